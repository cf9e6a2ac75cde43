// A few pages that hold every kind of part that the book has. A kind is an element with its classes; drawings are not looked into.
import { readFileSync } from 'node:fs';
import { DIRECTORY, pages } from './browser.js';

const withoutContents = html => html.replace(/(<(script|style|svg)\b[^>]*>)[\s\S]*?(<\/\2>)/gi, '$1$3');

function kindsOf(html) {
  const elements = withoutContents(html).matchAll(/<([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/gi);
  return new Set([...elements].map(([, tag, attributes]) =>
    [tag, ...(/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/).filter(Boolean).sort()].join('.')));
}

// Takes the page that shows the most kinds not shown yet for its length, until all are shown.
function fewest(candidates) {
  const chosen = [], missing = new Set(candidates.flatMap(({ kinds }) => [...kinds]));
  const worth = ({ kinds, length }) => [...kinds].filter(kind => missing.has(kind)).length / (length + 50000);
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => worth(other) > worth(one) ? other : one);
    best.kinds.forEach(kind => missing.delete(kind));
    chosen.push(best.name);
  }
  return chosen.sort();
}

const read = name => readFileSync(`${DIRECTORY}/${name}.html`, 'utf8');

// With NIGHTLY=yes all pages.
export const sample = process.env.NIGHTLY ? pages
  : fewest(pages.map(name => ({ name, length: read(name).length, kinds: kindsOf(read(name)) })));
