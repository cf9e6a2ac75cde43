// check-html: every page is valid HTML, by html-validate's recommended rules. With PART, half of them at a time.
import { FileSystemConfigLoader, HtmlValidate, formatterFactory } from 'html-validate';
import { DIRECTORY, halfInTurn, pages } from './browser.js';

const validator = new HtmlValidate(new FileSystemConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',          // so pandoc writes the widths and alignments of a table
    'void-style': 'off',               // pandoc writes <col />, which is as valid as <col>
    'no-trailing-whitespace': 'off',   // between tags it is no part of the page
    'wcag/h32': 'off',                 // the search has no button: it finds as one types, and Enter goes to the first place
  },
}));

const tried = halfInTurn(pages);
const report = await validator.validateMultipleFiles(tried.map(name => `${DIRECTORY}/${name}.html`));
if (!report.valid || report.warningCount > 0) {
  console.error(formatterFactory('text')(report.results));
  process.exit(1);
}
console.log(`${tried.length} pages are valid HTML`);
