// The contents: a list at the side of a wide window; on a narrow one a bar at the top, which makes room for the text and hides nothing.
import { must } from '../browser.js';
import { openFolds } from '../states.js';

const PAGE = 'nibbles', PHONE = 390, DESK = 1280;

const isOpen = page => page.$eval('nav.side details', details => details.open);
const bottomOfBar = page => page.$eval('nav.side', bar => bar.getBoundingClientRect().bottom);

async function scrollTo(page, y) {
  await page.evaluate(to => scrollTo(0, to), y);
  await page.waitForTimeout(400);
}

// The page hears of a new width with its next frame.
const becomes = (page, open) => page.waitForFunction(wanted => document.querySelector('nav.side details').open === wanted, open)
  .then(() => true, () => false);

async function follows(page) {
  must(!await isOpen(page), 'on a phone the contents are open');
  await page.setViewportSize({ width: DESK, height: 900 });
  must(await becomes(page, true), 'they stay closed when the window widens');
  await page.setViewportSize({ width: PHONE, height: 900 });
  must(await becomes(page, false), 'they stay open when the window narrows');
}

async function makesRoom(page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(page, 3000);
  must(await bottomOfBar(page) <= 0, 'it stays while one reads on');
  await scrollTo(page, 2800);
  must(await bottomOfBar(page) > 0, 'it does not come back');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 3600);
  must(await bottomOfBar(page) > 0, 'it moves where no motion is wanted');
}

async function tellsTheSection(page) {
  const title = await page.$eval('#why-unsigned, main h2:nth-of-type(2)', heading => {
    heading.scrollIntoView();
    return heading.textContent;
  });
  await page.waitForTimeout(400);
  const said = await page.textContent('nav.side .book');
  must(said.replace(/\s/g, '') === title.replace(/\s/g, ''), `it says “${said}” in the section “${title}”`);
}

async function closesAfterChoice(page) {
  await page.click('nav.side summary');
  must(await isOpen(page), 'it does not open');
  await page.click('nav.side details a[href^="#"] >> nth=3');
  must(!await isOpen(page), 'it stays open after a choice');
  const below = await page.evaluate(() => document.querySelector(location.hash).getBoundingClientRect().top);
  must(below >= await bottomOfBar(page), 'the heading is under the bar');
  await page.click('nav.side summary');
  await page.keyboard.press('Escape');
  must(!await isOpen(page), 'Escape does not close it');
}

async function coversNoFocus(page, complain) {
  await scrollTo(page, 4000);
  await page.locator('main a >> nth=60').focus();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Shift+Tab');
    const { top, html } = await page.evaluate(() => ({ top: document.activeElement.getBoundingClientRect().top,
      html: document.activeElement.outerHTML.slice(0, 80) }));
    if (top < await bottomOfBar(page) - 1) complain(`it covers ${html}`);
  }
}

// On a desk the sections of the page stand in the right margin, where the notes are as well.
async function givesWay(page, complain) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let seen = 0;
  for (let y = 0; y < height; y += 700) {
    await page.evaluate(to => scrollTo(0, to), y);
    await page.waitForTimeout(30);
    const settled = await page.waitForFunction(() => {
      const list = document.querySelector('.side .here');
      const at = list.getBoundingClientRect();
      const covers = [...document.querySelectorAll('.margin')].map(each => each.getBoundingClientRect())
        .some(({ top, bottom }) => top < at.bottom && bottom > at.top);
      const shown = getComputedStyle(list).opacity !== '0' && at.left > document.querySelector('main').getBoundingClientRect().right;
      return (!shown || !covers) && { shown };
    }).catch(() => complain(`at ${y} px the sections cover a note`));
    const shown = settled && (await settled.jsonValue()).shown;
    seen += Boolean(shown);
  }
  must(seen > 20, `the sections are seen in ${seen} places`);
}

async function onlyWhatScrollsStops(page, complain) {
  await openFolds(page);
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(200);
    const wrong = await page.$$eval('main pre:not(.stretch pre), main .table', boxes => boxes
      .filter(box => box.getClientRects().length > 0 && box.hasAttribute('tabindex') !== box.scrollWidth > box.clientWidth)
      .map(box => box.outerHTML.slice(0, 80)));
    wrong.forEach(html => complain(`at ${width} px this stops the Tab key without need, or cannot be scrolled by keys: ${html}`));
  }
}

const onPhone = (name, run) => ({ name: `contents: ${name}`, page: PAGE, width: PHONE, run });

export const cases = [
  onPhone('open and closed as the window is wide', follows),
  onPhone('the bar makes room', makesRoom),
  onPhone('the bar tells the section', tellsTheSection),
  onPhone('the list closes after a choice', closesAfterChoice),
  onPhone('the bar covers no focus', coversNoFocus),
  { name: 'contents: the sections in the margin give way to notes', page: PAGE, width: 1400, run: givesWay },
  { name: 'only what scrolls stops the Tab key', page: PAGE, run: onlyWhatScrollsStops },
];
