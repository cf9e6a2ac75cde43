// The page as something to read: it fits, its lines are of a good length, its faces are the book's own, and scripts are not needed for it.
import { inTurn, must, pages } from '../browser.js';
import { sample } from '../kinds.js';

const WIDTHS = [320, 390, 820, 1280];
const LINE = { least: 60, most: 75 };
const WITH_TEXT = sample.filter(page => !/^(index|answers(-.*)?)$/.test(page));

async function scrollsNowhere(page, complain) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return null;
      const reaches = element => element.getBoundingClientRect().right > root.clientWidth + 1 && !element.closest('[tabindex], pre');
      const widest = [...document.body.querySelectorAll('*')].filter(reaches).pop();
      return `${root.scrollWidth} px${widest ? `, for example ${widest.outerHTML.slice(0, 100)}` : ''}`;
    });
    if (wide) complain(`at ${width} px the page is wider than the window: ${wide}`);
  }
}

// The characters of every full line of the running text: not of the last line of a paragraph.
const lengthsOfLines = page => page.$$eval('main > p, main > .noted > p, main > section > p', paragraphs => paragraphs.flatMap(paragraph => {
  const lines = new Map();
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let i = 0; i < node.length; i++) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const box = range.getBoundingClientRect();
      const line = Math.round((box.top + box.height / 2) / 12);
      if (box.width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
  }
  return [...lines.values()].slice(0, -1);
}));

async function hasGoodLines(page) {
  const lengths = (await lengthsOfLines(page)).sort((a, b) => a - b);
  if (lengths.length < 20) return;
  const median = lengths[Math.floor(lengths.length / 2)];
  must(median >= LINE.least && median <= LINE.most,
    `the middle one of ${lengths.length} lines has ${median} characters, and not ${LINE.least} to ${LINE.most}`);
}

// The first family of what is set must be one of the bundle's, and have come.
async function hasItsFaces(page, complain) {
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family.replace(/"/g, ''));
    const families = ['main p', 'main pre code', 'nav a'].map(selector => document.querySelector(selector)).filter(Boolean)
      .map(element => getComputedStyle(element).fontFamily.split(',')[0].trim().replace(/"/g, ''));
    return [...new Set(families)].filter(family => !loaded.includes(family));
  });
  missing.forEach(family => complain(`the face ${family} is not loaded from the bundle`));
}

// Without scripts, all that does not fold is seen, and what folds can be unfolded.
async function showsEverything(page, complain) {
  const hidden = await page.$$eval('main :is(h1, h2, h3, p, pre, figure, table, svg, li)', elements => elements
    .filter(element => !element.closest('details, form') && element.getClientRects().length === 0)
    .map(element => element.outerHTML.slice(0, 100)));
  if (hidden.length > 0) complain(`${hidden.length} elements are hidden without scripts, the first is ${hidden[0]}`);
}

const onSample = (name, run, more = {}) => sample.map(page => ({ name, page, run, looks: 1, ...more }));

export const cases = [
  ...[...new Set([...sample, ...inTurn(pages)])].map(page => ({ name: 'no page scrolls sideways', page, run: scrollsNowhere, looks: 1 })),
  ...WITH_TEXT.map(page => ({ name: 'lines of the text are 60 to 75 characters long', page, run: hasGoodLines, looks: 1 })),
  ...onSample('the faces come from the bundle', hasItsFaces),
  ...onSample('everything can be read without scripts', showsEverything, { scripts: false }),
  ...onSample('without scripts there is no search', async page => must(!await page.isVisible('form.search'), 'the form is shown'), { scripts: false }),
];
