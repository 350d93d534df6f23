import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Menu } from '../actions/menu.tsx'
import { Icon } from '../text/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { tokens } from '../theme/tokens.ts'

const Button = styled.button`
  position: relative;
  display: inline-grid;
  border-radius: ${tokens.radius.control};
  &:disabled {
    opacity: 0.55;
  }
`
const Mark = styled.span`
  position: absolute;
  right: -${tokens.space[1]};
  bottom: -${tokens.space[1]};
  display: grid;
  place-items: center;
  width: ${tokens.space[6]};
  height: ${tokens.space[6]};
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.raised};
  color: ${tokens.text.muted};
`

type Props = {
  /** The photo or the initials. */
  children: ReactNode
  hasPhoto: boolean
  /** Media types that may be chosen. */
  types: readonly string[]
  busy: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** The photo of a person with a menu to change it. */
export const PhotoButton = ({ children, hasPhoto, types, busy, onChoose, onRemove }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Foto kiezen"
        accept={types.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <Menu
        align="start"
        trigger={
          <Button type="button" disabled={busy}>
            <VisuallyHidden>Foto wijzigen</VisuallyHidden>
            {children}
            <Mark>
              <Icon of={Camera} size={14} />
            </Mark>
          </Button>
        }
        items={[
          {
            label: hasPhoto ? 'Andere foto kiezen' : 'Foto kiezen',
            icon: ImagePlus,
            onSelect: () => input.current?.click(),
          },
          ...(hasPhoto ? [{ label: 'Foto verwijderen', icon: Trash2, onSelect: onRemove }] : []),
        ]}
      />
    </>
  )
}
