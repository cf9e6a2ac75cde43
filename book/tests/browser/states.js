// The states in which pages are judged: { name, on: page => whether it is tried there, open: async page => … }. `open` gives false where the
// state cannot be reached. A new thing that opens gets a line here.
const FIRST = 'index', CHAPTER = 'nibbles';

const openDetails = page => page.evaluate(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});

export async function search(page, words) {
  await page.fill('#search-words', words);
  await page.waitForFunction(text => document.querySelector('.found').dataset.words === text ||
    document.querySelector('.found [role=status]').textContent.includes('does not work'), words);
}

export const states = [
  { name: 'all that folds unfolded', on: () => true, open: openDetails },
  { name: 'search results', on: page => [FIRST, CHAPTER].includes(page), open: page => search(page, 'nibble') },
];
