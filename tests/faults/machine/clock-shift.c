/*
 * Loaded into a process by LD_PRELOAD: moves its wall clock by the whole seconds that stand in the file CLOCK_SHIFT_FILE, a signed
 * 64-bit integer. The file is mapped, so a change holds from the next reading on, in every process. The monotonic clock is left alone.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static const int64_t none = 0;
static const volatile int64_t *shift = &none;

__attribute__((constructor)) static void map_shift(void) {
  const char *path = getenv("CLOCK_SHIFT_FILE");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *mapped = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
  if (mapped != MAP_FAILED) shift = mapped;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int status = real(clock, now);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *shift;
  return status;
}

/* <sys/time.h> is not included: it declares that `now` is never null, and callers pass null. */
int gettimeofday(struct timeval *now, void *zone) {
  struct timespec read;
  (void)zone;
  if (now == NULL) return 0;
  clock_gettime(CLOCK_REALTIME, &read);
  now->tv_sec = read.tv_sec;
  now->tv_usec = read.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *now) {
  struct timespec read;
  clock_gettime(CLOCK_REALTIME, &read);
  if (now != NULL) *now = read.tv_sec;
  return read.tv_sec;
}
