// known.js: what a page's compiler knows of the project.

import { join } from 'node:path';
import { filesIn, read, simde } from './files.js';

const HERE = new URL('.', import.meta.url).pathname;
const SCRIPTS = ['exercise.mk', 'try', 'explain.awk', 'failures.awk'];

// What all exercises and programs share.
export function shared() {
  const files = { ...filesIn('tangled/include'), ...filesIn('tangled/harness'), ...simde(), ...filesIn(join(HERE, 'machine/include'), /\.h$/, 'machine/include') };
  for (const script of SCRIPTS) files['classroom/' + script] = read('classroom/' + script);
  return files;
}

// What one exercise has besides: nothing that gives its answer away.
export function ownOf(name, keysAt) {
  const folder = `tangled/exercises/${name}`;
  const files = filesIn(folder, /^(task\.md|starter\.c|questions\.c|tests\.c)$/);
  for (const part of ['key', 'mistakes']) files[`${folder}/${part}`] = read(join(keysAt, name, part));
  return files;
}
