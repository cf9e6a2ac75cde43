/* version.h: the version of the headers, and that of the library. */
#ifndef NB_VERSION_H
#define NB_VERSION_H

/** The version of these headers, as text. */
#define NB_VERSION "0.1.0"
/** Its first number: a new one may break programs. */
#define NB_VERSION_MAJOR 0
/** The second: a new one adds to the library (0.x: may break). */
#define NB_VERSION_MINOR 1
/** The third: a new one repairs the library. */
#define NB_VERSION_PATCH 0
/** The three as one number that grows, for #if: 10203 is 1.2.3. */
#define NB_VERSION_NUMBER 100

#ifdef __cplusplus
extern "C" {
#endif
/** Return the version of the library that runs, such as "0.1.0". */
const char *nb_version(void);

/** Return it as a number, as NB_VERSION_NUMBER is one. */
unsigned nb_version_number(void);

#ifdef __cplusplus
}
#endif
#endif
