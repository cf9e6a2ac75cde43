// What a link leads to is seen: a fold around it opens.
'use strict';
{
  const isHash = link => link.hash.length > 1 && link.href.split('#')[0] === location.href.split('#')[0];

  function unfold(hash) {
    const goal = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!goal) return;
    let opened = false;
    for (let fold = goal.closest('details:not([open])'); fold; fold = fold.closest('details:not([open])')) {
      fold.open = true;
      opened = true;
    }
    if (opened) goal.scrollIntoView();
  }

  // Before the browser goes there, also when the address has it already.
  addEventListener('click', event => {
    const link = event.target.closest('a[href]');
    if (link && isHash(link)) unfold(link.hash);
  });
  addEventListener('hashchange', () => unfold(location.hash));
  unfold(location.hash);
}
