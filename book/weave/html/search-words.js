// Words: what the search takes for one, in what somebody types and, at weave time, in the book (book/weave/html/index-search).
'use strict';

const searchWords = (() => {
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

  // What somebody typed: nb_low(x); is looked for as nb_low and x, "what is a lane" as lane.
  function ofQuery(text) {
    const words = text.toLowerCase().split(/[\s()[\]{},;:"'’`]+|<(?=\w)|(?<=\w)>/).map(plain).filter(word => word !== '');
    const telling = words.filter(word => !isStop(word));
    return [...new Set(telling.length > 0 ? telling : words)];
  }

  return { stem, isStop, isKeyword, isOperator, parts, plain, ofQuery };
})();
