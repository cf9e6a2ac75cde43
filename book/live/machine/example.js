// example.js: compiles and runs a program that the book shows.

import { absentFor } from './absent.js';
import { headersOf, needsVectors } from './exercise.js';
import { newShell } from './shell.js';
import * as toolchain from './toolchain.js';

const FLAGS = ['-std=c11', '-O2', '-g', '-Wall', '-Wno-unused-command-line-argument', '-Itangled/include', '-Itangled/harness'];
// What the sanitizers report is told in words.
const REPORT = /^(.*: runtime error: |.*AddressSanitizer: |(READ|WRITE) of size |The signal is caused |located \d|hard rss limit).*\n/gm;
const SECONDS = 10;
const PARTS = ['addresses.o', 'undefined.o', 'libnibble.a'];

export class Example {
  constructor({ files, objects, run, note = () => {} }) {
    Object.assign(this, { files, objects, start: run, note });
  }

  // What a program tells: printed is its own, told is what is said of it.
  // The book's own text is compiled as the build does it, and what a reader has edited with the sanitizers.
  async run(path, text, { isEdited = false, args = [] } = {}) {
    this.name = path.replace(/.*\//, '');
    this.shell = newShell({ [this.name]: text, 'classroom/explain.awk': this.files['classroom/explain.awk'] });
    this.note('compile');
    const vectors = needsVectors(text);
    const compiled = await toolchain.compile(this.name, { ...headersOf(this.files, vectors), [this.name]: text }, FLAGS, { vectors, checked: isEdited });
    if (!compiled.ok) return { told: 'It does not compile:\n' + await this.explain(['-v of=compiler', '-v kind=error', `-v source=${this.name}`], compiled.text) };
    const absent = isEdited ? absentFor(text).map(({ said }) => said + '\n').join('') : '';
    this.note('link');
    const linked = await toolchain.link({ 'program.o': compiled.object, ...Object.fromEntries(PARTS.map((part) => [part, this.objects[part]])) });
    if (linked.lacksMain) return { told: 'A program starts with main, and this one has none.\n' };
    if (!linked.ok) return { told: await this.explain(['-v of=linker'], linked.text) + absent };
    this.note('run');
    const end = await this.start({ bytes: linked.program, args: [this.name.replace(/\.c$/, ''), ...args], isTerminal: true, seconds: SECONDS });
    return { printed: end.printed + end.errors.replace(REPORT, ''), told: await this.endOf(end, linked.program) + absent };
  }

  async endOf(end, program) {
    const wasStopped = typeof end.status === 'string' || end.stack || end.status > 128;
    if (!wasStopped) return end.status === 0 ? '' : `It ends with status ${end.status}.\n`;
    const how = end.status === 'time' ? 137 : end.status === 'output' ? 153 : end.status;
    const options = ['-v of=end', `-v ended=${how}`, `-v file=${this.name}`, `-v limit='${SECONDS} seconds'`, '-v memory=128', `-v output='10 MB'`, '-v quote=yes', '-v shown=yes'];
    return this.explain(options, end.errors + await toolchain.placesOf(end.stack, program));
  }

  async explain(options, log) {
    await this.shell.writeFile('/book/log', log);
    const { stdout } = await this.shell.exec(`awk ${options.join(' ')} -f classroom/explain.awk log`);
    return stdout;
  }
}
