// Search: the form of every page. lunr, the index and the data come as scripts when somebody first asks, so that pages work from file://.
'use strict';

(() => {
  const form = document.querySelector('form.search');
  const input = form.querySelector('input');
  const found = form.querySelector('.found');
  const status = found.querySelector('[role=status]');
  const list = found.querySelector('ol');
  const SCRIPTS = ['lunr.js', 'search-data.js', 'search-terms.js', 'search-words.js', 'search-index.js'];

  const load = src => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} is not there`));
    script.src = src;
    script.async = false;   // they run in this order
    document.head.append(script);
  });

  let ready;
  function prepare() {
    ready ??= Promise.all(SCRIPTS.map(load));
    return ready;
  }

  function element(name, className, ...content) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  }

  function stretch({ text, code, hit }) {
    const marked = hit ? element('mark', '', text) : text;
    return code ? element('code', '', marked) : marked;
  }

  // Words around the first hit, by which the browser finds it on the page and shows it.
  function fragmentOf(snippet) {
    const first = snippet.findIndex(stretch => stretch.hit);
    if (first < 0) return '';
    const before = snippet.slice(0, first).map(stretch => stretch.text).join('').replace('…', '').match(/(\S+\s+){0,2}\S*$/)[0];
    const after = snippet.slice(first + 1).map(stretch => stretch.text).join('').replace('…', '').match(/^\S*(\s+\S+){0,2}/)[0];
    return `:~:text=${encodeURIComponent((before + snippet[first].text + after).trim()).replace(/-/g, '%2D')}`;
  }

  // For a place on this page browsers need not follow such a fragment.
  function showHit(id, fragment) {
    const words = decodeURIComponent(fragment.replace(':~:text=', ''));
    unfoldWords(id, words);
    getSelection().collapse(document.getElementById(id), 0);
    window.find(words);
  }

  function item({ document: place, title, snippet }) {
    const link = element('a', '', ...title.map(stretch));
    link.href = place.href;
    if (place.kind !== 'name') link.dataset.fragment = fragmentOf(snippet);
    const where = place.where ? [' ', element('span', 'where', place.where)] : [];
    return element('li', '', link, ...where, element('p', 'snippet', ...snippet.map(stretch)));
  }

  function close() {
    found.hidden = true;
    delete found.dataset.words;
    list.replaceChildren();
  }

  function say(text) {
    found.hidden = false;
    status.textContent = text;
  }

  function summary(text, count, instead) {
    if (count === 0) return `Nothing is found for “${text}”.`;
    const places = count === 1 ? 'One place' : `${count} places, the best first`;
    return instead ? `Nothing is found for “${text}”. Did you mean “${instead}”? ${places}` : places;
  }

  async function search() {
    const text = input.value.trim();
    if (text === '') return close();
    if (list.children.length === 0) say('Searching …');
    try {
      await prepare();
    } catch (error) {
      return say(`The search does not work: ${error.message}.`);
    }
    if (input.value.trim() !== text) return;   // somebody types on
    const { places, instead } = searchIndex.find(text);
    list.replaceChildren(...places.map(item));
    say(summary(text, places.length, instead));
    found.scrollTop = 0;
    found.dataset.words = text;   // what these places were found for
  }

  input.addEventListener('focus', () => prepare().catch(() => {}));
  input.addEventListener('input', search);
  form.addEventListener('submit', async event => {
    event.preventDefault();
    await search();
    const first = list.querySelector('a');
    if (first) first.click();
  });
  form.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || found.hidden) return;
    event.preventDefault();
    input.focus();
    close();
  });
  found.addEventListener('click', event => {
    const link = event.target.closest('a');
    if (!link) return;
    if (link.pathname !== location.pathname) link.hash += link.dataset.fragment || '';
    else if (link.dataset.fragment) setTimeout(showHit, 0, link.hash.slice(1), link.dataset.fragment);
    close();
  });
  document.addEventListener('click', event => { if (!form.contains(event.target)) close(); });
  form.addEventListener('focusout', event => { if (event.relatedTarget && !form.contains(event.relatedTarget)) close(); });
  form.hidden = false;
})();
