// exercise.js: tries a solution by the very script of the command line, classroom/try, in a shell that is JavaScript. What try calls to compile,
// to link and to run a program is answered here by clang and by a program's worker.

import { TOP, newShell, said } from './shell.js';
import * as toolchain from './toolchain.js';

const VECTORS = /simd\.h|_sse2|_avx2|mm_|m128|m256/;

const RUN = `#!/bin/sh
run-program "$@"
status=$?
cat run/errors >&2
cat run/printed
exit $status
`;

// A compiler's and a page's words for one machine, as know_machine of classroom/try keeps them.
const MACHINE = (asked) => asked + "\nexport sanitize='' criterion='' simde='' vectors=yes avx2=yes\n";

// POSIX's cksum.
const TABLE = Array.from({ length: 256 }, (_, i) => {
  let word = i << 24;
  for (let k = 0; k < 8; k++) word = word & 0x80000000 ? word << 1 ^ 0x04C11DB7 : word << 1;
  return word;
});
function checksum(bytes) {
  let sum = 0;
  const add = (byte) => { sum = sum << 8 ^ TABLE[(sum >>> 24 ^ byte) & 255]; };
  bytes.forEach(add);
  for (let length = bytes.length; length > 0; length = Math.floor(length / 256)) add(length & 255);
  return `${~sum >>> 0} ${bytes.length}\n`;
}
const bytesOf = (latin1) => Uint8Array.from(latin1, (character) => character.charCodeAt(0) & 255);

// The flags that exercise.mk compiles with, without those that name a sanitizer.
export function flagsOf(makefile) {
  const [, flags] = makefile.match(/^flags\s*=\s*(.*)$/m);
  return flags.replace(/\$\(if \$\(sanitize\),(.*?)\)/, '$1').replace('$(sanitize)', '').trim().split(/\s+/);
}

// Those of the vectors are many.
export function headersOf(files, vectors) {
  const wanted = vectors ? /^(tangled\/include|tangled\/harness|machine|simde)\// : /^(tangled\/include|tangled\/harness|machine)\//;
  return Object.fromEntries(Object.entries(files).filter(([path]) => wanted.test(path)));
}

// The vectors' headers take longer than any solution.
export function needsVectors(...texts) {
  return texts.some((text) => VECTORS.test(text));
}

// files: what the project has, by path. objects: compiled before, by path. run: starts a program, see run_program below.
// Tests that compare times are run without the sanitizers' calls, of which each load and store has one, unless they compare none with sanitizers. The
// questions are always asked with them.
export function measuresTime(tests) { return /\bclock\(\)/.test(tests) && !/address_sanitizer/.test(tests); }

export class Trial {
  constructor({ files, objects, run, note = () => {} }) {
    Object.assign(this, { files, objects, run, note });
    this.flags = flagsOf(files['classroom/exercise.mk']);
    this.programs = {};
  }

  // Of name, as 01-nibbles/bcd-add-byte, what classroom/try tells of a text; solved says whether it is right.
  async solution(name, text) {
    this.name = name;
    this.vectors = needsVectors(text, ...Object.entries(this.files).filter(([path]) => path.startsWith(`tangled/exercises/${name}/`)).map(([, content]) => content));
    this.headers = headersOf(this.files, this.vectors);
    this.shell = this.newShell();
    const file = `exercises/${name}.c`;
    await this.put(file, text);
    await this.put('build/exercises/machine', MACHINE(`# page page clang     `));
    const { stdout, stderr, exitCode } = await this.shell.exec(`classroom/try solution ${name} ${file}`);
    if (exitCode > 1) throw new Error(stdout + stderr);
    return { told: stdout, solved: exitCode === 0 };
  }

  newShell() {
    const own = Object.entries(this.files).filter(([path]) => path.startsWith('classroom/') || path.startsWith(`tangled/exercises/${this.name}/`) || path === 'build/weave/lines');
    const files = { ...Object.fromEntries(own), 'classroom/limited': RUN };
    const commands = { make: this.make, clang: this.clang, 'run-program': this.runProgram, cksum: this.cksum, cmp: this.cmp, uname: () => said('page page\n') };
    return newShell(files, Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, (args, context) => command.call(this, args, context)])));
  }
  put(path, content) { return this.shell.fs.writeFile(TOP + path, content); }
  async get(path) { return this.shell.fs.readFile(TOP + path.replace(/^\.\//, '')); }

  // The targets that exercise.mk has, of which those that are not the solution's were made before.
  async make(args) {
    for (const target of args.slice(args.indexOf('-f') + 2)) {
      const path = target.replace(/^\.\//, '');
      const make = path.endsWith('/tried.o') ? this.object : /\.(asked|tests)$/.test(path) ? this.program : undefined;
      if (make && !await make.call(this, path)) return said('', 1);
    }
    return said();
  }
  async object(path) {
    this.note('compile');
    this.tried = await this.compiled(path, true);
    return this.tried !== undefined;
  }
  async compiled(path, checked) {
    const source = `exercises/${this.name}.c`;
    const files = { ...this.headers, [source]: await this.get(source), 'build/exercises/main.h': await this.get('build/exercises/main.h') };
    const result = await toolchain.compile(source, files, [...this.flags, '-Itangled/include', '-include', 'build/exercises/main.h'], { vectors: this.vectors, checked });
    await this.put(path + '.log', result.text);
    return result.object;
  }
  async program(path) {
    this.note('link');
    const withQuestions = path.endsWith('.asked');
    const from = (file) => this.objects[`${this.name}/${file}`];
    const parts = withQuestions ? { 'questions.o': from('questions.o'), 'exam.o': this.objects['exam.o'] } : { 'tests.o': from('tests.o') };
    const tried = withQuestions || !measuresTime(this.files[`tangled/exercises/${this.name}/tests.c`]) ? this.tried : await this.compiled('tried.o', false);
    const result = await toolchain.link({ 'tried.o': tried, ...parts, 'addresses.o': this.objects['addresses.o'],
      'undefined.o': this.objects['undefined.o'], 'libnibble.a': this.objects['libnibble.a'] });
    await this.put(path + '.log', result.text);
    this.programs[path] = result.program;
    return result.ok;
  }

  // Only what say_declared asks.
  async clang(args) {
    if (args[0] === '--version') return said('clang\n');
    const names = args.filter((arg, i) => /\.[ch]$/.test(arg) || args[i - 1] === '-include').map((path) => path.replace(/^\.\//, ''));
    const files = { ...this.headers };
    for (const name of names) files[name] = await this.get(name);
    const result = await toolchain.look([...args.map((arg) => arg.replace(/^\.\//, '')), ...(this.vectors ? toolchain.VECTORS : [])], files);
    return said(result.text, result.ok ? 0 : 1);
  }

  // limited SECONDS INPUT PROGRAM ARGUMENT... What goes to descriptor 3 is put into the file that try gives it.
  async runProgram([seconds, input, path, ...args]) {
    const program = path.replace(/^\.\//, '');
    this.note(program.endsWith('.tests') ? 'test' : 'ask');
    const withList = /^(answer|report)$/.test(args[0]);
    const bytes = this.programs[program];
    const stdin = input === '/dev/null' ? '' : await this.get(input);
    const end = await this.run({ bytes, args: ['solution', ...args], input: new TextEncoder().encode(stdin), withList, seconds: Number(seconds) });
    await this.put('run/printed', end.printed);
    await this.put('run/errors', end.errors + await toolchain.placesOf(end.stack, bytes));
    if (withList) await this.put(program.replace(/asked$/, args[0] === 'answer' ? 'list' : 'verdict'), end.list);
    return said('', end.status === 'output' ? 153 : end.status === 'time' ? 137 : end.status);
  }

  // cmp -s FILE FILE
  async cmp([, ...paths], context) {
    const [one, other] = await Promise.all(paths.map((path) => context.fs.readFile(context.fs.resolvePath(context.cwd, path))));
    return said('', one === other ? 0 : 1);
  }
  async cksum(args, context) {
    const bytes = args[0] ? await context.fs.readFileBuffer(context.fs.resolvePath(context.cwd, args[0])) : bytesOf(context.stdin);
    return said(checksum(bytes));
  }
}
