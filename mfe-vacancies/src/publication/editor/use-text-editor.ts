import { useEditor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { useState } from 'react'
import { sanitise } from '../sanitise.ts'
import { editorProps } from './editor-props.ts'
import { extensions } from './extensions.ts'

type Options = {
  html: string
  onChange: () => void
  onBlur: () => void
  /** Gets every new document, before `onChange`; the document can be read after the editor is destroyed. */
  onDocument: (doc: Node) => void
}

/** TipTap with exactly the tags of the contract. */
export const useTextEditor = ({ html, onChange, onBlur, onDocument }: Options) => {
  const [content] = useState(() => sanitise(html))
  return useEditor({
    extensions,
    content,
    editorProps,
    // It would put a <style> element in the page, which our content security policy refuses.
    injectCSS: false,
    // It would emit an event for every deletion, to which nobody here listens.
    enableCoreExtensions: { delete: false },
    autofocus: 'start',
    onTransaction: ({ editor, transaction }) => {
      if (transaction.docChanged) onDocument(editor.state.doc)
    },
    onUpdate: onChange,
    onBlur,
  })
}
