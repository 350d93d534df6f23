import { limits, megabytes } from '@wervio/contracts'
import { Icon, IconButton, Text, fileSize, safeName, tokens, useFileDrop, VisuallyHidden } from '@wervio/ui'
import { FileText, FileUp, X } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'

const Zone = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: 9rem;
  padding: ${tokens.space[4]};
  border: 2px dashed ${tokens.line.control};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.page};
  color: ${tokens.text.muted};
  text-align: center;
  &:hover:not(:disabled),
  &[data-over='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
  > svg {
    color: ${tokens.accent.base};
  }
`
const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  > svg {
    color: ${tokens.accent.base};
  }
`

/** Whether a file is a PDF by its type, which the specification goes by. */
export const isPdf = ({ type }: File): boolean => type === 'application/pdf'

type Props = { file: File | null; busy: boolean; onChoose: (file: File | null) => void }

/** One PDF by drop or picker. */
export const ChoosePdf = ({ file, busy, onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const isDraggedOver = useFileDrop(({ files }) => {
    if (!busy && files[0]) onChoose(files[0])
  })
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label="CV kiezen"
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null)
          // The same file chosen again is a change again.
          target.value = ''
        }}
      />
      {file ? (
        <Chosen>
          <Icon of={FileText} size={24} />
          <div>
            <Text strong>
              <bdi>{safeName(file.name)}</bdi>
            </Text>
            <Text size="small" tone="muted">
              {fileSize(file.size)}
            </Text>
          </div>
          {!busy && <IconButton label="Ander bestand kiezen" icon={X} onClick={() => onChoose(null)} />}
        </Chosen>
      ) : (
        <Zone type="button" data-over={isDraggedOver} onClick={() => input.current?.click()}>
          <Icon of={FileUp} size={28} />
          <Text as="span" strong>
            {isDraggedOver ? 'Laat los om toe te voegen' : 'Sleep een CV hierheen of klik om te kiezen'}
          </Text>
          <Text as="span" size="small" tone="muted">
            Eén pdf van hoogstens {megabytes(limits.cv)}. We lezen het CV en bewaren het niet.
          </Text>
        </Zone>
      )}
      <VisuallyHidden as="output">{isDraggedOver ? 'Laat los om toe te voegen' : ''}</VisuallyHidden>
    </div>
  )
}
