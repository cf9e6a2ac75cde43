// Words: how the search takes prose and C apart. Prose is stemmed and loses its stop words. C keeps every identifier, keyword, number
// and operator whole; its identifiers count in parts as well.
'use strict';

const searchWords = (() => {
  const PROSE = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;   // 2.4 is one word: that of an exercise, of a section
  const CODE = /[\w/]+\.h\b|[a-z_]\w*|\d[\w.]*|[-+*/%&|^~!<>=?]+/gi;
  const OPERATOR = /<<=|>>=|->|\+\+|--|<<|>>|&&|\|\||[-+*/%&|^<>=!]=|./g;
  const COMMENT_OR_TEXT = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/g;
  const CHUNK_USE = /‹[^›]*›/g;
  // Keywords count where C is written; in prose they are words of English. So are these in names like good_for_all.
  const KEYWORDS = new Set(('auto break case char const continue default do double else enum extern float for goto if inline int long ' +
    'register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while').split(' '));
  const ENGLISH = new Set(['break', 'case', 'continue', 'default', 'do', 'else', 'for', 'goto', 'if', 'return', 'switch', 'while']);

  const stems = new Map();
  function stem(word) {
    if (!stems.has(word)) stems.set(word, lunr.stemmer(new lunr.Token(word)).toString());
    return stems.get(word);
  }

  const isStop = word => lunr.stopWordFilter(new lunr.Token(word)) === undefined;
  const isKeyword = word => KEYWORDS.has(word);
  const isOperator = token => /^[-+*/%&|^~!<>=?]+$/.test(token);
  const parts = name => name.includes('_') ? name.split('_').filter(part => part && !ENGLISH.has(part)) : [];
  // One form for 0x3Fu and 0X3F. To lunr a star is a wildcard.
  const plain = token => token.toLowerCase().replace(/^(\d\w*?)[ul]+$/, '$1').replace(/\*/g, '∗');

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

  // What somebody typed: nb_low(x); is looked for as nb_low and x, "what is a lane" as lane.
  function ofQuery(text) {
    const words = text.toLowerCase().split(/[\s()[\]{},;:"'’`]+|<(?=\w)|(?<=\w)>/).map(plain).filter(word => word !== '');
    const telling = words.filter(word => !isStop(word));
    return [...new Set(telling.length > 0 ? telling : words)];
  }

  return { stem, isStop, isKeyword, isOperator, parts, plain, ofTitle, ofProse, ofCode, ofQuery, comments };
})();
