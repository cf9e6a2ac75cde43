// On a narrow screen a margin note is one short line, which opens; on a wide one none lies over the one before.
'use strict';
{
  const phone = matchMedia('(max-width: 36em)');

  function toggle(note, opened) {
    note.classList.toggle('folded', !opened);
    note.querySelector('.more').setAttribute('aria-expanded', String(opened));
  }

  const firstWords = note => note.textContent.trim().split(/\s+/).slice(0, 6).join(' ').replace(/[.,:;]$/, '');

  function addButton(note) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'more';
    button.setAttribute('aria-label', `The whole note: ${firstWords(note)} …`);
    note.append(button);
    button.addEventListener('click', () => toggle(note, note.classList.contains('folded')));
    note.addEventListener('focusin', event => { if (event.target !== button) toggle(note, true); });
  }

  const notes = [...document.querySelectorAll('.margin')];
  const beside = matchMedia('(min-width: 78.01em)');

  function spread() {
    let end = -Infinity;
    for (const note of notes) {
      note.style.setProperty('--down', '0px');
      if (!beside.matches) continue;
      const { top, bottom } = note.getBoundingClientRect();
      const down = Math.max(0, end - top);
      note.style.setProperty('--down', `${down}px`);
      end = bottom + down + 16;
    }
  }

  const fold = () => notes.forEach(note => toggle(note, !phone.matches));
  notes.forEach(addButton);
  phone.addEventListener('change', fold);
  fold();
  beside.addEventListener('change', spread);
  document.addEventListener('toggle', spread, true); // a fold that opens or closes moves the notes below it
  document.fonts.ready.then(spread);
  spread();
}
