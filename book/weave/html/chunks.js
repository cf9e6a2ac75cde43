// A chunk use opens in place: a button beside the link shows, under its line, what the name stands for. Beside it all scripts
// here work on pages that read well without them.
'use strict';

// The text of a chunk's code, without what the scripts put into it.
function bareCode(box) {
  const code = box.querySelector('pre code').cloneNode(true);
  code.querySelectorAll('.opener, .opened').forEach(e => e.remove());
  return code;
}

const nameOf = link => link.textContent.slice(1, -1);

// The definitions of a chunk on this page, in order.
const piecesOf = name =>
  [...document.querySelectorAll('.box[data-name]')].filter(box => box.dataset.name === name);

{
  let count = 0;

  function button(link) {
    const opener = document.createElement('button');
    opener.type = 'button';
    opener.className = 'opener';
    opener.textContent = '▸';
    opener.setAttribute('aria-expanded', 'false');
    opener.setAttribute('aria-label', `Show here: ${nameOf(link)}`);
    return opener;
  }

  function addButtons(code) {
    for (const link of code.querySelectorAll('a.use'))
      if (piecesOf(nameOf(link)).length) link.after(button(link));
  }

  const blanksBefore = link => {
    const before = link.previousSibling;
    return before ? before.textContent.match(/[ \t]*$/)[0].length : 0;
  };

  // All is made of spans, since nothing else may stand inside pre.
  function span(className, ...children) {
    const made = document.createElement('span');
    made.className = className;
    made.append(...children);
    return made;
  }

  // Where a piece stands, and what the page says at its foot of another page that goes on with it.
  function origin(box, text) {
    const link = document.createElement('a');
    link.href = `#${box.id}`;
    link.textContent = text;
    return span('origin', link);
  }

  function elsewhere(box, side) {
    const item = box.querySelector(`.foot .${side}`);
    return item && !item.querySelector('a').getAttribute('href').startsWith('#')
      ? [span('origin', ...item.cloneNode(true).childNodes)] : [];
  }

  function piece(box, sign) {
    const code = bareCode(box);
    code.querySelectorAll('[id]').forEach(e => e.removeAttribute('id'));
    addButtons(code);
    return [origin(box, `‹${box.dataset.name}› ${sign}`), span('piece', ...code.childNodes)];
  }

  function content(name) {
    const boxes = piecesOf(name);
    const shown = boxes.flatMap((box, i) => piece(box, i ? '+≡' : '≡'));
    return [...elsewhere(boxes[0], 'before'), ...shown, ...elsewhere(boxes[boxes.length - 1], 'after')];
  }

  // After the line of the use: the newline that ends it stays before what opens.
  function lineEnd(opener) {
    const after = opener.nextSibling;
    if (!after || after.nodeType !== Node.TEXT_NODE) return opener;
    after.splitText(after.data.indexOf('\n') + 1);
    return after;
  }

  function open(opener) {
    const link = opener.previousSibling;
    const opened = span('opened', ...content(nameOf(link)));
    opened.id = `opened--${++count}`;
    opened.style.setProperty('--columns', blanksBefore(link));
    opened.setAttribute('role', 'group');
    opened.setAttribute('aria-label', nameOf(link));
    lineEnd(opener).after(opened);
    opener.setAttribute('aria-expanded', 'true');
    opener.setAttribute('aria-controls', opened.id);
  }

  function close(opener) {
    document.getElementById(opener.getAttribute('aria-controls')).remove();
    opener.setAttribute('aria-expanded', 'false');
    opener.removeAttribute('aria-controls');
  }

  const isOpen = opener => opener.getAttribute('aria-expanded') === 'true';

  addEventListener('click', event => {
    const opener = event.target.closest('.opener');
    if (opener) (isOpen(opener) ? close : open)(opener);
  });

  // Escape closes what the focus is in, or what its button has opened.
  addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    const at = document.activeElement;
    const opened = at.closest('.opened');
    const opener = at.matches('.opener') && isOpen(at) ? at
      : opened && document.querySelector(`[aria-controls="${opened.id}"]`);
    if (!opener) return;
    close(opener);
    opener.focus();
  });

  document.querySelectorAll('.box[data-name] pre code').forEach(addButtons);
}
