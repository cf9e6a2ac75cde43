'use strict';

// What the reader chooses: the colours, and what long lines of code do. It holds for all pages, where the browser keeps anything. The head of the
// page loads this before it shows anything; the style sheet does the rest, by the attributes data-colours and data-lines.
{
  const CHOICES = {
    colours: { label: 'Colours', values: ['system', 'light', 'dark'] },
    lines: { label: 'Long lines', values: ['scroll', 'wrap'] },
  };
  const chosen = document.documentElement.dataset;

  function kept(name) {
    try { return localStorage.getItem(name); } catch { return null; }
  }

  function keep(name) {
    try { localStorage.setItem(name, chosen[name]); } catch { /* then it holds for this page */ }
  }

  function start(name, values) {
    chosen[name] = values.includes(kept(name)) ? kept(name) : values[0];
  }

  function offer(button, name, { label, values }) {
    const say = () => { button.textContent = `${label}: ${chosen[name]}`; };
    button.hidden = false;
    button.addEventListener('click', () => {
      chosen[name] = values[(values.indexOf(chosen[name]) + 1) % values.length];
      keep(name);
      say();
    });
    say();
  }

  for (const [name, { values }] of Object.entries(CHOICES)) start(name, values);
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('button[data-choice]')) offer(button, button.dataset.choice, CHOICES[button.dataset.choice]);
  });
}
