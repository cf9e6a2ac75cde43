// files.js: reads folders of the project.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function read(path) { return readFileSync(path, 'utf8'); }

// All files below a folder whose names match, by their path, of which the folder's own may be another.
export function filesIn(folder, matches = /./, as = folder) {
  const files = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) Object.assign(files, filesIn(path, matches, `${as}/${entry.name}`));
    else if (matches.test(entry.name)) files[`${as}/${entry.name}`] = read(path);
  }
  return files;
}

// SIMDe's headers, which give vectors to any processor. The compiler's file system knows no folder above a folder.
export function simde() {
  const files = filesIn('/usr/include/simde', /\.h$/, 'simde/simde');
  for (const path in files) files[path] = files[path].replace(/#(\s*)include "\.\.\/([^"]+)"/g, '#$1include <simde/$2>');
  return files;
}
