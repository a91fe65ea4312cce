// libcurl for Swift, which cannot call the variadic curl_easy_setopt.
#ifndef FIELDDAY_CCURL_SHIM_H
#define FIELDDAY_CCURL_SHIM_H

#include <curl/curl.h>

typedef size_t (*fieldday_curl_bytes)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode fieldday_curl_prepare(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode fieldday_curl_text(CURL *curl, CURLoption option, const char *value) {
  return (curl_easy_setopt)(curl, option, value);
}

static inline CURLcode fieldday_curl_number(CURL *curl, CURLoption option, long value) {
  return (curl_easy_setopt)(curl, option, value);
}

static inline CURLcode fieldday_curl_size(CURL *curl, CURLoption option, long long value) {
  return (curl_easy_setopt)(curl, option, (curl_off_t)value);
}

static inline CURLcode fieldday_curl_list(CURL *curl, CURLoption option, struct curl_slist *list) {
  return (curl_easy_setopt)(curl, option, list);
}

static inline CURLcode fieldday_curl_read(CURL *curl, fieldday_curl_bytes read, void *context) {
  CURLcode code = (curl_easy_setopt)(curl, CURLOPT_READFUNCTION, read);
  return code ? code : (curl_easy_setopt)(curl, CURLOPT_READDATA, context);
}

static inline CURLcode fieldday_curl_write(CURL *curl, fieldday_curl_bytes write, void *context) {
  CURLcode code = (curl_easy_setopt)(curl, CURLOPT_WRITEFUNCTION, write);
  return code ? code : (curl_easy_setopt)(curl, CURLOPT_WRITEDATA, context);
}

static inline long fieldday_curl_status(CURL *curl) {
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

#endif
