'use strict';

// Contents. On a narrow screen they are a bar of one line at the top: the section in view, the search, and the list folded. The bar
// goes away while one reads on, and comes back when one scrolls up; where motion is not wanted it stays.
const side = document.querySelector('nav.side');
const contents = side.querySelector('details');
const narrow = matchMedia('(max-width: 60em)');

function fitContents() {
  side.classList.toggle('bar', narrow.matches);
  side.classList.remove('away');
  side.querySelector('input').placeholder = narrow.matches ? 'Search' : '';
  contents.open = !narrow.matches;
}
narrow.addEventListener('change', fitContents);
fitContents();

addEventListener('DOMContentLoaded', () => {
  const linkOf = id => contents.querySelector(`a[href="#${id}"]`);
  const sections = [...document.querySelectorAll('main h2[id]')].filter(h => linkOf(h.id));
  const book = side.querySelector('.book');
  const title = book.textContent;

  // The list scrolls by itself where it is longer than the window.
  function show(link) {
    link.setAttribute('aria-current', 'true');
    if (narrow.matches) return;
    for (const list of [link.closest('ul'), side]) {
      const [at, window] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
      if (at.top < window.top) list.scrollTop -= window.top - at.top + 40;
      if (at.bottom > window.bottom) list.scrollTop += at.bottom - window.bottom + 40;
    }
  }

  // On a wide window the sections of the page stand in its right margin, and give way to the notes there.
  const here = contents.querySelector('[aria-current=page] + ul');
  const notes = [...document.querySelectorAll('.margin')];
  here?.classList.add('here');

  function giveWay() {
    const at = here?.getBoundingClientRect();
    const meets = ({ top, bottom }) => top < at.bottom && bottom > at.top;
    here?.classList.toggle('away', notes.some(note => meets(note.getBoundingClientRect())));
  }

  // In the bar the way to the first page is as well the name of the place where one is.
  function markSection() {
    const section = sections.filter(h => h.getBoundingClientRect().top < innerHeight / 3).pop();
    const link = section && linkOf(section.id);
    sections.forEach(h => linkOf(h.id).removeAttribute('aria-current'));
    if (link) show(link);
    book.textContent = narrow.matches && link ? link.textContent : title;
    book.href = narrow.matches && link ? link.hash : 'index.html';
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let before = scrollY;

  function moveBar() {
    const down = scrollY > before && scrollY > innerHeight / 4;
    if (Math.abs(scrollY - before) > 4) side.classList.toggle('away', down && !still.matches && !contents.open);
    before = scrollY;
  }

  // What has the focus is not under the bar.
  function uncover({ target }) {
    const covered = side.getBoundingClientRect().bottom - target.getBoundingClientRect().top;
    if (narrow.matches && !side.contains(target) && covered > 0) scrollBy(0, -covered - 8);
  }

  addEventListener('scroll', () => { markSection(); moveBar(); giveWay(); }, { passive: true });
  addEventListener('resize', giveWay);
  narrow.addEventListener('change', markSection);
  document.querySelector('main').addEventListener('focusin', uncover);
  contents.addEventListener('click', event => { if (narrow.matches && event.target.closest('a')) contents.open = false; });
  contents.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !narrow.matches || !contents.open) return;
    contents.open = false;
    contents.querySelector('summary').focus();
  });
  markSection();
  giveWay();
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
