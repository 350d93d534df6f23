import { fileSize, Icon, IconButton, safeName, Text, tokens, useFileDrop, VisuallyHidden } from '@wervio/ui'
import { FileText, FileUp, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Zone = styled.button<{ $isTall: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: ${({ $isTall }) => ($isTall ? '14rem' : '9rem')};
  padding: ${({ $isTall }) => ($isTall ? tokens.space[6] : tokens.space[4])} ${tokens.space[4]};
  border: 2px dashed ${tokens.line.control};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.page};
  color: ${tokens.text.muted};
  text-align: center;
  transition:
    background ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  &:hover,
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
type Props = {
  /** The chosen file, in place of the zone. */
  file: File | null
  /** Whether the file is at work: it stays. */
  busy: boolean
  /** What the picker offers. */
  accept: string
  /** Whether several may be chosen at once. */
  multiple?: boolean
  /** Whether the zone is what the page is about. */
  isTall?: boolean
  hint: ReactNode
  /** What is chosen, a word that goes with 'een'. */
  thing?: string
  /** How its size is written; by default in the unit that fits. */
  sizeText?: (bytes: number) => string
  /** Several files, or folders, when they were dropped. */
  onChoose: (files: readonly File[], folders: readonly string[]) => void
  onClear: () => void
}

/** A file by drop or picker: a CV unless it says otherwise. */
export const FileChoice = ({
  file,
  busy,
  accept,
  multiple = false,
  isTall = false,
  hint,
  thing = 'CV',
  sizeText = fileSize,
  onChoose,
  onClear,
}: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const isDraggedOver = useFileDrop(({ files, folders }) => {
    if (!busy) onChoose(files, folders)
  })
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={`${thing} kiezen`}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []), [])
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
              {sizeText(file.size)}
            </Text>
          </div>
          {!busy && <IconButton label="Ander bestand kiezen" icon={X} onClick={onClear} />}
        </Chosen>
      ) : (
        <Zone type="button" $isTall={isTall} data-over={isDraggedOver} onClick={() => input.current?.click()}>
          <Icon of={FileUp} size={28} />
          <Text as="span" strong>
            {isDraggedOver ? 'Laat los om toe te voegen' : `Sleep een ${thing} hierheen of klik om te kiezen`}
          </Text>
          <Text as="span" size="small" tone="muted">
            {hint}
          </Text>
        </Zone>
      )}
      <VisuallyHidden as="output">{isDraggedOver ? 'Laat los om toe te voegen' : ''}</VisuallyHidden>
    </div>
  )
}
