import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Pilcrow,
  TextQuote,
  Underline,
  type LucideIcon,
} from 'lucide-react'

export type ToolbarItem = {
  name: string
  label: string
  /** As `aria-keyshortcuts` writes it; with Meta on a Mac. */
  keys: string
  icon: LucideIcon
  active: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): ToolbarItem => ({
  name: `heading${level}`,
  label: `Kop ${level}`,
  keys: `Control+Alt+${level}`,
  icon,
  active: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

/** The buttons of the toolbar, in groups. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [
    {
      name: 'paragraph',
      label: 'Gewone tekst',
      keys: 'Control+Alt+0',
      icon: Pilcrow,
      active: (editor) =>
        editor.isActive('paragraph') && !editor.isActive('listItem') && !editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().clearNodes().run(),
    },
    heading(1, Heading1),
    heading(2, Heading2),
    heading(3, Heading3),
  ],
  [
    {
      name: 'bold',
      label: 'Vet',
      keys: 'Control+B',
      icon: Bold,
      active: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      label: 'Cursief',
      keys: 'Control+I',
      icon: Italic,
      active: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'underline',
      label: 'Onderstreept',
      keys: 'Control+U',
      icon: Underline,
      active: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
  ],
  [
    {
      name: 'bulletList',
      label: 'Opsomming',
      keys: 'Control+Shift+8',
      icon: List,
      active: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: 'Genummerde lijst',
      keys: 'Control+Shift+7',
      icon: ListOrdered,
      active: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      label: 'Citaat',
      keys: 'Control+Shift+B',
      icon: TextQuote,
      active: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
]
