import { cvExtensions, limits, megabytes } from '@wervio/contracts'
import {
  Button,
  Card,
  Cluster,
  Icon,
  IconButton,
  Notice,
  Stack,
  Text,
  VisuallyHidden,
  fileSize,
  safeName,
  tokens,
  useFileDrop,
} from '@wervio/ui'
import { FileText, FileUp, LoaderCircle, UserRoundPlus, X } from 'lucide-react'
import { useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { toFileSelection, type FileSelection } from './file-selection.ts'

const turn = keyframes`to { rotate: 1turn; }`
const Zone = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: 14rem;
  padding: ${tokens.space[6]} ${tokens.space[4]};
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
const SelectedFile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  > svg {
    color: ${tokens.accent.base};
  }
`
const Name = styled(Text)`
  overflow-wrap: anywhere;
`
const Spinner = styled.span`
  display: inline-flex;
  animation: ${turn} 1s linear infinite;
  ${tokens.breakpoint.calm} {
    animation: none;
  }
`

type Props = {
  file: File | null
  problem: string | null
  busy: boolean
  onSelect: (selection: FileSelection) => void
  onClear: () => void
  onStart: () => void
  onFillIn: () => void
}

/** One CV by drop or picker, and what to do with it. */
export const ChooseCv = ({ file, problem, busy, onSelect, onClear, onStart, onFillIn }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const isDraggedOver = useFileDrop(({ files, folders }) => {
    if (!busy) onSelect(toFileSelection(files, folders))
  })
  return (
    <Card>
      <Stack>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={`${cvExtensions},.zip`}
          aria-label="CV kiezen"
          onChange={({ target }) => {
            onSelect(toFileSelection(Array.from(target.files ?? [])))
            // The same file chosen again is a change again.
            target.value = ''
          }}
        />
        {file ? (
          <SelectedFile>
            <Icon of={FileText} size={24} />
            <div>
              <Name strong>
                <bdi>{safeName(file.name)}</bdi>
              </Name>
              <Text size="small" tone="muted">
                {fileSize(file.size)}
              </Text>
            </div>
            {!busy && <IconButton label="Ander bestand kiezen" icon={X} onClick={onClear} />}
          </SelectedFile>
        ) : (
          <Zone type="button" data-over={isDraggedOver} onClick={() => input.current?.click()}>
            <Icon of={FileUp} size={28} />
            <Text as="span" strong>
              {isDraggedOver ? 'Laat los om toe te voegen' : 'Sleep een CV hierheen of klik om te kiezen'}
            </Text>
            <Text as="span" size="small" tone="muted">
              Eén pdf- of Word-bestand van hoogstens {megabytes(limits.cv)}, of een stapel CV’s of een zip tegelijk
            </Text>
          </Zone>
        )}
        <VisuallyHidden as="output">{isDraggedOver ? 'Laat los om toe te voegen' : ''}</VisuallyHidden>
        {problem && <Notice tone="red" title={problem} />}
        <Cluster justify="space-between">
          <Button variant="quiet" icon={UserRoundPlus} disabled={busy} onClick={onFillIn}>
            Zelf invullen
          </Button>
          <Button disabled={!file || busy} aria-busy={busy || undefined} onClick={onStart}>
            {busy && (
              <Spinner aria-hidden>
                <Icon of={LoaderCircle} />
              </Spinner>
            )}
            {busy ? 'Profiel aanmaken...' : 'Maak Profiel Aan'}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
