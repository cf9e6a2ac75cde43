// Random walks through the states of live figures, as a reader could take them: a walk begins with an example of book/FORMAT.nw or of a chapter,
// and each step uses a handle or a control of the figure as it stands. It knows no kind of figure: a new one is walked through as soon as there
// is an example of it.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const LONGEST = 40;                            // steps, before a walk begins anew
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"' };

export const ANSWER_END = '\x1e';
export const FIGURES = process.env.FIGURES ?? 'build/figures';

// Kinds by their names, and of each the attributes that it knows.
export const kinds = new Map(execFileSync(`${FIGURES}/draw`, ['--kinds'], { encoding: 'utf8' }).trim().split('\n')
  .map(line => line.replace(/!/g, '').split(' ')).map(([kind, ...names]) => [kind, names]));

const withoutEntities = text => text.replace(/&(\w+);/g, (_, name) => ENTITIES[name]);
export const pairs = text => Object.fromEntries(text.split('&').filter(Boolean).map(pair => pair.split(/=(.*)/s).slice(0, 2)));

// The same numbers each time, from a seed that is a text.
export function randomFrom(seed) {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 1);
  const next = () => {
    state = (state + 0x6D2B79F5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: count => Math.floor(next() * count), of: list => list[Math.floor(next() * list.length)] };
}

// The blocks of a text that are figures: [{ kind, attributes }].
export function figuresIn(text) {
  return [...text.matchAll(/^ *```\{\.([a-z0-9-]+) +(.*)\}$/gm)].filter(([, kind]) => kinds.has(kind)).map(([, kind, list]) => {
    const all = [...list.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]);
    return { kind, attributes: Object.fromEntries(all.filter(([name]) => kinds.get(kind).includes(name))) };
  });
}

export const examples = ['book/FORMAT.nw', ...readdirSync('chapters').filter(file => file.endsWith('.nw')).sort().map(file => `chapters/${file}`)]
  .flatMap(file => figuresIn(readFileSync(file, 'utf8')));

export const request = (kind, attributes) =>
  ['page', '1', kind, ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`)].join('\n');

// Whatever a figure lets a reader do: a list of functions, each of which gives the attributes that it sets.
function choices(random, { controls, drawing }) {
  const value = (tag, name) => withoutEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const tags = (html, pattern) => [...html.matchAll(pattern)].map(([tag]) => tag);
  const set = tag => () => pairs(value(tag, 'data-set'));
  const handles = tags(drawing, /<g class="handle"[^>]*>/g);
  const names = handles.filter(tag => tag.includes(' data-goal')).map(tag => value(tag, 'data-handle'));
  const movers = handles.filter(tag => tag.includes(' data-moves')).map(tag => value(tag, 'data-handle'));
  const inputs = tags(controls, /<input[^>]*>/g);
  return [
    handles.filter(tag => tag.includes(' data-set=')).map(set),
    movers.map(from => () => ({ move: from + random.of(names), picked: '' })),
    tags(controls, /<button[^>]* data-set=[^>]*>/g).map(set),
    inputs.filter(tag => tag.includes('type="range"')).map(tag => () =>
      ({ [value(tag, 'name')]: String(Number(value(tag, 'min')) + random.below(Number(value(tag, 'max')) - Number(value(tag, 'min')) + 1)) })),
    inputs.filter(tag => !tag.includes('type="range"')).map(tag => () => ({ [value(tag, 'name')]: mistyped(random, value(tag, 'value')) })),
    tags(controls, /<select[\s\S]*?<\/select>/g).map(tag => () =>
      ({ [value(tag, 'name')]: random.of([...tag.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => withoutEntities(text))) })),
  ].filter(list => list.length > 0);
}

// A value with one letter changed; most often one that can stand there.
function mistyped(random, text) {
  const at = random.below(text.length + 1), hex = '0123456789ABCDEF';
  const letter = random.below(8) === 0 ? random.of([...'x9 /~kQ8-&<"', '']) : random.of([...(/^0x/.test(text) ? hex : text || hex)]);
  return (text.slice(0, at) + letter + text.slice(at + (random.below(8) > 0))).replace(/[&=\n]/g, '');
}

export function changed(state, changes) {
  const next = { ...state, ...changes };
  for (const [name, value] of Object.entries(next)) if (value === '') delete next[name];
  return next;
}

// `count` requests for figures of a kind, live, and what `ask(request)` answered: [{ request, answer }].
export function walk(kind, count, ask) {
  const random = randomFrom(kind), seeds = examples.filter(example => example.kind === kind).map(({ attributes }) => attributes);
  if (seeds.length === 0) throw new Error(`book/FORMAT.nw has no example of .${kind}`);
  const steps = [];
  let state = null, shown = null;
  while (steps.length < count) {
    if (!shown || random.below(LONGEST) === 0) [state, shown] = [random.of(seeds), null];
    const next = shown ? changed(state, random.of(random.of(choices(random, shown)))()) : { ...state };
    const asked = request(kind, { ...next, live: 'yes' }), answer = ask(asked);
    const [verdict, attributes, words, controls, drawing] = answer.split(ANSWER_END);
    steps.push({ request: asked, answer });
    if (verdict === 'drawn') {
      shown = { words, controls, drawing };
      state = pairs(attributes);
      delete state.live;
      if (choices(random, shown).length === 0) shown = null;
    } else if (!shown) throw new Error(`an example of .${kind} is refused: ${attributes}`);
  }
  return steps;
}
