// What an identifier is, on hover and on focus: its declaration and its contract, from names.js. As WCAG 1.4.13 asks, Escape
// takes the tip away, the pointer may move onto it, and it stays until pointer and focus have left.
'use strict';
{
  const tip = document.createElement('div');
  tip.id = 'tip--of-a-name';
  tip.className = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = true;
  document.querySelector('main').append(tip);

  let owner = null;
  let timer = 0;

  const entryOf = link => {
    const name = link.hash.slice(1);
    return Object.hasOwn(NAMES, name) ? NAMES[name] : null;
  };

  function fill([code, contract, where]) {
    tip.innerHTML = `<pre>${code}</pre>` + (contract ? `<p>${contract}</p>` : '') + `<p class="where">${where}</p>`;
  }

  // Under the link, or above it where there is more room; never outside the window.
  function place(link) {
    const at = link.getClientRects()[0];
    const below = innerHeight - at.bottom > tip.offsetHeight + 8 || at.top < tip.offsetHeight + 8;
    const left = Math.min(at.left, document.documentElement.clientWidth - tip.offsetWidth - 8);
    tip.style.left = `${scrollX + Math.max(8, left)}px`;
    tip.style.top = `${scrollY + (below ? at.bottom : at.top - tip.offsetHeight)}px`;
  }

  function show(link) {
    clearTimeout(timer);
    const entry = entryOf(link);
    if (!entry || link === owner) return;
    hide();
    owner = link;
    fill(entry);
    tip.hidden = false;
    place(link);
    link.setAttribute('aria-describedby', tip.id);
  }

  function hide() {
    clearTimeout(timer);
    if (owner) owner.removeAttribute('aria-describedby');
    owner = null;
    tip.hidden = true;
  }

  function later(action, wait) {
    clearTimeout(timer);
    timer = setTimeout(action, wait);
  }

  const refAt = target => target instanceof Element && target.closest('a.ref');

  // A finger that touches a link follows it.
  addEventListener('pointerover', event => {
    if (event.pointerType === 'touch') return;
    const link = refAt(event.target);
    if (link) later(() => show(link), 250);
    else if (tip.contains(event.target)) clearTimeout(timer);
    else if (owner && owner !== document.activeElement) later(hide, 250);
    else clearTimeout(timer);
  });
  addEventListener('focusin', event => {
    const link = refAt(event.target);
    if (link && link.matches(':focus-visible')) show(link);
    else if (!tip.contains(event.target)) hide();
  });
  addEventListener('focusout', hide);
  addEventListener('resize', () => {
    if (owner?.getClientRects().length) place(owner);
    else hide();
  });

  // The first Escape is the tip's.
  addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !owner) return;
    hide();
    event.stopImmediatePropagation();
  }, true);
}
