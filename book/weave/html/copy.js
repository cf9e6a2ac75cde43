// A button on each piece of code copies it as plain C: each use of a chunk replaced by what it stands for, as notangle does.
'use strict';
{
  const said = document.querySelector('.said');

  const isElsewhere = (box, side) => {
    const link = box.querySelector(`.foot .${side} a`);
    return link !== null && !link.getAttribute('href').startsWith('#');
  };

  // The definitions of a chunk on this page, with the empty lines between them; what other pages add to it is said.
  function linesOf(name) {
    const pieces = piecesOf(name);
    const more = (box, side) => isElsewhere(box, side) ? [`/* more of ${name}: on another page */`] : [];
    const lines = pieces.flatMap(box => [...expanded(box), ...Array(Number(box.dataset.blank || 0)).fill('')]);
    return [...more(pieces[0], 'before'), ...lines, ...more(pieces.at(-1), 'after')];
  }

  // Each line of a box; a use is known by its link, not by its quotes.
  function expanded(box) {
    const code = bareCode(box);
    const uses = [...code.querySelectorAll('a.use')].map(link => {
      const name = nameOf(link);
      link.textContent = '\u{E000}';
      return name;
    });
    return code.textContent.split('\n').flatMap(line => {
      if (!line.endsWith('\u{E000}')) return line;
      const indent = line.slice(0, -1);
      const name = uses.shift();
      const lines = piecesOf(name).length ? linesOf(name) : [`/* ${name}: on another page */`];
      return lines.map(inner => inner && indent + inner);
    });
  }

  function plain(box) {
    const codes = box.matches('.file') ? [...box.querySelectorAll('pre code')] : [];
    if (codes.length) return codes.map(code => code.textContent).join('');
    return expanded(box).join('\n').replace(/\n+$/, '') + '\n';   // as the tangle leaves out empty lines at the end of a file
  }

  // Where the browser has no clipboard for pages from a disk.
  function copyOld(text) {
    const before = document.activeElement;
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    before.focus();
    return done ? Promise.resolve() : Promise.reject(new Error('the browser does not let a page copy'));
  }

  const copyText = text => navigator.clipboard
    ? navigator.clipboard.writeText(text).catch(() => copyOld(text)) : copyOld(text);

  function say(button, text) {
    button.textContent = text;
    said.textContent = text;
    setTimeout(() => { button.textContent = 'Copy'; said.textContent = ''; }, 2000);
  }

  function addButton(box) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', `Copy: ${box.querySelector('[role=group]').getAttribute('aria-label')}`);
    button.addEventListener('click', () => {
      copyText(plain(box)).then(() => say(button, 'Copied'), () => say(button, 'Not copied'));
    });
    (box.querySelector('.tools') || box).append(button);
  }

  document.querySelectorAll('.box').forEach(box => { if (box.querySelector('pre')) addButton(box); });
}
