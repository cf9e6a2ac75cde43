// index-search.js: makes the index of the search, which takes seconds, when the book is woven: lunr's own, of the documents in
// search-data.js (described in search.lua), as a script that sets searchTerms.
// usage: node book/weave/index-search.js FOLDER > FOLDER/search-terms.js        the folder of the pages, with the scripts of the search
//
// Prose is stemmed and loses its stop words. C keeps every identifier, keyword, number and operator whole; its identifiers count in
// parts as well. What one word is, the pages have to know too: search-words.js tells both.
'use strict';

const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const vm = require('node:vm');

const folder = resolve(process.argv[2]);
const lunr = globalThis.lunr = require(`${folder}/lunr.js`);
for (const file of ['search-data.js', 'search-words.js']) vm.runInThisContext(readFileSync(`${folder}/${file}`, 'utf8'), file);
const { stem, isStop, isKeyword, isOperator, parts, plain } = vm.runInThisContext('searchWords');

// Words

const PROSE = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;   // 2.4 is one word: that of an exercise, of a section
const CODE = /[\w/]+\.h\b|[a-z_]\w*|\d[\w.]*|[-+*/%&|^~!<>=?]+/gi;
const OPERATOR = /<<=|>>=|->|\+\+|--|<<|>>|&&|\|\||[-+*/%&|^<>=!]=|./g;
const COMMENT_OR_TEXT = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/g;
const CHUNK_USE = /‹[^›]*›/g;

function ofTitle(text) {
  const words = (text.toLowerCase().match(PROSE) || []).map(plain);
  return words.filter(word => !isStop(word)).flatMap(word => [...new Set([word, stem(word), ...parts(word)])]);
}

const ofProse = text => ofTitle(text).filter(word => !isKeyword(word));

function ofToken(token) {
  const word = plain(token);
  return isOperator(token) ? [...new Set([word, ...word.match(OPERATOR)])] : [word, ...parts(word)];
}

// x & ~y has &~ as well as & and ~. The name of a chunk is prose.
function ofCode(code) {
  const bare = code.replace(COMMENT_OR_TEXT, ' ').replace(CHUNK_USE, ' ');
  const joined = bare.replace(/([-+*/%&|^~!<>=?]) +(?=[-+*/%&|^~!<>=?])/g, '$1');
  return (joined.match(CODE) || []).flatMap(ofToken);
}

const comments = code => (code.match(COMMENT_OR_TEXT) || []).join(' ');

// The index

const inline = /`([^`]*)`/g;
const prose = document => [...document.text.map(text => text.replace(inline, ' ')), ...document.code.map(comments)];
const code = document => document.names.length ? [] : [...document.text.map(text => [...text.matchAll(inline)].map(match => match[1]).join('\n')), ...document.code];

const FIELDS = {
  name: { of: document => document.names.map(plain), boost: 10 },
  title: { of: document => document.names.length ? [] : ofTitle(document.title), boost: 10 },
  term: { of: document => document.terms.flatMap(ofTitle), boost: 2 },
  part: { of: document => document.names.map(plain).flatMap(parts), boost: 1 },
  text: { of: document => [...prose(document).flatMap(ofProse), ...code(document).flatMap(ofCode)], boost: 1 },
};

function indexOf(documents) {
  const builder = new lunr.Builder();
  builder.ref('number');
  builder.b(0.25);   // how often a word is used counts for more than how short the section is
  builder.tokenizer = words => words.map(word => new lunr.Token(word));
  for (const [name, { of, boost }] of Object.entries(FIELDS)) {
    builder.field(name, { extractor: ({ document }) => of(document), boost });
  }
  for (const [number, document] of documents.entries()) builder.add({ number, document });
  return builder.build();
}

// A browser reads JSON in a string faster than what the string says.
const json = JSON.stringify(indexOf(searchDocuments));
process.stdout.write(`var searchTerms = JSON.parse('${json.replace(/[\\']/g, '\\$&')}');\n`);
