// differences.js: the table of what a page tells of an exercise and the command line does not, or the other way round.
// usage: node differences.js OBJECTS KEYS CHAPTER or CHAPTER/NAME...      from the top of the project; exit status 1 if there is a difference
//
// For each exercise its starter must fail, its answer pass, and each wrong answer be refused, with the same sentences as by classroom/try with
// clang and the plain runner of tests.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { read } from './files.js';
import { load } from './machine/toolchain.js';
import { trialOf } from './try-in-node.js';

const [objects, keys, ...wanted] = process.argv.slice(2);
const names = wanted.flatMap((name) => name.includes('/') ? [name] : readdirSync(`tangled/exercises/${name}`).sort().map((own) => `${name}/${own}`));

// What is another on each machine, or each time: addresses, how much memory there is, where the chapters are, and times.
const plain = (text) => text.replace(/^chapters\/[^ ]*: /gm, '').replace(/0x[0-9a-f]{6,}\b/g, 'ADDRESS').replace(/at \d+ MB/, 'at N MB')
  .replace(/\b\d+ us, where \d+ are allowed/, 'N us, where N are allowed').trim();

// What a page says in other words, all of it: by the command line's words, the page's.
const OTHERWISE = [
  // SIMDe only assumes that a vector is aligned, and does not say whether it is loaded or stored.
  [/(load of|store to) misaligned address ADDRESS for type '.*m128i' \(vector of .*\), which/, 'use of misaligned address ADDRESS, which'],
];

// A line that the page alone can tell is no difference: where compilers merge what two lines do, it belongs to neither.
function isSame(page, command) {
  const expected = OTHERWISE.reduce((text, [pattern, words]) => text.replace(pattern, words), plain(command));
  const line = / \(line \d+\)/;
  return plain(page).replace(line.test(expected) ? '' : line, '') === expected;
}

function byCommandLine(name, file) {
  const environment = { ...process.env, CC: 'clang', CRITERION: 'no', BUILD: 'build/live/native', LIBRARY: 'build/libnibble.a' };
  const { stdout, stderr, status } = spawnSync('classroom/exercise', ['judge', name, file], { encoding: 'utf8', env: environment });
  return { told: stdout + stderr, solved: status === 0 };
}

await load();
let differences = 0, tried = 0;
function tell(file, what, ...texts) {
  differences++;
  console.log([`${file}: ${what}`, ...texts].join('\n') + '\n');
}

for (const name of names) {
  const folder = `tangled/exercises/${name}`;
  const trial = trialOf(name, objects, keys);
  for (const file of readdirSync(folder).filter((other) => /^(starter|answer|wrong-.*)\.c$/.test(other)).sort()) {
    const path = `${folder}/${file}`;
    const page = await trial.solution(name, read(path), path);
    const command = byCommandLine(name, path);
    tried++;
    if (page.solved !== (file === 'answer.c')) tell(path, page.solved ? 'is taken for right' : 'is refused', page.told);
    if (!isSame(page.told, command.told)) tell(path, 'the page tells', page.told, 'and the command line', command.told);
  }
}
console.log(`${[...new Set(names.map((name) => name.split('/')[0]))]}: ${tried} files of ${names.length} exercises tried, ${differences} differences`);
process.exit(differences ? 1 : 0);
