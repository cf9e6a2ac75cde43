// Live figures of chess: what they show is right, by the rules of chess and by published counts.
import { must } from '../browser.js';
import { awaken, drawn } from '../live.js';

const wordsOf = (page, id) => page.$eval(drawn(id), svg => svg.getAttribute('aria-label'));
const handle = (id, name) => `[id="${id}"] [data-handle="${name}"]`;
const drag = (page, id, from, to) => page.dragAndDrop(handle(id, from), handle(id, to));
const refusal = (page, id) => page.textContent(`[id="${id}"] .refusal`);

async function says(page, id, pattern) {
  await page.waitForFunction(([goal, wanted]) => new RegExp(wanted).test(document.querySelector(goal).getAttribute('aria-label')),
    [drawn(id), pattern.source], { timeout: 3000 }).catch(async () => must(false, `#${id} does not say ${pattern}, but ${await wordsOf(page, id)}`));
}

// A knight's code is 4, and 5 in black: g8–f6 flips two bits in each of planes 0 and 2. A queen that captures a pawn: A ^ 3 and A.
async function dragsOnAQuad(page) {
  const id = 'fig-quad-drag';
  await awaken(page, id);
  await drag(page, id, 'g8', 'f6');
  await says(page, id, /changes plane 0 by 0x4000200000000000, plane 2 by 0x4000200000000000\. /);
  await drag(page, id, 'd1', 'd7');
  await says(page, id, /changes plane 0 by 0x0008000000000000, plane 1 by 0x0000000000000008, plane 3 by 0x0008000000000008\. .*; A, white queens: d7;/);
}

async function playsByTheRules(page) {
  const id = 'fig-chess-cover';
  await awaken(page, id);
  await page.click(handle(id, 'e1'));
  await says(page, id, /From e1 it goes to c1 and d1, f1 and g1\.$/);
  await page.click(handle(id, 'c1'));
  await says(page, id, /white king c1, white rook d1, white rook h1\. The last move was e1c1\. Black is to move\.$/);
  await drag(page, id, 'e8', 'e4');
  must(/cannot move there/.test(await refusal(page, id)), 'a king that jumps is not refused');
  await page.click(`[id="${id}"] button:has-text("Take back")`);
  await says(page, id, /White is to move\.$/);
}

// Another position begins without the moves of the old one.
async function beginsAnew(page) {
  const id = 'fig-chess-cover', own = name => `[id="${id}"] .own [name="${name}"]`;
  await awaken(page, id);
  await page.click(handle(id, 'e1'));
  await page.click(handle(id, 'c1'));
  await page.fill(own('fen'), '7k/8/8/8/8/8/8/K7 w - - 0 1');
  await says(page, id, /white king a1/);
  must(await refusal(page, id) === '' && await page.inputValue(own('played')) === '', 'the moves of the old position stay');
}

// Fool's mate, typed.
async function endsAGame(page) {
  const id = 'fig-chess-cover', own = name => `[id="${id}"] .own [name="${name}"]`;
  await awaken(page, id);
  await page.fill(own('fen'), 'startpos');
  await page.fill(own('played'), 'f2f3 e7e5 g2g4 d8h4');
  await says(page, id, /White is checkmated\.$/);
}

async function exposesTheKing(page) {
  const id = 'fig-en-passant';
  await awaken(page, id);
  await drag(page, id, 'e5', 'd6');
  must(/king in check/.test(await refusal(page, id)), `e5xd6 is not refused: ${await refusal(page, id)}`);
}

// A pinned knight; then another piece is picked in its place.
async function saysWhyAPieceStays(page) {
  const id = 'fig-threats', note = () => page.textContent(`[id="${id}"] .note`);
  await awaken(page, id);
  await page.click(handle(id, 'e2'));
  await says(page, id, /No move from e2: it is pinned to its king\.$/);
  must(await note() === 'No move from e2: it is pinned to its king.', `below the board stands ${await note()}`);
  await page.click(handle(id, 'd1'));
  await says(page, id, /From d1 it goes to /);
  must(await refusal(page, id) === '', 'another piece is refused, and not picked');
}

async function divides(page) {
  const id = 'fig-perft-divide';
  await awaken(page, id);
  await says(page, id, /14 moves, sum 2812: /);
  await page.click(handle(id, 'e2e4'));
  await says(page, id, /16 moves, sum 177: /);
}

async function fillsAroundAPawn(page) {
  const id = 'fig-dumb7';
  await awaken(page, id);
  await drag(page, id, 'd4', 'a4');
  await says(page, id, /Sliders on g3, a2, d1, in the way g6, a4\. Step 1 adds g4, a3, d2\./);
}

async function findsPins(page) {
  const id = 'fig-rays';
  await awaken(page, id);
  await says(page, id, /Pinned: d2 and e2, d1\. In check from: nothing\.$/);
  await drag(page, id, 'e2', 'c3');
  await says(page, id, /Pinned: d1\. In check from: e8\.$/);
}

export const cases = [
  { name: 'positions: a dragged piece changes its planes', page: 'quad-bitboards', run: dragsOnAQuad },
  { name: 'positions: moves are legal, and taken back', page: 'chess', run: playsByTheRules },
  { name: 'positions: another one begins without moves', page: 'chess', run: beginsAnew },
  { name: 'positions: a mate ends a game', page: 'chess', run: endsAGame },
  { name: 'positions: en passant exposes the king', page: 'legal-moves', run: exposesTheKing },
  { name: 'positions: a piece without a move says why', page: 'fills', run: saysWhyAPieceStays },
  { name: 'positions: divide has the published sum', page: 'perft', run: divides },
  { name: 'positions: a fill goes around what is moved', page: 'fills', run: fillsAroundAPawn },
  { name: 'positions: pins and checks follow a dragged piece', page: 'fills', run: findsPins },
];
