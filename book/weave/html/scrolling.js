// Code and tables that are wider than their place scroll by themselves. Only those stop the Tab key and are named as a group; and they
// show, by a shadow at the edge, that there is more to the right.
'use strict';
{
  const boxes = [...document.querySelectorAll('main [role=group][tabindex]')];
  const names = new Map(boxes.map(box => [box, box.getAttribute('aria-label')]));

  const markMore = box => box.classList.toggle('scrolls', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);

  // A file keeps its name: it is a group of stretches even where it does not scroll.
  function judge(box) {
    const does = box.scrollWidth > box.clientWidth;
    const attributes = { tabindex: '0', ...(box.matches('.listing') ? {} : { role: 'group', 'aria-label': names.get(box) }) };
    for (const [name, value] of Object.entries(attributes)) {
      if (does) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
    markMore(box);
  }

  const observer = new ResizeObserver(entries => entries.forEach(({ target }) =>
    judge(names.has(target) ? target : target.parentElement)));
  for (const box of boxes) {
    box.addEventListener('scroll', () => markMore(box), { passive: true });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);   // it grows when a chunk opens in it
    judge(box);
  }
}
