import { Button as ToolbarButton, Root, Separator } from '@radix-ui/react-toolbar'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/core'
import { IconButton, tokens } from '@wervio/ui'
import { Link, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { toolbarGroups } from './toolbar-items.ts'

const Bar = styled(Root)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  ${tokens.breakpoint.tablet} {
    overflow-x: auto;
    scrollbar-width: none;
  }
`
const Line = styled(Separator)`
  flex-shrink: 0;
  width: 1px;
  height: 1.25rem;
  margin-inline: ${tokens.space[1]};
  background: ${tokens.line.strong};
`
const Tool = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

type ToolProps = {
  label: string
  keys: string
  icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  onSelect: () => void
}

const formatKeys = (keys: string): string => keys.replace('Control', 'Ctrl').replaceAll('+', ' ')

const ToolItem = ({ label, keys, icon, pressed, disabled = false, onSelect }: ToolProps) => (
  <ToolbarButton asChild disabled={disabled}>
    <Tool
      label={label}
      icon={icon}
      title={`${label} (${formatKeys(keys)})`}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    />
  </ToolbarButton>
)

/** The formatting buttons, as one tab stop: arrow keys move within it. */
export const Toolbar = ({ editor, onLink }: { editor: Editor; onLink: () => void }) => {
  const editorState = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: toolbarGroups
        .flat()
        .filter((item) => item.active(current))
        .map(({ name }) => name),
      link: current.isActive('link'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  })
  return (
    <Bar aria-label="Opmaak">
      {toolbarGroups.map((group) => (
        <Fragment key={group[0]?.name}>
          {group.map(({ name, label, keys, icon, run }) => (
            <ToolItem
              key={name}
              label={label}
              keys={keys}
              icon={icon}
              pressed={editorState.active.includes(name)}
              onSelect={() => run(editor)}
            />
          ))}
          <Line />
        </Fragment>
      ))}
      <ToolItem label="Link" keys="Control+Shift+L" icon={Link} pressed={editorState.link} onSelect={onLink} />
      <Line />
      <ToolItem
        label="Ongedaan maken"
        keys="Control+Z"
        icon={Undo2}
        disabled={!editorState.undo}
        onSelect={() => editor.chain().focus().undo().run()}
      />
      <ToolItem
        label="Opnieuw"
        keys="Control+Shift+Z"
        icon={Redo2}
        disabled={!editorState.redo}
        onSelect={() => editor.chain().focus().redo().run()}
      />
    </Bar>
  )
}
