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
  /** Every new document, before `onChange`: it outlives the editor. */
  onDocument: (doc: Node) => void
}

/** TipTap with exactly our tags. */
export const useTextEditor = ({ html, onChange, onBlur, onDocument }: Options) => {
  const [content] = useState(() => sanitise(html))
  return useEditor({
    extensions,
    content,
    editorProps,
    // It would put a <style> element in the page, which our content security policy refuses.
    injectCSS: false,
    // Tells every deletion in an event of its own, which nobody here listens to.
    enableCoreExtensions: { delete: false },
    autofocus: 'start',
    onTransaction: ({ editor, transaction }) => {
      if (transaction.docChanged) onDocument(editor.state.doc)
    },
    onUpdate: onChange,
    onBlur,
  })
}
