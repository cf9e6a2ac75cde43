// The answers: a page for each chapter, and the page that once had them all leads there.
import { addressOf, inTurn, moved, must, pages } from '../browser.js';

const LIST = 'answers';
const ANSWERS = pages.filter(page => /^answers-/.test(page) && !page.endsWith('-files'));

// Where each id of the chapters' pages of answers is: { id, page }.
async function idsOf(page) {
  const ids = [];
  for (const name of inTurn(ANSWERS)) {
    await page.goto(addressOf(name));
    ids.push(...await page.$$eval('main :is(h1[id], h2[id^=answer-], .box[id], .box [id])', (all, of) => all.map(({ id }) => ({ id, page: of })), name));
  }
  return ids;
}

// One id of each page and kind: an answer, a piece of code, its second id, and the page itself.
const kindOf = ({ id, page }) => `${page} ${id.replace(/^answer-.*/, 'answer').split('--').length} ${id.startsWith('answer-')}`;

async function followsOldLinks(page, complain) {
  const ids = await idsOf(page);
  must(ids.length > 10 * inTurn(ANSWERS).length, `the pages of answers have ${ids.length} ids`);
  for (const place of new Map(ids.map(one => [kindOf(one), one])).values()) {
    await page.goto('about:blank');
    await page.goto(`${addressOf(LIST)}#${place.id}`);
    await page.waitForURL(url => url.href.startsWith(addressOf(place.page)))
      .catch(() => complain(`#${place.id} leads to ${page.url()}, and not to ${place.page}`));
    if (!place.id.startsWith('answers-') && !page.url().endsWith(`#${place.id}`)) complain(`#${place.id} leads to ${page.url()}`);
  }
}

// A page that has another name, one that has lost a section to a new chapter, and ids that no page has.
async function leadsOn(page, complain) {
  const [[old, now]] = moved;
  for (const [from, to] of [[old, now], [`${old}.html#vector-children`, `${now}.html#vector-children`], [`${old}.html#never`, now],
    ['quad-bitboards.html#quad-fen', 'positions.html#quad-fen'], ['quad-bitboards.html#never', 'quad-bitboards.html#never']]) {
    const address = name => addressOf(name.split('.')[0]) + name.replace(/^[^#]*/, '');
    await page.goto('about:blank');
    await page.goto(address(from), { waitUntil: 'commit' });
    await page.waitForURL(url => url.href.startsWith(address(to)), { waitUntil: 'commit' })
      .catch(() => complain(`${from} leads to ${page.url()}, and not to ${to}`));
  }
}

// Who has no scripts comes to the link that leads on.
async function listsAll(page, complain) {
  const links = await page.$$eval('main li a', all => all.map(link => ({ id: link.id, href: link.getAttribute('href') })));
  must(ANSWERS.length > 0 && links.length > ANSWERS.length, `${links.length} links lead to ${ANSWERS.length} pages`);
  for (const { id, href } of links) if (!href.endsWith(`#${id}`)) complain(`the link ${id} leads to ${href}`);
  const listed = new Set(links.map(({ href }) => href.replace(/\.html.*/, '')));
  for (const name of ANSWERS) if (!listed.has(name)) complain(`${name} is not listed`);
}

// From an exercise to its answer and back.
async function leadsBack(page) {
  const id = await page.$eval('section.exercise', exercise => exercise.id);
  await page.click(`section.exercise[id="${id}"] p.answer a`);
  await page.waitForURL(url => url.href.endsWith(`#answer-${id}`));
  await page.click(`#answer-${id} + p a`);
  await page.waitForURL(url => url.href.endsWith(`#${id}`));
}

const SMALL = 300_000;

async function isSmall(page) {
  const { length } = await page.content();
  must(length <= SMALL, `the page has ${length} characters`);
}

export const cases = [
  { name: 'answers: old links lead on', page: LIST, run: followsOldLinks },
  { name: 'answers: pages and places that have moved', page: LIST, run: leadsOn },
  { name: 'answers: without scripts each has a link', page: LIST, run: listsAll, scripts: false },
  ...inTurn(ANSWERS).map(page => ({ name: 'answers: from an exercise and back', page: page.replace('answers-', ''), run: leadsBack })),
  ...[LIST, ...ANSWERS].map(page => ({ name: 'answers: the page is small', page, run: isSmall, scripts: false, looks: 1 })),
];
