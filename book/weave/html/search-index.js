// The index of the search, which lunr made of searchDocuments when the book was woven (book/weave/html/index-search), and what it finds.
//
//   searchIndex.find(text)        { places, instead }: places, the best first, each { document, title, snippet }, where title and
//                                 snippet are lists of { text, code, hit }; instead: the words that were looked for when there is
//                                 nothing for those given
//
// The best place has all words, and has them as whole words: first as the identifier that it defines, then in its title, then
// as a part of its identifier, then as a term that it defines in bold, then in its code or prose, ranked by how much. After these
// come places that have them as the beginning of words. Of equals, sections come before single names, exercises and answers.
'use strict';

const searchIndex = (() => {
  const RANKS = { name: 0, title: 1, part: 1.5, term: 2, text: 3 };   // by the field of the index that has the word
  const SHOWN = ['title', 'term'];
  const STEMMED = [...SHOWN, 'text'];
  const WHOLE = ['name', 'part', 'text'];
  const BEGINNING = 4;   // added to the rank of a match that is the beginning of a word only; there a part of a name is no more than prose
  const KINDS = { section: 0, term: 0, name: 1, exercise: 2, answer: 3 };
  const MOST = 20;

  const index = lunr.Index.load(searchTerms);

  const exact = word => index.query(query => {
    query.term(word, { fields: WHOLE, usePipeline: false });
    if (searchWords.isStop(word)) return;
    query.term(searchWords.stem(word), { fields: searchWords.isKeyword(word) ? SHOWN : STEMMED, usePipeline: false });
  });

  const beginning = word => index.query(query => {
    query.term(word, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
  });

  // What the index has that is one or two letters from a word, of the same length if it can be, and the most used: nibbel is nibble.
  function nearest(word) {
    const found = index.query(query => {
      query.term(word, { editDistance: word.length > 5 ? 2 : 1, usePipeline: false });
    });
    const counts = new Map();
    for (const term of found.flatMap(result => Object.keys(result.matchData.metadata))) counts.set(term, (counts.get(term) || 0) + 1);
    const off = term => Math.abs(term.length - word.length);
    return [...counts.keys()].sort((a, b) => off(a) - off(b) || counts.get(b) - counts.get(a))[0] || word;
  }

  const rankOf = (result, rank) => Math.min(...Object.values(result.matchData.metadata).flatMap(Object.keys).map(rank));
  const wholeRank = field => RANKS[field];
  const beginningRank = field => BEGINNING + Math.ceil(RANKS[field]) + (field === 'part');

  // Where a word is: number of the document -> { rank, score }.
  function placesOf(word) {
    const places = new Map();
    for (const result of exact(word)) places.set(result.ref, { rank: rankOf(result, wholeRank), score: result.score });
    if (word.length < 2 || searchWords.isOperator(word)) return places;
    for (const result of beginning(word)) {
      if (!places.has(result.ref)) places.set(result.ref, { rank: rankOf(result, beginningRank), score: result.score });
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
      const begins = part => part === wanted || (wanted.length > 1 && part.startsWith(wanted));
      return begins(word) || searchWords.parts(word).some(begins) || searchWords.stem(word) === searchWords.stem(wanted);
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

  // The last words before a hit, as many as have room.
  function leading(list, room) {
    const kept = [];
    for (const stretch of [...list].reverse()) {
      if (room <= 0) return [{ text: '… ', code: false, hit: false }, ...kept];
      const text = stretch.text.length <= room ? stretch.text : `… ${stretch.text.slice(-room).replace(/^\S*\s/, '')}`;
      kept.unshift({ ...stretch, text });
      if (text !== stretch.text) return kept;
      room -= text.length;
    }
    return kept;
  }

  // From a little before the first hit to where the room ends.
  function shortened(list) {
    const first = Math.max(list.findIndex(stretch => stretch.hit), 0);
    let room = 130;
    const rest = list.slice(first).map(stretch => ({ ...stretch })).filter(stretch => {
      if (room < 12) return false;
      if (stretch.text.length > room && !stretch.hit) stretch.text = stretch.text.slice(0, room).replace(/\s\S*$/, '') + ' …';
      room -= stretch.text.length;
      return true;
    });
    return [...leading(list.slice(0, first), 50), ...rest];
  }

  const hits = list => list.filter(stretch => stretch.hit).length;

  // The line of the document with the most hits; of a name its contract, or its declaration where the contract has none.
  function snippet(document, words) {
    const lines = document.code.flatMap(text => text.split('\n')).map(line => line.trim());
    const candidates = [...document.text.map(text => stretches(text, words, false)), ...lines.map(line => stretches(line, words, true))];
    if (document.names.length && candidates.length) return shortened(hits(candidates[0]) ? candidates[0] : candidates.find(hits) || candidates[0]);
    return shortened(candidates.reduce((best, list) => hits(list) > hits(best) ? list : best, candidates[0] || []));
  }

  function shown({ document }, words) {
    return { document, title: stretches(document.title, words, document.kind === 'name'), snippet: snippet(document, words) };
  }

  function find(text) {
    let words = searchWords.ofQuery(text), instead = '';
    let places = placesOfAll(words);
    if (places.length === 0) {
      words = words.map(nearest);
      places = placesOfAll(words);
      instead = words.join(' ');
    }
    return { places: places.sort(better).slice(0, MOST).map(place => shown(place, words)), instead };
  }

  return { find };
})();
