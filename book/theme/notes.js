// On a narrow screen a margin note is one short line, which opens.
'use strict';
{
  const narrow = matchMedia('(max-width: 52em)');

  function toggle(note, opened) {
    note.classList.toggle('folded', !opened);
    note.querySelector('.more').setAttribute('aria-expanded', String(opened));
  }

  function addButton(note) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'more';
    button.setAttribute('aria-label', 'The whole note');
    note.append(button);
    button.addEventListener('click', () => toggle(note, note.classList.contains('folded')));
    note.addEventListener('focusin', event => { if (event.target !== button) toggle(note, true); });
  }

  const notes = [...document.querySelectorAll('.margin')];
  const fold = () => notes.forEach(note => toggle(note, !narrow.matches));
  notes.forEach(addButton);
  narrow.addEventListener('change', fold);
  fold();
}
