// Search: what is typed on any page finds the right place first. Which place that is, the pages themselves say: they are read here, without
// the index of the search.
import { addressOf, inTurn, must, pages } from '../browser.js';
import { sample } from '../kinds.js';
import { search } from '../states.js';

const CHAPTER = 'nibbles';

// The first place that the search finds: its page and id, or a failure that says so.
async function firstPlace(page, words) {
  await search(page, words);
  const first = await page.$('.found li a');
  must(first, `“${words}” finds nothing: ${await page.textContent('.found [role=status]')}`);
  return (await first.evaluate(link => link.href)).replace(/^.*\//, '').replace('.html', '');
}

// The sections of all pages but answers, indexes and whole files, each with its title and terms, and what it holds: { place, title, terms, code, text }. What
// belongs to an exercise is left out: it is a place of its own, and comes later.
async function readSections(page) {
  const sections = [];
  for (const name of pages.filter(each => !/^(index|index-of-names|answers(-.*)?)$|-files$/.test(each))) {
    await page.goto(addressOf(name));
    sections.push(...await page.evaluate(slug => {
      const list = [];
      const inOrder = document.querySelectorAll('main :is(h1, h2, h3, code, .c, a.use, strong, p, figcaption, svg)');
      for (const element of inOrder) {
        if (element.closest('section.exercise, .references')) continue;
        if (/^H[123]$/.test(element.tagName)) {
          list.push({ place: `${slug}#${element.id}`, title: element.textContent, terms: [], code: '', text: '' });
        } else if (list.length === 0) {
          continue;
        }
        const section = list[list.length - 1];
        if (element.tagName === 'STRONG') section.terms.push(element.textContent);
        if (element.tagName === 'CODE') {
          const bare = element.cloneNode(true);
          bare.querySelectorAll('.c, .s, .use').forEach(part => part.remove());
          if (!element.closest('.output')) section.code += ` ${bare.textContent}`;
          if (element.parentElement.tagName === 'PRE') section.text += ` ${element.textContent}`;
        } else if (element.tagName === 'svg') {
          section.text += ` ${element.getAttribute('aria-label')}`;
        } else if (/^(P|FIGCAPTION)$/.test(element.tagName)) {
          section.text += ` ${element.textContent}`;
        }
      }
      return list.filter(section => !section.place.endsWith('#'));
    }, name));
  }
  await page.goto(addressOf(CHAPTER));
  return sections;
}

let sections;
function sectionsOf(page) {
  sections ??= readSections(page);
  return sections;
}

const count = (text, pattern) => (text.match(pattern) ?? []).length;

// A section is right for a word if no other has the word more often in clearly less text.
function usesItMost(sections, place, part, pattern) {
  const found = sections.find(section => section.place === place);
  must(found, `finds ${place} first, which is not a section`);
  const uses = count(found[part], pattern);
  must(uses > 0, `finds ${place} first, which does not have it`);
  const better = sections.find(other => count(other[part], pattern) > uses && other[part].length < 0.8 * found[part].length);
  must(!better, `finds ${place} first, but ${better?.place} has it more often in less text`);
}

async function findsDefinition(page) {
  const place = await firstPlace(page, 'nb_low');
  await page.goto(addressOf(CHAPTER));
  must(place === `${CHAPTER}#nb_low` && await page.$('dfn#nb_low'), `finds ${place} first, not the definition`);
}

async function findsKeyword(page) {
  const sections = await sectionsOf(page);
  usesItMost(sections, await firstPlace(page, 'for'), 'code', /\bfor\b/g);
}

async function findsNumber(page) {
  const sections = await sectionsOf(page);
  usesItMost(sections, await firstPlace(page, '0x3f'), 'text', /\b0x3f\b/gi);
}

// The beginning of a word finds it in a title or in the glossary; where neither has it, in bold; where nothing is bold, in the text.
async function findsBeginning(page) {
  const words = 'saturat', pattern = new RegExp(`\\b${words}`, 'i');
  const sections = await sectionsOf(page);
  const inTitle = sections.filter(section => pattern.test(section.title));
  const inTerms = sections.filter(section => section.terms.some(term => pattern.test(term)));
  const inText = sections.filter(section => pattern.test(section.text));
  const right = [inTitle, inTerms, inText].find(list => list.length > 0);
  must(right, `no section of the book has a word that begins with “${words}”, so nothing can be found`);
  const place = await firstPlace(page, words);
  must(place.startsWith(`glossary#term-${words}`) || right.some(section => section.place === place),
    `finds ${place} first, and not ${right.map(section => section.place).join(' or ')}`);
}

async function findsOperator(page) {
  const sections = await sectionsOf(page);
  usesItMost(sections, await firstPlace(page, '>>'), 'code', /[\w)] >> [\w(]/g);
}

// A word that is a whole part of a name finds the name before the prose that has it.
async function findsPart(page) {
  const place = await firstPlace(page, 'sar');
  must(/#nb_sar$/.test(place), `finds ${place} first`);
}

async function findsExercise(page) {
  const number = await page.$eval('section.exercise >> nth=1', exercise => exercise.querySelector('.badge').textContent.match(/\d+\.\d+/)[0]);
  const id = await page.$eval('section.exercise >> nth=1', exercise => exercise.id);
  const place = await firstPlace(page, `exercise ${number}`);
  must(place === `${CHAPTER}#${id}`, `exercise ${number} finds ${place} first`);
}

async function forgivesMistakes(page) {
  await search(page, 'nibbel');
  must(/Did you mean “nibble”/.test(await page.textContent('.found [role=status]')), 'it does not ask for another word');
  must(await page.$$eval('.found li', list => list.length) > 0, 'the other word finds nothing');
}

// Each place shows, in its title or below, the words for which it was found.
async function showsHits(page, complain) {
  for (const words of ['low', 'saturat', 'sign bit', '0x3f', 'nb_low', 'for']) {
    await search(page, words);
    const without = await page.$$eval('.found li', list => list.filter(item => !item.querySelector('mark')).map(item => item.textContent));
    without.forEach(text => complain(`“${words}” is not marked in ${text}`));
  }
}

// The first place is a section of another page: its words are shown there.
async function showsOnArrival(page) {
  await search(page, 'saturat');
  const hit = await page.textContent('.found li .snippet mark');
  await page.click('.found li a');
  await page.waitForURL(url => !url.href.includes(`${CHAPTER}.html`));
  const seen = await page.evaluate(word => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.includes(word)) continue;
      range.selectNodeContents(node);
      const { top, bottom } = range.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) return true;
    }
    return false;
  }, hit);
  must(seen, `“${hit}” is not in view`);
}

async function goesThere(page) {
  await search(page, 'nb_swap');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#nb_swap$/);
  must(await page.isHidden('.found'), 'the places stay open');
}

async function closes(page) {
  await search(page, 'nibble');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  must(await page.isHidden('.found'), 'Escape does not close it');
  must(await page.evaluate(() => document.activeElement.id === 'search-words'), 'the focus is lost');
}

async function isLazy(page) {
  const scripts = () => page.$$eval('script[src]', list => list.map(script => script.getAttribute('src')));
  must(!(await scripts()).includes('search-data.js'), 'the data is loaded before anybody asks');
  await search(page, 'nibble');
  must((await scripts()).includes('search-data.js'), 'the data is not loaded');
}

const onChapter = (name, run) => ({ name, page: CHAPTER, run });

export const cases = [
  onChapter('search: nb_low finds its definition', findsDefinition),
  onChapter('search: saturat finds a title, a term or a text', findsBeginning),
  onChapter('search: 0x3f finds the section that has it most', findsNumber),
  onChapter('search: for finds the section that loops most', findsKeyword),
  onChapter('search: >> finds the section that shifts most', findsOperator),
  onChapter('search: a part of a name finds the name', findsPart),
  onChapter('search: an exercise is found by its number', findsExercise),
  onChapter('search: a mistake is forgiven', forgivesMistakes),
  onChapter('search: each place shows the words', showsHits),
  onChapter('search: the words are in view on arrival', showsOnArrival),
  onChapter('search: what is not in the book is not found', async page => {
    await search(page, 'xyzzy');
    must(await page.$$eval('.found li', list => list.length) === 0, 'something is found');
  }),
  onChapter('search: Enter goes to the first place', goesThere),
  onChapter('search: Escape closes', closes),
  onChapter('search: nothing is loaded before it is needed', isLazy),
  ...inTurn(sample).map(page => ({ name: 'search: finds nb_low from every page', page, run: async open => {
    must(await firstPlace(open, 'nb_low') === `${CHAPTER}#nb_low`, 'does not find the definition first');
  } })),
];
