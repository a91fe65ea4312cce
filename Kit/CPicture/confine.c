// The C library shows the flags of `clone` and the newer file actions only when asked.
#define _GNU_SOURCE

#include "CPicture.h"

#include <errno.h>
#include <sys/resource.h>

static int limit(int resource, unsigned long long most) {
  struct rlimit limits = {.rlim_cur = (rlim_t)most, .rlim_max = (rlim_t)most};
  return setrlimit(resource, &limits) == 0 ? 0 : errno;
}

#ifdef __linux__

#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>

int fieldday_confine_resources(unsigned long long most_memory, unsigned long long seconds) {
  int failure = limit(RLIMIT_AS, most_memory);
  if (failure == 0) failure = limit(RLIMIT_CPU, seconds);
  if (failure == 0) failure = limit(RLIMIT_FSIZE, 0);
  if (failure == 0) failure = limit(RLIMIT_CORE, 0);
  if (failure == 0) failure = limit(RLIMIT_NOFILE, 16);
  if (failure == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) failure = errno;
  // Nobody else may look into this process or trace it.
  if (failure == 0 && prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) failure = errno;
  return failure;
}

// What decoding needs once everything is loaded.
static const int needed[] = {
  SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(close), SCMP_SYS(lseek), SCMP_SYS(fstat),
  SCMP_SYS(newfstatat), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(madvise),
  SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(rt_sigaction),
  SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(gettid),
  SCMP_SYS(getpid), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity), SCMP_SYS(clock_gettime),
  SCMP_SYS(clock_nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(getrandom), SCMP_SYS(sysinfo),
  SCMP_SYS(getrusage), SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(restart_syscall),
};

static int allow(scmp_filter_ctx filter) {
  int failure = 0;
  for (size_t index = 0; failure == 0 && index < sizeof needed / sizeof *needed; index++) {
    failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, needed[index], 0);
  }
  // Memory, but none that is run.
  const struct scmp_arg_cmp not_run = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
  if (failure == 0) failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, not_run);
  if (failure == 0) {
    failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, not_run);
  }
  // Threads, but no processes. The newer call hides its flags from filters; the C library goes back
  // to the older one where it is absent.
  const struct scmp_arg_cmp thread = SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
  if (failure == 0) failure = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, thread);
  if (failure == 0) {
    failure = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
  }
  return failure;
}

int fieldday_confine_calls(void) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return ENOMEM;
  // For every thread there is.
  int failure = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  if (failure == 0) failure = allow(filter);
  if (failure == 0) failure = seccomp_load(filter);
  seccomp_release(filter);
  return -failure;
}

int fieldday_spawn_without_descriptors(posix_spawn_file_actions_t *actions) {
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
}

#else

int fieldday_confine_resources(unsigned long long most_memory, unsigned long long seconds) {
  (void)most_memory;
  return limit(RLIMIT_CPU, seconds);
}

// Other systems have no such filter. A process that cannot be confined decodes nothing.
int fieldday_confine_calls(void) { return ENOSYS; }

int fieldday_spawn_without_descriptors(posix_spawn_file_actions_t *actions) {
  (void)actions;
  return 0;
}

#endif
