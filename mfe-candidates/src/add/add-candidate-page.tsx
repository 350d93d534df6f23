import { ApiError } from '@wervio/api-client'
import { useCurrentUser } from '@wervio/session'
import { Button, Page, Stack, Text, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LeaveQuestion } from '../candidate/leave-question.tsx'
import { usePhones } from '../candidate/phones.ts'
import { OpenStacks } from '../review/open-stacks.tsx'
import { StartStack } from '../review/start-stack.tsx'
import { AddFailed } from './add-failed.tsx'
import { AddProgress } from './add-progress.tsx'
import { ChooseCv } from './choose-cv.tsx'
import { FoundDoubles } from './found-doubles.tsx'
import { ManualEntry } from './manual-entry.tsx'
import type { Taken } from './take-files.ts'
import { mayRetry, useAddCandidate } from './use-add-candidate.ts'

const Narrow = styled(Stack)`
  max-width: 46rem;
`
const Privacy = styled(Text)`
  max-width: ${tokens.width.line};
`
const none: readonly never[] = []

const AddCandidate = ({ uid }: { uid: string }) => {
  const adding = useAddCandidate(uid)
  const { state, manual } = adding
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  usePhones()
  const [stack, setStack] = useState<File[] | null>(null)

  const choose = (next: File | null, wrong: string | null = null) => {
    adding.begin(next)
    setFile(next)
    setProblem(wrong)
    setStack(null)
  }
  const take = (taken: Taken) => {
    if (taken.kind === 'one') choose(taken.file)
    if (taken.kind === 'refused') choose(null, taken.problem)
    if (taken.kind === 'stack') {
      choose(null)
      setStack(taken.files)
    }
  }
  const back = () => {
    adding.backToFile()
    choose(null)
  }

  const busy = state.phase === 'working'
  const standing = (
    <>
      {busy && <AddProgress step={state.step} sent={state.sent} onCancel={adding.cancel} />}
      {state.phase === 'failed' && (
        <AddFailed step={state.step} message={state.message} onRetry={mayRetry(state.error) ? adding.run : null}>
          {!manual && (
            <Button variant="quiet" size="small" onClick={adding.fillIn}>
              Zelf invullen
            </Button>
          )}
        </AddFailed>
      )}
    </>
  )
  return (
    <Page
      title="Nieuwe Kandidaat Toevoegen"
      subtitle={manual ? undefined : 'Uit het CV maken we het profiel. Je kijkt het daarna na.'}
    >
      {manual ? (
        <ManualEntry
          uid={uid}
          reason={manual.reason}
          parsed={adding.work().parsed}
          file={file}
          busy={busy}
          state={standing}
          onSave={adding.saveDraft}
          onBack={back}
          problems={state.phase === 'failed' && state.error instanceof ApiError ? state.error.fields : none}
        />
      ) : (
        <Narrow>
          {stack ? (
            <StartStack files={stack} onClose={() => setStack(null)} />
          ) : (
            <ChooseCv
              file={file}
              problem={problem}
              busy={busy}
              onTaken={take}
              onClear={() => choose(null)}
              onStart={adding.run}
              onFillIn={adding.fillIn}
            />
          )}
          {standing}
          <Privacy size="small" tone="muted">
            Gegevens als geboortedatum, nationaliteit of gezondheid gebruiken we niet om te zoeken of te matchen. Je
            bewaart een kandidaat standaard tot vier weken na de procedure.
          </Privacy>
          {!stack && !busy && <OpenStacks />}
        </Narrow>
      )}
      {state.phase === 'doubles' && (
        <FoundDoubles
          doubles={state.doubles}
          hasCv={file !== null}
          onMerge={adding.mergeWith}
          onAdd={adding.addAsNew}
          onDismiss={adding.dismiss}
        />
      )}
      <LeaveQuestion
        unsaved={adding.unsaved}
        lost={() => adding.unsaved() && (!manual || file !== null)}
        title="De kandidaat is nog niet opgeslagen"
        text={
          manual
            ? 'Wat je typte, blijft alleen in deze browser staan tot je hier terugkomt. Er is nog geen kandidaat.'
            : 'Als je nu weggaat, wordt er niets bewaard.'
        }
      />
    </Page>
  )
}

/** /add-candidate: one CV becomes a candidate, by itself or filled in by hand. */
export const AddCandidatePage = () => {
  const uid = useCurrentUser()?.uid
  return uid && <AddCandidate key={uid} uid={uid} />
}
