// What somebody is led to is seen: the folds around it open.
'use strict';

const foldAround = element => element.closest('details:not([open])');

function unfold(element) {
  const isFolded = foldAround(element) !== null;
  for (let fold = foldAround(element); fold; fold = foldAround(element)) fold.open = true;
  if (isFolded) element.scrollIntoView();
}

// The fold of a section that has the words, if nothing else in the section has them.
function unfoldWords(id, words) {
  const inLine = text => text.replace(/\s+/g, ' ');
  const has = element => inLine(element.textContent).includes(inLine(words));
  const heading = document.getElementById(id);
  for (let next = heading.nextElementSibling; next && next.tagName !== heading.tagName; next = next.nextElementSibling) {
    if (!has(next)) continue;
    if (next.matches('details')) next.open = true;
    return;
  }
}

{
  function unfoldGoal(hash) {
    const goal = document.getElementById(decodeURIComponent(hash.slice(1).split('?')[0]));
    if (goal) unfold(goal);
  }

  // A link that leads where the address is already changes no address.
  addEventListener('click', event => {
    const link = event.target.closest('a[href*="#"]');
    if (link && link.pathname === location.pathname) unfoldGoal(link.hash);
  });
  addEventListener('hashchange', () => unfoldGoal(location.hash));
  unfoldGoal(location.hash);
}
