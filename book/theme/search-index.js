// The index of the search, made by lunr of searchDocuments (search-data.js, described in book/weave/search.lua), and what it finds.
//
//   await searchIndex.make()      in slices, so that the page stays awake
//   searchIndex.find(text)        places, the best first: { document, snippet }; a snippet is a list of { text, code, hit }
//
// The best place has all words, and has them as whole words: first as the identifier that it defines, then in its title, then
// as a term that it defines in bold, then in its code or prose, ranked by how much. After these come places that have them as the beginning
// of words. Of equals, sections come before single names, exercises and answers.
'use strict';

const searchIndex = (() => {
  const inline = /`([^`]*)`/g;
  const prose = document => [...document.text.map(text => text.replace(inline, ' ')), ...document.code.map(searchWords.comments)];
  const code = document => document.names.length ? [] : [...document.text.map(text => [...text.matchAll(inline)].map(match => match[1]).join('\n')), ...document.code];

  const FIELDS = {
    name: { of: document => document.names.map(searchWords.plain), rank: 0, boost: 10 },
    title: { of: document => document.names.length ? [] : searchWords.ofTitle(document.title), rank: 1, boost: 10 },
    term: { of: document => document.terms.flatMap(searchWords.ofTitle), rank: 2, boost: 2 },
    part: { of: document => document.names.map(searchWords.plain).flatMap(searchWords.parts), rank: 3, boost: 1 },
    text: { of: document => [...prose(document).flatMap(searchWords.ofProse), ...code(document).flatMap(searchWords.ofCode)], rank: 3, boost: 1 },
  };
  const SHOWN = ['title', 'term'];
  const STEMMED = [...SHOWN, 'text'];
  const WHOLE = ['name', 'part', 'text'];
  const BEGINNING = 4;   // added to the rank of a match that is the beginning of a word only
  const KINDS = { section: 0, term: 0, name: 1, exercise: 2, answer: 3 };
  const MOST = 20;

  let index;

  const pause = () => new Promise(resolve => setTimeout(resolve));

  async function make() {
    const builder = new lunr.Builder();
    builder.ref('number');
    builder.b(0.25);   // how often a word is used counts for more than how short the section is
    builder.tokenizer = words => words.map(word => new lunr.Token(word));
    for (const [name, { of, boost }] of Object.entries(FIELDS)) {
      builder.field(name, { extractor: ({ document }) => of(document), boost });
    }
    let since = performance.now();
    for (const [number, document] of searchDocuments.entries()) {
      builder.add({ number, document });
      if (performance.now() - since > 20) {
        await pause();
        since = performance.now();
      }
    }
    index = builder.build();
  }

  const exact = word => index.query(query => {
    query.term(word, { fields: WHOLE, usePipeline: false });
    if (searchWords.isStop(word)) return;
    query.term(searchWords.stem(word), { fields: searchWords.isKeyword(word) ? SHOWN : STEMMED, usePipeline: false });
  });

  const beginning = word => index.query(query => {
    query.term(word, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
  });

  function bestRank(result) {
    const fields = Object.values(result.matchData.metadata).flatMap(Object.keys);
    return Math.min(...fields.map(field => FIELDS[field].rank));
  }

  // Where a word is: number of the document -> { rank, score }.
  function placesOf(word) {
    const places = new Map();
    for (const result of exact(word)) places.set(result.ref, { rank: bestRank(result), score: result.score });
    if (word.length < 2 || searchWords.isOperator(word)) return places;
    for (const result of beginning(word)) {
      if (!places.has(result.ref)) places.set(result.ref, { rank: bestRank(result) + BEGINNING, score: result.score });
    }
    return places;
  }

  // The places of all words; or of as many as any place has.
  function placesOfAll(words) {
    const all = new Map();
    for (const word of words) {
      for (const [number, { rank, score }] of placesOf(word)) {
        const place = all.get(number) || { document: searchDocuments[number], words: 0, rank: 0, score: 0 };
        all.set(number, { ...place, words: place.words + 1, rank: place.rank + rank, score: place.score + score });
      }
    }
    const most = Math.max(...[...all.values()].map(place => place.words));
    return [...all.values()].filter(place => place.words === most);
  }

  const kind = place => KINDS[place.document.kind];
  const better = (a, b) => a.rank - b.rank || kind(a) - kind(b) || b.score - a.score;

  // Snippets

  const TOKEN = /`|[\w/]+\.h\b|[\p{L}_][\p{L}\p{N}_]*|\d[\w.]*|[-+*/%&|^~!<>=?]+/gu;

  function isHit(token, words, isCode) {
    const word = searchWords.plain(token);
    return words.some(wanted => {
      if (searchWords.isKeyword(wanted)) return isCode && word === wanted;
      return word === wanted || searchWords.parts(word).includes(wanted) || (wanted.length > 1 && word.startsWith(wanted)) ||
        (!isCode && searchWords.stem(word) === searchWords.stem(wanted));
    });
  }

  // A text as stretches of { text, code, hit }.
  function stretches(text, words, allCode) {
    const list = [];
    let isCode = allCode, from = 0;
    const put = (piece, hit) => { if (piece) list.push({ text: piece, code: isCode, hit }); };
    for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
      const isQuote = token === '`' && !allCode;
      if (!isQuote && !isHit(token, words, isCode)) continue;
      put(text.slice(from, at), false);
      if (isQuote) isCode = !isCode; else put(token, true);
      from = at + token.length;
    }
    put(text.slice(from), false);
    return list;
  }

  // Long stretches without a hit are cut, and what comes late is left out.
  function shortened(list) {
    const first = list.findIndex(stretch => stretch.hit);
    const cut = list.slice(Math.max(first - 3, 0)).map(stretch => ({ ...stretch }));
    if (first > 0 && cut[0].text.length > 60) cut[0].text = '… ' + cut[0].text.slice(-60).replace(/^\S*\s/, '');
    let room = 170;
    return cut.filter(stretch => {
      if (room < 12) return false;
      if (stretch.text.length > room && !stretch.hit) stretch.text = stretch.text.slice(0, room).replace(/\s\S*$/, '') + ' …';
      room -= stretch.text.length;
      return true;
    });
  }

  // The line of the document with the most hits; of a name, its contract.
  function snippet(document, words) {
    const lines = document.code.flatMap(text => text.split('\n')).map(line => line.trim());
    const candidates = [...document.text.map(text => stretches(text, words, false)),
      ...(document.names.length && document.text.length ? [] : lines.map(line => stretches(line, words, true)))];
    const hits = list => list.filter(stretch => stretch.hit).length;
    return shortened(candidates.reduce((best, list) => hits(list) > hits(best) ? list : best, candidates[0] || []));
  }

  function find(text) {
    const words = searchWords.ofQuery(text);
    const places = placesOfAll(words).sort(better).slice(0, MOST);
    return places.map(({ document }) => ({ document, snippet: snippet(document, words) }));
  }

  return { make, find };
})();
