'use strict';

// An address may be older than the page that now has what it names. An entry of the list of answers leads on to its answer, and what no
// page at this address has is looked up among the ids of all pages (addresses.js). What follows a ? is the state of a live figure (live.js).
{
  function lookUp(id, state) {
    const script = document.createElement('script');
    script.src = 'addresses.js';
    script.onload = () => {
      const page = addresses[id] ?? document.documentElement.dataset.page;
      if (page) location.replace(`${page}#${id}${state}`);
    };
    document.head.append(script);
  }

  function leadOn() {
    const [id, state] = decodeURIComponent(location.hash.slice(1)).split(/(?=\?)|$/);
    const place = document.getElementById(id);
    if (place?.matches('main li a')) location.replace(place.href);
    else if (place?.matches('main h2:has(> a[href^=answers])')) location.replace(place.querySelector('a').href);
    else if (!place && id) lookUp(id, state ?? '');
    else if (!place && document.documentElement.dataset.page) location.replace(document.documentElement.dataset.page);
  }
  addEventListener('hashchange', leadOn);
  leadOn();
}
