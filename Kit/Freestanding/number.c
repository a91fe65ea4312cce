#include "freestanding.h"

/* A whole number without a sign, the lowest limb first. */
enum { limbs = 132 };
typedef struct {
  uint32_t limb[limbs];
  int count;
} Whole;

/* More digits than any double between two others needs to be told from both. */
enum { digitsMost = 800 };
/* Tens beyond which everything is infinite, and below which everything is nothing. */
enum { tensMost = 310, tensLeast = -326 };
/* The bits of a double's whole part, and the power of two of the last bit of the smallest. */
enum { precision = 53, lowest = -1074 };
static const uint64_t infinite = (uint64_t)0x7FF << 52;

static void multiply(Whole *whole, uint32_t factor, uint32_t more) {
  uint64_t carry = more;
  for (int i = 0; i < whole->count; i++) {
    carry += (uint64_t)whole->limb[i] * factor;
    whole->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) whole->limb[whole->count++] = (uint32_t)carry;
}

static void multiplyByTens(Whole *whole, int tens) {
  for (; tens >= 9; tens -= 9) multiply(whole, 1000000000, 0);
  for (; tens > 0; tens--) multiply(whole, 10, 0);
}

static void doubled(Whole *whole, int times) {
  for (; times >= 31; times -= 31) multiply(whole, 1u << 31, 0);
  if (times > 0) multiply(whole, 1u << times, 0);
}

static int bits(const Whole *whole) {
  return 32 * whole->count - __builtin_clz(whole->limb[whole->count - 1]);
}

/* Takes `less` away where that is not more. Gives whether it did. */
static int subtract(Whole *whole, const Whole *less) {
  if (whole->count < less->count) return 0;
  if (whole->count == less->count) {
    int i = whole->count - 1;
    while (i > 0 && whole->limb[i] == less->limb[i]) i--;
    if (whole->limb[i] < less->limb[i]) return 0;
  }
  uint64_t borrow = 0;
  for (int i = 0; i < whole->count; i++) {
    const uint64_t other = i < less->count ? less->limb[i] : 0;
    const uint64_t rest = (uint64_t)whole->limb[i] - other - borrow;
    whole->limb[i] = (uint32_t)rest;
    borrow = rest >> 63;
  }
  while (whole->count > 0 && !whole->limb[whole->count - 1]) whole->count--;
  return 1;
}

/* The double nearest to a fraction of two numbers that are not 0; of two as near, the even one. */
static double nearest(Whole *above, Whole *below) {
  /* The power of two of the first bit, and then of the last. */
  int power = bits(above) - bits(below);
  doubled(power > 0 ? below : above, power > 0 ? power : -power);
  uint64_t quotient = 0;
  for (int i = 0; i < 64; i++) {
    quotient = quotient << 1 | (uint64_t)subtract(above, below);
    doubled(above, 1);
  }
  power -= 63;
  /* What does not fit is rounded away; a small number has fewer bits. */
  int dropped = 64 - __builtin_clzll(quotient) - precision;
  if (dropped < lowest - power) dropped = lowest - power;
  if (dropped > 64) return 0;
  const uint64_t half = (uint64_t)1 << (dropped - 1);
  const uint64_t rest = dropped == 64 ? quotient : quotient & (half * 2 - 1);
  quotient = dropped == 64 ? 0 : quotient >> dropped;
  if (rest > half || (rest == half && (above->count || (quotient & 1)))) quotient++;
  /* Its bits: the first of 53 is not written, one that was carried counts as a power. */
  const uint64_t first = (uint64_t)1 << (precision - 1);
  if (quotient >= first) quotient += (uint64_t)(power + dropped - lowest) * first;
  if (quotient > infinite) quotient = infinite;
  union {
    uint64_t bits;
    double number;
  } result = {quotient};
  return result.number;
}

const char *freestanding_number(const char *text, double *number) {
  const int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  Whole above = {.count = 0}, below = {.limb = {1}, .count = 1};
  /* Digits that were read but for zeros at the beginning, the tens by which they are too large,
     and whether there are more that were left out. */
  int digits = 0, hasDigits = 0, hasPoint = 0, isMore = 0;
  int64_t tens = 0;
  for (;; text++) {
    if (*text == '.' && !hasPoint) {
      hasPoint = 1;
      continue;
    }
    const unsigned digit = (unsigned)*text - '0';
    if (digit > 9) break;
    hasDigits = 1;
    if (hasPoint) tens--;
    if (!digits && !digit) continue;
    if (digits < digitsMost) {
      digits++;
      multiply(&above, 10, digit);
    } else {
      tens++;
      isMore |= digit != 0;
    }
  }
  if (!hasDigits) return 0;
  if (*text == 'e' || *text == 'E') {
    const char *at = text + 1;
    const int isSmall = *at == '-';
    if (*at == '-' || *at == '+') at++;
    if ((unsigned)*at - '0' <= 9) {
      int64_t power = 0;
      for (; (unsigned)*at - '0' <= 9; at++)
        if (power < 1000000000000) power = power * 10 + (*at - '0');
      tens += isSmall ? -power : power;
      text = at;
    }
  }
  /* A last digit stands for all that were left out: it is above every double and every half of
     two, and below the next. */
  if (isMore) {
    multiply(&above, 10, 1);
    digits++;
    tens--;
  }
  double size = 0;
  if (digits && tens + digits > tensMost) {
    size = __builtin_inf();
  } else if (digits && tens + digits > tensLeast) {
    multiplyByTens(tens > 0 ? &above : &below, (int)(tens > 0 ? tens : -tens));
    size = nearest(&above, &below);
  }
  *number = isNegative ? -size : size;
  return text;
}
