'use strict';

// The colours: as the system has them, light or dark. What the reader chooses is kept for all pages, where the browser keeps anything; the head
// of the page loads this before it shows anything.
{
  const SCHEMES = ['system', 'light', 'dark'];
  const root = document.documentElement;
  const chosen = () => root.dataset.scheme ?? SCHEMES[0];

  function kept() {
    try { return localStorage.getItem('scheme'); } catch { return null; }
  }

  function keep(scheme) {
    try { localStorage.setItem('scheme', scheme); } catch { /* then it holds for this page */ }
  }

  function choose(scheme) {
    if (scheme === SCHEMES[0] || !SCHEMES.includes(scheme)) delete root.dataset.scheme;
    else root.dataset.scheme = scheme;
  }
  choose(kept());

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('button.scheme');
    const say = () => { button.textContent = `Colours: ${chosen()}`; };
    button.hidden = false;
    button.addEventListener('click', () => {
      choose(SCHEMES[(SCHEMES.indexOf(chosen()) + 1) % SCHEMES.length]);
      keep(chosen());
      say();
    });
    say();
  });
}
