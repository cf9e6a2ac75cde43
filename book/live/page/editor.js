// editor.js: CodeMirror as the pages use it. The bundle gives the function newEditor to onpage.js.

import { indentWithTab } from '@codemirror/commands';
import { cpp } from '@codemirror/lang-cpp';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
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

// run is called by Ctrl-Enter, changed with the text after each change.
window.newEditor = ({ parent, text, label, run, changed }) => {
  const keys = keymap.of([{ key: 'Mod-Enter', run: () => { run(); return true; } }, indentWithTab]);
  const listen = EditorView.updateListener.of((update) => { if (update.docChanged) changed(update.state.doc.toString()); });
  const attributes = EditorView.contentAttributes.of({ 'aria-label': `${label}. Escape and then Tab leaves the editor, Control and Enter runs it.` });
  const extensions = [keys, basicSetup, cpp(), indentUnit.of('    '), syntaxHighlighting(colours), listen, attributes];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  return {
    text: () => view.state.doc.toString(),
    replace: (doc) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: doc } }),
    focus: () => view.focus(),
  };
};
