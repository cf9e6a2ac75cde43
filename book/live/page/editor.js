// editor.js: CodeMirror as the pages use it. The bundle gives the function newEditor to onpage.js.

import { indentWithTab } from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';

// The page's own colours, in light and in dark.
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.processingInstruction, tags.controlKeyword], color: 'var(--k)' },
  { tag: [tags.typeName, tags.standard(tags.typeName), tags.modifier], color: 'var(--t)' },
  { tag: [tags.number, tags.bool], color: 'var(--n)' },
  { tag: [tags.string, tags.character], color: 'var(--s)' },
  { tag: tags.comment, color: 'var(--c)', fontStyle: 'italic' },
]);

// The part in which two texts differ. A cursor elsewhere stays where it is.
function difference(before, after) {
  const shorter = Math.min(before.length, after.length);
  let from = 0, end = 0;
  while (from < shorter && before[from] === after[from]) from++;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

// Long lines do in the editor what the reader has chosen for the page.
const wrapped = () => (document.documentElement.dataset.lines === 'wrap' ? EditorView.lineWrapping : []);

// A line from its first letter on, with what the compiler says of it.
function diagnosticAt(doc, { line, message, severity }) {
  const { from, to, text } = doc.line(Math.min(line, doc.lines));
  return { from: from + text.search(/\S|$/), to, severity, message };
}

// run is called by Ctrl-Enter, changed with the text after each change that replace didn't make.
window.newEditor = ({ parent, text, label, run, changed }) => {
  let isReplaced = false;
  const keys = keymap.of([{ key: 'Mod-Enter', run: () => { run(); return true; } }, indentWithTab]);
  const listen = EditorView.updateListener.of((update) => { if (update.docChanged && !isReplaced) changed(update.state.doc.toString()); });
  const attributes = EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': `${label}. Escape and then Tab leaves the editor, Control and Enter runs it.` });
  const lines = new Compartment();
  const extensions = [keys, basicSetup, cpp(), indentUnit.of('    '), syntaxHighlighting(colours), listen, attributes, lines.of(wrapped())];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  const own = () => view.state.doc.toString();
  new MutationObserver(() => view.dispatch({ effects: lines.reconfigure(wrapped()) })).observe(document.documentElement, { attributeFilter: ['data-lines'] });
  return {
    text: own,
    replace: doc => {
      isReplaced = true;
      view.dispatch({ changes: difference(own(), doc.replace(/\r\n?/g, '\n')) });
      isReplaced = false;
    },
    // The list has { line, message, severity }; an empty one takes the marks away.
    mark: list => view.dispatch(setDiagnostics(view.state, list.map(one => diagnosticAt(view.state.doc, one)))),
    focus: () => view.focus(),
  };
};
