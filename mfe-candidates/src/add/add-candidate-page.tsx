import { isLasting } from '@wervio/api-client'
import { usePhones } from '@wervio/candidates'
import { useCurrentUser } from '@wervio/session'
import { Button, Page, Stack, Text, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LeaveQuestion } from '../candidate/leave-question.tsx'
import { OpenStacks } from '../review/open-stacks.tsx'
import { StartStack } from '../review/start-stack.tsx'
import { AddFailure } from './add-failure.tsx'
import { AddProgress } from './add-progress.tsx'
import { ChooseCv } from './choose-cv.tsx'
import { manualDraftStore } from './manual-draft-store.ts'
import { ManualEntry } from './manual-entry.tsx'
import { SingleReview } from './single-review.tsx'
import type { FileSelection } from './file-selection.ts'
import { useAddCv } from './use-add-cv.ts'

const Narrow = styled(Stack)`
  max-width: 46rem;
`
const Privacy = styled(Text)`
  max-width: ${tokens.width.line};
`

const AddCandidate = ({ uid }: { uid: string }) => {
  const { state, begin, run, cancel, finish, hasUnsaved } = useAddCv()
  const [selectedFile, setSelectedFile] = useState<File | null>(null)
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [stackFiles, setStackFiles] = useState<File[] | null>(null)
  const [isManual, setIsManual] = useState(() => manualDraftStore(uid).read() !== null)
  usePhones()

  const selectFile = (nextFile: File | null, nextProblem: string | null = null) => {
    begin(nextFile)
    setSelectedFile(nextFile)
    setFileProblem(nextProblem)
    setStackFiles(null)
  }
  const handleSelection = (selection: FileSelection) => {
    if (selection.kind === 'one') selectFile(selection.file)
    if (selection.kind === 'refused') selectFile(null, selection.problem)
    if (selection.kind === 'stack') {
      selectFile(null)
      setStackFiles(selection.files)
    }
  }
  const startManualEntry = () => {
    selectFile(null)
    setIsManual(true)
  }
  const leaveManualEntry = () => {
    manualDraftStore(uid).drop()
    setIsManual(false)
  }

  const isBusy = state.phase === 'working'
  if (isManual)
    return (
      <Page title="Nieuwe Kandidaat Toevoegen">
        <ManualEntry uid={uid} onBack={leaveManualEntry} />
      </Page>
    )
  if (state.phase === 'review')
    return (
      <Page
        title="Nieuwe Kandidaat Toevoegen"
        subtitle="Kijk na wat we lazen en sla op. Klik in een veld om te zien waar het in het CV staat."
      >
        <SingleReview uid={uid} item={state.item} onSaved={finish} onDrop={() => selectFile(null)} onReadAgain={run} />
      </Page>
    )
  return (
    <Page title="Nieuwe Kandidaat Toevoegen" subtitle="Uit het CV maken we het profiel. Je kijkt het daarna na.">
      <Narrow>
        {stackFiles ? (
          <StartStack files={stackFiles} onClose={() => setStackFiles(null)} />
        ) : (
          <ChooseCv
            file={selectedFile}
            problem={fileProblem}
            busy={isBusy}
            onSelect={handleSelection}
            onClear={() => selectFile(null)}
            onStart={run}
            onFillIn={startManualEntry}
          />
        )}
        {isBusy && <AddProgress step={state.step} sent={state.sent} onCancel={cancel} />}
        {state.phase === 'failed' && (
          <AddFailure step={state.step} message={state.message} onRetry={isLasting(state.error) ? null : run}>
            <Button variant="quiet" size="small" onClick={startManualEntry}>
              Zelf invullen
            </Button>
          </AddFailure>
        )}
        <Privacy size="small" tone="muted">
          Gegevens als geboortedatum, nationaliteit of gezondheid gebruiken we niet om te zoeken of te matchen. Je
          bewaart een kandidaat standaard tot vier weken na de procedure.
        </Privacy>
        {!stackFiles && !selectedFile && <OpenStacks />}
      </Narrow>
      <LeaveQuestion
        hasUnsaved={hasUnsaved}
        title="De kandidaat is nog niet opgeslagen"
        text="Als je nu weggaat, wordt er niets bewaard."
      />
    </Page>
  )
}

/** /add-candidate: one CV becomes a candidate, automatically or after a review, or is filled in by hand. */
export const AddCandidatePage = () => {
  const uid = useCurrentUser()?.uid
  return uid && <AddCandidate key={uid} uid={uid} />
}
