import { cvExtensions, limits, megabytes } from '@wervio/contracts'
import { FileChoice } from '@wervio/remote-kit'
import { Button, Card, Cluster, Icon, Notice, Stack, tokens } from '@wervio/ui'
import { LoaderCircle, UserRoundPlus } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import { toFileSelection, type FileSelection } from './file-selection.ts'

const turn = keyframes`to { rotate: 1turn; }`
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
export const ChooseCv = ({ file, problem, busy, onSelect, onClear, onStart, onFillIn }: Props) => (
  <Card>
    <Stack>
      <FileChoice
        file={file}
        busy={busy}
        accept={`${cvExtensions},.zip`}
        multiple
        isTall
        hint={`Eén pdf- of Word-bestand van hoogstens ${megabytes(limits.cv)}, of een stapel CV’s of een zip tegelijk`}
        onChoose={(files, folders) => onSelect(toFileSelection(files, folders))}
        onClear={onClear}
      />
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
