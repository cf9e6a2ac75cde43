// The page of a chapter's whole files: one click from a root, the file as it was tangled, each stretch with the way back.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inTurn, must, pages, TOP } from '../browser.js';
import { sample } from '../kinds.js';
import { openDetails } from '../states.js';

const FILE_PAGES = pages.filter(page => page.endsWith('-files'));
const CHAPTERS = FILE_PAGES.map(page => page.replace(/-files$/, '')).filter(page => sample.includes(page));

// What is selected when the whole listing is, by hand.
const selected = box => box.evaluate(element => {
  const selection = getSelection();
  selection.selectAllChildren(element.querySelector('.listing'));
  const text = selection.toString();
  selection.removeAllRanges();
  return text;
});

const linesOf = text => text.split('\n').filter(line => line.trim() !== '');

async function isTheFile(page, complain) {
  for (const box of await page.locator('.box.file').all()) {
    const path = (await box.locator('.listing').getAttribute('aria-label')).replace('The file ', '');
    if (await box.locator('xpath=preceding-sibling::*[1][contains(@class, "later")]').count() > 0) continue;
    const file = readFileSync(`${TOP}/${path}`, 'utf8');
    const code = await box.evaluate(element => [...element.querySelectorAll('pre code')].map(part => part.textContent).join(''));
    if (code !== file) complain(`${path} is shown otherwise than it was tangled`);
    if (linesOf(await selected(box)).join('\n') !== linesOf(file).join('\n')) complain(`who selects ${path} gets something else`);
  }
}

// The link of a root of this page leads to its file, and the file's first stretch from this page back to it.
async function isOneClickAway(page) {
  const chapter = page.url();
  await openDetails(page);
  const root = page.locator('.box[data-name]', { has: page.locator('.foot .whole') }).locator('.whole a >> nth=0');
  const path = await root.evaluate(link => link.closest('.box').dataset.name);
  await root.click();
  await page.waitForURL(/-files\.html/);
  const title = await page.evaluate(() => document.getElementById(location.hash.slice(1))?.closest('.box.file')
    ?.querySelector('.listing').getAttribute('aria-label').replace('The file ', ''));
  must(title !== undefined, 'the link leads to no line of a file');
  must(await page.locator(`[aria-label="The file ${title}"]`).count() === 1, `there is no listing under ${title}`);
  must(path === title || !path.includes('/'), `the link of ${path} leads to ${title}`);
  await page.locator(`[aria-label="The file ${title}"] .origin a[href^="${basename(chapter)}"] >> nth=0`).click();
  await page.waitForURL(url => url.href.startsWith(`${chapter}#`));
}

// Each stretch names the chunk that its link leads to, and its lines stand there.
async function leadsBack(page, complain) {
  const stretches = await page.$$eval('.stretch', all => all.map(stretch => ({
    name: stretch.dataset.name, href: stretch.querySelector('.origin a')?.href,
    line: [...stretch.querySelectorAll('.line')].map(line => line.textContent.trim()).find(Boolean) })));
  const addresses = new Set(stretches.map(({ href }) => href?.split('#')[0]));
  must(addresses.size > 0 && !addresses.has(undefined), 'a stretch does not say where it comes from');
  for (const address of addresses) {
    const there = stretches.filter(({ href }) => href.startsWith(`${address}#`));
    await page.goto(address);
    const wrong = await page.evaluate(list => list.filter(({ name, href, line }) => {
      const box = document.getElementById(decodeURIComponent(href.split('#')[1]))?.closest('.box');
      return !box || box.dataset.name !== name || !(line === undefined || box.querySelector('pre code').textContent.includes(line));
    }), there);
    wrong.forEach(({ name, line }) => complain(`the stretch with “${line}” does not lead to ‹${name}›`));
  }
}

export const cases = [
  ...FILE_PAGES.filter(page => sample.includes(page)).map(page => ({ name: 'whole files: the text is what was tangled', page, run: isTheFile })),
  ...inTurn(FILE_PAGES).map(page => ({ name: 'whole files: each stretch leads to its chunk', page, run: leadsBack })),
  ...CHAPTERS.map(page => ({ name: 'whole files: one click from a root', page, run: isOneClickAway })),
];
