// absent.js: what a program finds on a machine and not on a page.

// Without what stops it, the book's own program isn't run at all.
const ABSENT = [
  { pattern: /<threads\.h>|pthread/, said: 'It starts threads, and a page has none.', stops: true },
  { pattern: /bench\.h|\bclock(_gettime)?\s*\(/, said: 'It measures time, and in a browser the result would say little.', stops: true },
  { pattern: /\b(fopen|freopen|tmpfile|opendir|open)\s*\(/, said: 'It opens files, and a page has none.' },
  { pattern: /\b(stdin|scanf|getchar|getline)\b/, said: 'It reads input, and a page gives it none.' },
  { pattern: /\b(getenv|setenv)\s*\(|\bNB_ISA\b|nb_features_for_isa/, said: 'It looks at the environment or the processor: a page has no variables, and neither SSE2 nor AVX2.' },
];

export function absentFor(text) {
  const code = text.replace(/\/\*[^]*?\*\//g, '');
  return ABSENT.filter(({ pattern }) => pattern.test(code));
}
