import { thumbnailTypes, type Candidate } from '@wervio/contracts'
import { Icon, Menu, VisuallyHidden, tokens } from '@wervio/ui'
import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../../candidate/candidate-photo.tsx'
import { usePhoto } from './use-photo.ts'

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

/** The photo or the initials, and a menu to change it. */
export const PhotoButton = ({ candidate }: { candidate: Candidate }) => {
  const input = useRef<HTMLInputElement>(null)
  const { choose, remove, busy } = usePhoto(candidate.id)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Foto kiezen"
        accept={thumbnailTypes.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) choose(file)
          target.value = ''
        }}
      />
      <Menu
        align="start"
        trigger={
          <Button type="button" disabled={busy}>
            <VisuallyHidden>Foto wijzigen</VisuallyHidden>
            <CandidatePhoto candidate={candidate} size="large" />
            <Mark>
              <Icon of={Camera} size={14} />
            </Mark>
          </Button>
        }
        items={[
          {
            label: candidate.photo ? 'Andere foto kiezen' : 'Foto kiezen',
            icon: ImagePlus,
            onSelect: () => input.current?.click(),
          },
          ...(candidate.photo ? [{ label: 'Foto verwijderen', icon: Trash2, onSelect: remove }] : []),
        ]}
      />
    </>
  )
}
