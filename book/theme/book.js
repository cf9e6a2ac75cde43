'use strict';

// Contents: folded on a small screen; the section in view is marked.
const contents = document.querySelector('nav.side details');
contents.open = matchMedia('(min-width: 52em)').matches;

addEventListener('DOMContentLoaded', () => {
  const linkOf = id => contents.querySelector(`a[href="#${id}"]`);
  const sections = [...document.querySelectorAll('main h2[id]')].filter(h => linkOf(h.id));

  // The list scrolls by itself where it is longer than the window.
  function show(link) {
    link.setAttribute('aria-current', 'true');
    const list = link.closest('nav');
    const [at, window] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.top < window.top) list.scrollTop -= window.top - at.top + 40;
    if (at.bottom > window.bottom) list.scrollTop += at.bottom - window.bottom + 40;
  }

  function markSection() {
    const passed = sections.filter(h => h.getBoundingClientRect().top < innerHeight / 3);
    sections.forEach(h => linkOf(h.id).removeAttribute('aria-current'));
    if (passed.length) show(linkOf(passed[passed.length - 1].id));
  }

  addEventListener('scroll', markSection, { passive: true });
  markSection();
});

// Paper shows all: what is folded opens before the page is printed, and closes after.
{
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll('main details:not([open])')];
    opened.forEach(details => { details.open = true; });
  });
  addEventListener('afterprint', () => opened.forEach(details => { details.open = false; }));
}
