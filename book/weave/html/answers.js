'use strict';

// All answers once stood on the page that now lists them. A link to one of them, or to a piece of code in it, leads on to the page
// where it is now. The id of a piece of code begins with the name of its chapter.
function leadOn() {
  const id = decodeURIComponent(location.hash.slice(1));
  const place = document.getElementById(id);
  const page = document.getElementById(`answers-${id.split('--')[0]}`)?.querySelector('a').getAttribute('href');
  if (place?.matches('main li a')) location.replace(place.href);
  else if (place?.matches('main h2')) location.replace(place.querySelector('a').href);
  else if (id.includes('--') && page) location.replace(`${page}#${id}`);
}
addEventListener('hashchange', leadOn);
leadOn();
