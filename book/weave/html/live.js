'use strict';

// Live figures (figure.live). Each has a kind and attributes, data-kind and data-state, as the chapter gives them. When it comes into view, the C
// that drew it draws it anew with handles in it and controls under it (live-ask.js); a handle or a control sets attributes, and the C draws once
// more. Nothing here knows what a figure shows.
{
  const STEP_TIME = 900;                         // of a figure that plays, in milliseconds
  const ADDRESS_TIME = 300;                      // browsers take no more than some changes of the address a second
  const FAR = 6;                                 // a pointer that moves less than this, in pixels, does not drag
  const PASSING = ['live', 'picked', 'move'];    // what no address keeps
  const said = document.querySelector('.said');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const narrow = matchMedia('(max-width: 35rem)');

  const centre = element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };

  const toElement = html => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content;
  };

  // Makes an element what a fresh one is, and touches only what differs: a browser lays out anew what was touched, and that takes most of the time.
  function become(element, fresh) {
    if (element.isEqualNode(fresh)) return;
    if (element.tagName !== fresh.tagName) { element.replaceWith(fresh); return; }
    for (const { name, value } of fresh.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    for (const { name } of [...element.attributes]) if (!fresh.hasAttribute(name)) element.removeAttribute(name);
    const before = [...element.children], after = [...fresh.children];
    if (after.length === 0 && before.length === 0 && element.textContent !== fresh.textContent) element.textContent = fresh.textContent;
    after.forEach((child, i) => (before[i] ? become(before[i], child) : element.append(child)));
    before.slice(after.length).forEach(child => child.remove());
  }

  const asAddress = value => encodeURIComponent(value).replace(/%20/g, '+').replace(/%2F/g, '/');
  const fromAddress = text => decodeURIComponent(text.replace(/\+/g, ' '));

  // What a reader has written into a field; a new position clears what belongs to the old one.
  const changesBy = ({ name, value, dataset: { clears } }) =>
    ({ ...Object.fromEntries((clears?.split(' ') ?? []).map(other => [other, ''])), [name]: value });

  class LiveFigure {
    constructor(element, number) {
      this.element = element;
      this.number = `live-${number}`;
      element.id ||= this.number;
      this.first = figures.pairs(element.dataset.state);
      this.state = { ...this.first };
      this.isLive = false;
    }

    // The stage keeps its height while a figure grows and shrinks; the controls are those of the C, and two of ours.
    start() {
      if (this.isLive) return;
      this.isLive = true;
      this.stage = document.createElement('div');
      this.stage.className = 'stage';
      this.element.querySelector(':scope > svg').replaceWith(this.stage);
      this.controls = document.createElement('form');
      this.controls.className = 'controls';
      this.controls.append(toElement('<span class="own"></span><p class="refusal" hidden></p>' +
        '<span class="tools"><button type="button" data-stop hidden>Stop</button> <output class="speed"></output> <button type="button" data-reset>Reset</button> <a data-link>Link</a></span>'));
      this.stage.after(this.controls);
      this.listen();
      this.show(this.ask(this.state));
    }

    listen() {
      this.controls.addEventListener('submit', event => event.preventDefault());
      this.controls.addEventListener('input', ({ target }) => this.later(() => this.set(changesBy(target), target)));
      this.controls.addEventListener('change', ({ target }) => this.complain(target));
      this.controls.addEventListener('click', event => this.press(event));
      this.stage.addEventListener('click', ({ target }) => this.use(target.closest('.handle')));
      this.stage.addEventListener('keydown', event => this.key(event));
      this.stage.addEventListener('pointerdown', event => this.hold(event));
      this.stage.addEventListener('touchmove', event => { if (this.held) event.preventDefault(); }, { passive: false }); // the page stays where it is
    }

    ask(state) { return figures.ask(this.element.dataset.kind, this.number, { ...state, live: 'yes', narrow: narrow.matches ? 'yes' : '' }); }

    // Of several changes before the next frame only the last one is drawn.
    later(change) {
      if (!this.waiting) requestAnimationFrame(() => { this.waiting(); this.waiting = null; });
      this.waiting = change;
    }

    // Sets attributes; an empty one goes. What the C refuses leaves the figure as it is.
    set(changes, field = null) {
      const state = { ...this.state, ...changes };
      for (const [name, value] of Object.entries(state)) if (value === '') delete state[name];
      const answer = this.ask(state);
      this.stopCounting();
      this.refuse(answer.refused ?? '', field);
      if (answer.refused) return false;
      const { live, ...kept } = answer.attributes;
      this.state = kept;
      said.textContent = answer.words;
      this.show(answer);
      this.keepAddress();
      return true;
    }

    refuse(why, field) {
      const refusal = this.controls.querySelector('.refusal');
      refusal.textContent = why;
      refusal.hidden = !why;
      this.controls.querySelectorAll('[aria-invalid]').forEach(other => other.removeAttribute('aria-invalid'));
      if (why && field) field.setAttribute('aria-invalid', 'true');
    }

    // Who has left a field with something wrong in it hears why; and what is right is written as the C writes it.
    complain(field) {
      if (!this.set(changesBy(field), field)) said.textContent = this.controls.querySelector('.refusal').textContent;
      else if (field.type !== 'range') field.value = this.state[field.name] ?? '';
    }

    show({ words, controls, drawing }) {
      const focused = this.stage.contains(document.activeElement) ? document.activeElement.dataset.handle : null;
      const fresh = toElement(drawing).firstElementChild;
      fresh.setAttribute('role', fresh.querySelector('.handle') ? 'group' : 'img');
      fresh.setAttribute('aria-label', words);
      if (this.stage.firstElementChild) become(this.stage.firstElementChild, fresh);
      else this.stage.append(fresh);
      const svg = this.stage.firstElementChild;
      this.handles = [...svg.querySelectorAll('.handle')];
      const [first] = this.handles;
      const current = this.handles.find(({ dataset }) => dataset.handle === (focused ?? this.current)) ?? first;
      if (current) current.tabIndex = 0;
      this.showControls(toElement(controls));
      if (focused) current?.focus({ preventScroll: true });
      this.keepHeight(svg);
    }

    keepHeight(svg) {
      const { width, height } = svg.getBoundingClientRect();
      if (width !== this.width) this.stage.style.minHeight = '';
      if (height > (parseFloat(this.stage.style.minHeight) || 0) && this.width === width) this.stage.style.minHeight = `${height}px`;
      this.width = width;
    }

    // Controls stay the elements that they are while only their values change, so that nobody loses the focus or a slide in his hand.
    showControls(fresh) {
      const own = this.controls.querySelector('.own');
      const [before, after] = [own, fresh].map(root => [...root.querySelectorAll('*')]);
      const isSame = before.length === after.length && before.every((element, i) => element.tagName === after[i].tagName && element.name === after[i].name);
      if (isSame) before.forEach((element, i) => this.follow(element, after[i]));
      else own.replaceChildren(fresh);
      own.querySelectorAll('[data-play]').forEach(button => { button.hidden = still.matches; });
      this.hideCount();
      const changed = Object.entries(this.state).filter(([name, value]) => !PASSING.includes(name) && this.first[name] !== value);
      const isFirst = changed.length === 0 && Object.keys(this.first).every(name => name in this.state);
      this.controls.querySelector('[data-reset]').disabled = isFirst;
      this.element.classList.toggle('differs', !isFirst);
      this.address = `#${this.element.id}` + (changed.length ? `?${changed.map(([name, value]) => `${name}=${asAddress(value)}`).join('&')}` : '');
      this.controls.querySelector('[data-link]').href = this.address;
    }

    follow(element, fresh) {
      for (const { name, value } of fresh.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      if (element.matches('option')) element.selected = fresh.selected;
      else if (element.matches('input') && element !== document.activeElement) element.value = fresh.value;
      if (!fresh.firstElementChild && element.textContent !== fresh.textContent && !element.dataset.play) element.textContent = fresh.textContent;
    }

    // Controls

    press(event) {
      const button = event.target.closest('button, a');
      if (!button) return;
      if (button.dataset.set !== undefined) this.set(figures.pairs(button.dataset.set));
      else if (button.dataset.step) this.step(Number(button.dataset.step));
      else if (button.dataset.play !== undefined) this.play(button);
      else if (button.dataset.count !== undefined) this.count();
      else if (button.dataset.stop !== undefined) this.stopCounting(true);
      else if (button.dataset.reset !== undefined) this.reset();
      else if (button.dataset.link !== undefined && !event.ctrlKey && !event.metaKey && !event.shiftKey) this.copyLink(event, button);
    }

    // Where the clipboard can't be had, the address bar still has the link.
    async copyLink(event, link) {
      event.preventDefault();
      history.replaceState(history.state, '', this.address);
      try {
        await navigator.clipboard.writeText(link.href);
        said.textContent = link.textContent = 'Copied';
      } catch {
        said.textContent = link.textContent = 'In the address bar';
      }
      setTimeout(() => { link.textContent = 'Link'; }, 2 * STEP_TIME);
    }

    reset() {
      this.stop();
      this.state = {};
      this.set(this.first);
    }

    // What takes long is counted beside the page. Its speed is that of the C on this machine, in this browser.
    count() {
      const told = number => number.toLocaleString('en', { maximumSignificantDigits: 3 });
      this.stopCounting();
      this.counting = figures.count(this.element.dataset.kind, this.number, { ...this.state, live: 'yes' }, (answer, counted, seconds, isDone) => {
        this.show(answer);
        const speed = `${counted.toLocaleString('en')} in ${told(seconds)} s: ${told(counted / seconds / 1e6)} million a second`;
        this.controls.querySelector('.speed').textContent = speed;
        if (isDone) { this.stopCounting(true); said.textContent = speed; }
      });
      const stop = this.controls.querySelector('[data-stop]');
      stop.hidden = false;
      stop.focus();
      this.hideCount();
    }

    hideCount() {
      this.controls.querySelectorAll('[data-count]').forEach(button => { button.hidden = Boolean(this.counting); });
    }

    stopCounting(keepsSpeed = false) {
      this.counting?.();
      this.counting = null;
      const stop = this.controls.querySelector('[data-stop]');
      if (stop === document.activeElement) this.controls.querySelector('[data-reset]').focus();
      stop.hidden = true;
      this.hideCount();
      if (!keepsSpeed) this.controls.querySelector('.speed').textContent = '';
    }

    get slide() { return this.controls.querySelector('.stepper input[type=range]'); }

    // Says whether there was a step to take.
    step(by) {
      const { slide } = this, value = Number(slide.value) + by;
      if (value < Number(slide.min) || value > Number(slide.max)) return false;
      slide.value = value;
      return this.set({ [slide.name]: String(value) });
    }

    play(button) {
      if (this.playing) { this.stop(); return; }
      if (this.slide.value === this.slide.max) this.set({ [this.slide.name]: this.slide.value = this.slide.min });
      button.textContent = 'Pause';
      button.dataset.play = 'yes';
      this.playing = setInterval(() => { if (!this.step(1)) this.stop(); }, STEP_TIME);
    }

    stop() {
      clearInterval(this.playing);
      this.playing = null;
      this.controls.querySelectorAll('[data-play]').forEach(button => { button.textContent = 'Play'; button.dataset.play = ''; });
    }

    // Handles

    use(handle) {
      if (!handle || this.dragged) return;
      this.current = handle.dataset.handle;
      const { picked } = this.state;
      if (handle.dataset.set !== undefined) this.set(figures.pairs(handle.dataset.set));
      else if (picked === this.current) this.set({ picked: '' });
      else if (picked) this.move(picked, this.current);
      else if ('moves' in handle.dataset) this.set({ picked: this.current });
    }

    // Where the C refuses a move to another piece that may be picked, that one is; any other refusal leaves nothing picked.
    move(from, to) {
      if (!this.set({ move: from + to, picked: '' })) {
        const why = this.controls.querySelector('.refusal').textContent;
        const other = this.handles.find(({ dataset }) => dataset.handle === to);
        if ('moves' in other.dataset && !this.dragged) { this.set({ picked: to }); return; }
        this.set({ picked: '' });
        this.refuse(why);
        said.textContent = why;
      }
    }

    key(event) {
      const { key } = event, handle = event.target.closest('.handle');
      if (!handle || event.ctrlKey || event.altKey || event.metaKey) return;
      if (key === 'Enter' || key === ' ') this.use(handle);
      else if (key === 'Escape' && this.state.picked) this.set({ picked: '' });
      else if (!this.walk(handle, key)) return;
      event.preventDefault();
    }

    // To the next handle in the direction of an arrow: one farther ahead counts less than one that is off to the side.
    walk(handle, key) {
      const ahead = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
      if (!ahead && key !== 'Home' && key !== 'End') return false;
      const from = centre(handle), [x, y] = ahead ?? [];
      const far = other => {
        const to = centre(other), dx = to.x - from.x, dy = to.y - from.y, along = dx * x + dy * y;
        return along < 1 ? Infinity : along + 3 * Math.abs(dx * y + dy * x);
      };
      const distances = ahead && this.handles.map(far);
      const least = ahead && Math.min(...distances);
      const next = !ahead ? this.handles.at(key === 'Home' ? 0 : -1) : least < Infinity ? this.handles[distances.indexOf(least)] : null;
      if (next) this.focus(next);
      return true;
    }

    focus(handle) {
      this.handles.forEach(other => { other.tabIndex = other === handle ? 0 : -1; });
      this.current = handle.dataset.handle;
      handle.focus();
    }

    // A copy of a handle that moves follows the pointer, and is let go over another one. (A finger holds on to the element that it touched.)
    hold(event) {
      const handle = event.target.closest('.handle[data-moves]');
      this.dragged = false;
      if (!handle || !event.isPrimary || event.button !== 0) return;
      const start = { x: event.clientX, y: event.clientY };
      const scale = handle.ownerSVGElement.viewBox.baseVal.width / handle.ownerSVGElement.getBoundingClientRect().width;
      const under = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY)
        .map(element => element.closest('.handle[data-goal]')).find(goal => goal && goal !== handle && this.handles.includes(goal));
      const letGo = new AbortController(), { signal } = letGo;
      let copy = null;
      this.held = true;
      const drag = at => {
        const [x, y] = [at.clientX - start.x, at.clientY - start.y];
        if (!this.dragged && Math.hypot(x, y) < FAR) return;
        copy ??= this.copyOf(handle);
        this.dragged = true;
        copy.setAttribute('transform', `translate(${x * scale} ${y * scale})`);
        this.handles.forEach(other => other.classList.toggle('goal', other === under(at)));
      };
      const drop = at => {
        letGo.abort();
        this.held = false;
        if (!this.dragged) return;
        const goal = at.type === 'pointerup' && under(at);
        setTimeout(() => { this.dragged = false; });
        if (goal) this.move(handle.dataset.handle, goal.dataset.handle);
        else this.show(this.ask(this.state));
      };
      addEventListener('pointermove', drag, { signal });
      addEventListener('pointerup', drop, { signal });
      addEventListener('pointercancel', drop, { signal });
    }

    copyOf(handle) {
      const copy = document.createElementNS(handle.namespaceURI, 'g');
      copy.append(...[...handle.children].map(child => child.cloneNode(true)));
      copy.setAttribute('class', 'copy');
      handle.classList.add('dragged');
      handle.ownerSVGElement.append(copy);
      return copy;
    }

    // The address

    keepAddress() {
      clearTimeout(this.addressing);
      this.addressing = setTimeout(() => {
        try { history.replaceState(history.state, '', this.address); } catch { /* then it is in the link alone */ }
      }, ADDRESS_TIME);
    }

    async takeAddress(changes, isShown = true) {
      await figures.load();
      this.start();
      this.state = {};
      if (!this.set({ ...this.first, ...changes })) this.set(this.first);
      if (isShown) this.element.scrollIntoView({ block: 'nearest' });
    }
  }

  const all = new Map([...document.querySelectorAll('figure.live')].map((element, i) => [element, new LiveFigure(element, i + 1)]));
  const byId = id => all.get(document.getElementById(id));

  // #fig-carry?x=0x1234&y=0x0FFF
  function followAddress(isShown) {
    const [id, changes] = location.hash.slice(1).split('?');
    const wanted = changes !== undefined && byId(id);
    if (wanted) wanted.takeAddress(Object.fromEntries(Object.entries(figures.pairs(changes)).map(([name, value]) => [name, fromAddress(value)])), isShown);
  }

  // A link in the text can set a figure: [x = 7](#fig-carry){set="x=0x7&y=0x9"}.
  document.addEventListener('click', event => {
    const link = event.target.closest('main a[data-set]');
    const wanted = link && byId(link.hash.slice(1));
    if (!wanted) return;
    event.preventDefault();
    wanted.takeAddress(figures.pairs(link.dataset.set));
  });
  addEventListener('hashchange', () => followAddress());
  narrow.addEventListener('change', () => { for (const figure of all.values()) if (figure.isLive) figure.show(figure.ask(figure.state)); });

  const observer = new IntersectionObserver(async entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      await figures.load();
      all.get(target).start();
    }
  }, { rootMargin: '300px' });
  for (const element of all.keys()) observer.observe(element);
  // Who loads the page anew stays where he was, though a figure that he changed further up is in the address.
  followAddress(performance.getEntriesByType('navigation')[0]?.type !== 'reload');
}
