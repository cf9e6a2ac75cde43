// The built pages, or those of the folder PAGES, in Debian's Chromium, from file://, or with BROWSER=firefox in its Firefox. Each check makes a list
// of cases and gives it to `run`:
//
//   { name, page, width, scheme, scripts, only, looks, run: async (page, complain) => … }
//
// `page` is the name of a page ("nibbles"), already open when `run` begins; width (1280), scheme ("light") and scripts (true) may be left out, and
// only names the one browser that can try it. The cases of a page that have `looks` share one visit, in the order of these numbers: 1 leaves the
// page as it came, 2 unfolds it, 3 opens more.
// What `run` throws and what it gives to `complain` is a failure; so is any error on the page's console, and any request that is not file://.
import { chromium, firefox } from 'playwright-core';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BROWSER = process.env.BROWSER ?? 'chromium';
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', ...(process.getuid() === 0 ? ['--no-sandbox'] : [])];
const BROWSERS = {
  chromium: { at: '/usr/bin/chromium', start: executablePath => chromium.launch({ executablePath, args: FLAGS }) },
  firefox: { at: '/usr/bin/firefox-esr', start: executablePath => firefox.launch({ executablePath, channel: 'moz-firefox',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } }) }, // by WebDriver BiDi, which can neither ask for less motion nor switch scripts off
};
const AT_ONCE = 2;
const PATIENCE = 60000; // what never comes is a failure; on a busy machine a page may well take ten seconds
const HEIGHT = 900;

export const TOP = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../..');
export const DIRECTORY = resolve(TOP, process.env.PAGES ?? 'build/book/html');

// Pages under their old addresses lead on at once, so that nothing can be tried on them.
export const moved = new Map(readFileSync(`${TOP}/book/weave/html/moved.txt`, 'utf8').trim().split('\n').map(line => line.split(' ')));
export const pages = readdirSync(DIRECTORY).filter(file => file.endsWith('.html')).map(file => basename(file, '.html'))
  .filter(page => !moved.has(page)).sort();
export const addressOf = name => pathToFileURL(`${DIRECTORY}/${name}.html`).href;

// Of what is alike and takes long, another part is tried at each commit, and all of it without PART.
const [TURN, PARTS] = (process.env.PART ?? '0/1').split('/').map(Number);
export const inTurn = list => list.filter((_, i) => i % PARTS === TURN % PARTS);
// (One half for as long as the parts need to go round, so that each part meets both.)
export const halfInTurn = list => list.filter((_, i) => PARTS === 1 || i % 2 === Math.floor(TURN / PARTS) % 2);


export class Failure extends Error {}

export function must(holds, message) {
  if (!holds) throw new Failure(message);
}

// One tab, in which cases run in turn: to open a page anew costs a fifth of opening a tab anew.
async function newTab(browser, scripts) {
  const context = await browser.newContext({ javaScriptEnabled: scripts, reducedMotion: 'reduce', offline: true });
  context.setDefaultTimeout(PATIENCE);
  const tab = { page: await context.newPage(), complain: () => {} };
  tab.page.on('console', message => { if (message.type() === 'error') tab.complain(`the console says: ${message.text()}`); });
  tab.page.on('pageerror', error => tab.complain(`a script fails: ${error.message}`));
  tab.page.on('request', request => {
    if (!/^(file|data|blob|about):/.test(request.url())) tab.complain(`asks for ${request.url()}`);
  });
  return tab;
}

async function runCase(tab, one, arrives) {
  const complaints = [], began = Date.now();
  tab.complain = message => { complaints.push(message); };
  try {
    await tab.page.setViewportSize({ width: one.width ?? 1280, height: HEIGHT });
    await tab.page.emulateMedia({ media: null, colorScheme: one.scheme ?? 'light' });
    if (arrives) await tab.page.goto(addressOf(one.page));
    await one.run(tab.page, tab.complain);
  } catch (error) {
    tab.complain(error instanceof Failure ? error.message : error.stack);
  }
  if (process.env.TIMES) console.error(`${((Date.now() - began) / 1000).toFixed(1)} s ${one.page}.html, ${one.name}`);
  return complaints.map(complaint => `${one.page}.html, ${one.name}: ${complaint}`);
}

// The cases that are run in one visit to a page.
function visitsOf(cases) {
  const visits = new Map();
  for (const one of cases) {
    const visit = one.looks ? `${one.page} ${one.scripts ?? true}` : one;
    visits.set(visit, [...visits.get(visit) ?? [], one]);
  }
  return [...visits.values()].map(visit => visit.sort((one, other) => one.looks - other.looks));
}

// Takes visits from the queue until it is empty.
async function work(browser, queue, failures) {
  const tabs = { true: await newTab(browser, true), false: await newTab(browser, false) };
  while (queue.length > 0) {
    for (const [i, one] of queue.shift().entries()) failures.push(...await runCase(tabs[one.scripts ?? true], one, i === 0));
  }
}

// Runs the cases, prints what fails, and at the end `says(count)` if all hold. `node check-….js WORD` runs those whose name or page has WORD.
export async function run(cases, says) {
  const { at, start } = BROWSERS[BROWSER];
  must(existsSync(at), `${at} is not here: make setup-all installs it`);
  const word = process.argv[2] ?? '';
  const chosen = cases.filter(one => `${one.page} ${one.name}`.includes(word) && (one.only ?? BROWSER) === BROWSER);
  const count = chosen.length, queue = visitsOf(chosen);
  const browser = await start(at);
  const failures = [];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(browser, queue, failures)));
  await browser.close();
  if (count === 0) failures.push(`no case has “${word}” in its name`);
  for (const failure of failures.sort()) console.error(failure);
  if (failures.length > 0) process.exit(1);
  console.log(says(count));
}
