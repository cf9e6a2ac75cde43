// check-accessibility: axe-core finds no violation. It sees every page once, at desk width with all folds open; and in every state, width and colour
// scheme the pages that hold every kind of part (kinds.js): colours are the same on the others. It doesn't judge drawings, so this does: each drawing
// has a text alternative, and its texts and lines stand out from what is drawn under them. With PART, the states and the drawings take turns.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inTurn, must, pages, run } from './browser.js';
import { contrasts } from './contrast.js';
import { sample } from './kinds.js';
import { states } from './states.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DESK = 1280, PHONE = 390;
const WIDTHS = [DESK, PHONE];
// Of all rules only these can hold in light and fail in dark.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// The digits in a handle of a live figure are what it shows, in the order of the drawing, and not its label, which says what they mean.
const TEXTS_OF_HANDLES = { 'label-content-name-mismatch': { enabled: false } };

const COLOURS_OF_OTHERS = Object.fromEntries(COLOUR_RULES.map(rule => [rule, { enabled: false }]));

// A violation with its first place.
function wording({ id, help, nodes }) {
  const [{ html, any }] = nodes;
  return `${id} (${help}), ${nodes.length} times: ${html.slice(0, 160)}${any.length ? ` – ${any[0].message}` : ''}`;
}

// (Preloading fetches the style sheets, which file:// forbids; only experimental rules want them.)
async function axe(page, complain, options, place = {}) {
  const given = { resultTypes: ['violations'], preload: false, ...options };
  const { violations } = await page.evaluate(([where, how]) => axe.run({ include: [['html']], ...where }, how), [place, given]);
  violations.map(wording).forEach(complain);
}

// On a phone the text has the colours of the desk, and what stands around it may have others.
async function judge(page, complain, width, inDark, options = {}) {
  await axe(page, complain, options);
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, message => complain(`dark: ${message}`), { runOnly: COLOUR_RULES }, width === DESK ? {} : { exclude: ['main'] });
}

async function judgeDrawings(page, complain) {
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme });
    (await page.evaluate(contrasts)).forEach(message => complain(`${scheme}: ${message}`));
  }
}

const [UNFOLDED] = states;
const LIVE = states.find(({ name }) => name === 'live figures in use');
const others = pages.filter(name => !sample.includes(name));

const rulesOf = (name, state) => ({ ...state === LIVE ? TEXTS_OF_HANDLES : {}, ...sample.includes(name) ? {} : COLOURS_OF_OTHERS });

const withState = (name, state, width, inDark, more = {}) => ({
  name: `${state.name}, ${width} px wide${inDark ? ', also dark' : ''}`, page: name, width, ...more,
  run: async (page, complain) => {
    await page.evaluate(AXE);
    must(await state.open(page) !== false, 'this state cannot be reached');
    await judge(page, complain, width, inDark, { rules: rulesOf(name, state) });
    if (state === LIVE && width === DESK) await judgeDrawings(page, complain);
  },
});

const cases = [
  ...pages.map(name => withState(name, UNFOLDED, DESK, false, { looks: 2 })),
  ...inTurn(sample.flatMap(name => WIDTHS.flatMap(width =>
    states.filter(state => state.on(name)).map(state => withState(name, state, width, true))))),
  ...inTurn(others.filter(LIVE.on)).flatMap(name => WIDTHS.map(width => withState(name, LIVE, width, false))),
  ...inTurn(pages).map(name => ({ name: 'drawings', page: name, run: judgeDrawings, looks: 1 })),
];

await run(cases, count => `no violation on ${pages.length} pages, nor in the states in turn, light, dark, ${WIDTHS.join(' and ')} px wide, ` +
  `on ${sample.length} of them that hold every kind of part (${count} cases)`);
