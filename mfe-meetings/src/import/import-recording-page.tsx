import { useCandidate } from '@wervio/candidates'
import * as routes from '@wervio/contracts/routes'
import { chosenId, useAddressFilter } from '@wervio/remote-kit'
import { Card, LoadingState, Page, Skeleton, Stack, TextLink, toast, tokens } from '@wervio/ui'
import { useCallback, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { DemoNotice } from '../demo-notice.tsx'
import { ImportPart } from './form/import-part.tsx'
import { RunningImports } from './progress/running-imports.tsx'
import { useArrival } from './progress/use-arrival.ts'
import { isUnfinished, useImports } from './progress/use-imports.ts'
import { useResumedRecordings } from './recorder/use-resumed-recordings.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: ${tokens.space[6]};
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Running = styled.div`
  /* What runs or failed comes before the form where there is no room beside it. */
  @media (max-width: 1199.98px) {
    &[data-first='true'] {
      order: -1;
    }
  }
`
const parameters = {
  candidateId: chosenId('candidate'),
  meetingId: chosenId('meeting'),
  vacancyId: chosenId('vacancy'),
}

/** `/import-recording`: a recording or a transcript becomes a conversation of a candidate. */
export const ImportRecordingPage = () => {
  const { filter, change } = useAddressFilter(parameters, { keepsScroll: true, replaces: true })
  /** Rises when an import began: the form is empty again. */
  const [count, setCount] = useState(0)
  const isFilling = useRef(false)
  const setFilling = useCallback((isNowFilling: boolean) => {
    isFilling.current = isNowFilling
  }, [])
  const imports = useImports()
  const list = imports.data ?? []
  // The form is made of it, and comes with the imports.
  const candidate = useCandidate(filter.candidateId)
  const isLoading = imports.isLoading || candidate.isLoading
  /**
   * Whether what runs comes before the form. Chosen once the imports are known, and again as one begins: the form may
   * not move under the hands of who fills it in.
   */
  const [isRunningFirst, setRunningFirst] = useState<boolean | null>(null)
  if (!isLoading && isRunningFirst === null) setRunningFirst(list.some(isUnfinished))
  useArrival(list, () => isFilling.current)
  useResumedRecordings(list)
  return (
    <Page
      title="Opname importeren"
      eyebrow={<TextLink to={routes.newMeeting.href()}>Nieuw gesprek</TextLink>}
      subtitle="Upload een opname of een transcript, of neem het gesprek hier op."
    >
      <Stack gap={5}>
        <DemoNotice>In een demo importeer je geen opnames. Bij Jelle van der Kade staat een voorbeeld.</DemoNotice>
        {isLoading ? (
          <Card>
            <LoadingState label="Formulier laden...">
              <Skeleton height="40rem" />
            </LoadingState>
          </Card>
        ) : (
          <Columns>
            <ImportPart
              key={count}
              {...filter}
              imports={list}
              onFilling={setFilling}
              onStarted={() => {
                isFilling.current = false
                toast('De import is begonnen.')
                setCount(count + 1)
                setRunningFirst(true)
                change({ candidateId: null, meetingId: null, vacancyId: null })
              }}
            />
            <Running data-first={isRunningFirst}>
              <RunningImports {...imports} />
            </Running>
          </Columns>
        )}
      </Stack>
    </Page>
  )
}
