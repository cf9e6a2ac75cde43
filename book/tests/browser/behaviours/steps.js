// The way through the book: from its cover, by the links to the next page, to the index and back.
import { addressOf, must } from '../browser.js';

// The pages in order, as the first page lists them.
const contentsOf = page => page.$$eval('nav.contents a', links => [...new Set(links.map(link => link.getAttribute('href').replace(/#.*/, '')))]);

// Where the foot and the head of a page lead.
const stepsOf = page => page.evaluate(() => {
  const href = selector => document.querySelector(selector)?.getAttribute('href').replace(/#.*/, '');
  return { next: href('nav.steps a[rel=next]'), prev: href('nav.steps a[rel=prev]'), headNext: href('link[rel=next]'), headPrev: href('link[rel=prev]') };
});

async function formsAChain(page, complain) {
  const order = await contentsOf(page);
  must(order.length > 5 && order[0] === 'preface.html' && order.at(-1) === 'index-of-names.html', `the contents are ${order}`);
  must((await stepsOf(page)).headNext === order[0], 'the head of the first page does not lead to the preface');
  await page.click('nav.contents > ul > li > a >> nth=0');
  for (const [i, name] of order.entries()) {
    await page.waitForURL(addressOf(name.replace('.html', '')));
    const { next, prev, headNext, headPrev } = await stepsOf(page);
    if (prev !== order[i - 1]) complain(`before ${name} comes ${prev}`);
    if (next !== order[i + 1]) complain(`after ${name} comes ${next}`);
    if (headNext !== next || headPrev !== prev) complain(`the head of ${name} leads to ${headPrev} and ${headNext}`);
    if (next) await page.click('nav.steps a[rel=next]');
  }
}

async function hasACover(page) {
  const { role, label, width } = await page.$eval('.cover svg', svg => ({ role: svg.getAttribute('role'), label: svg.getAttribute('aria-label'),
    width: svg.getBoundingClientRect().width }));
  must(role === 'img' && label?.length > 40, 'the cover has no text alternative');
  must(width > 100, 'the cover is not seen');
}

export const cases = [
  { name: 'steps: the pages form a chain', page: 'index', run: formsAChain },
  { name: 'the cover has a text alternative', page: 'index', run: hasACover },
  { name: 'the cover is there on a phone', page: 'index', width: 390, run: hasACover },
];
