import { updateVacancy, type Vacancy, vacancyStatusLabels } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useCurrentUser } from '@wervio/session'
import { Button, Cluster, Notice, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMatches } from '../matches/use-matches.ts'
import { useChangeStatus } from '../vacancy/use-change-status.ts'
import { dismissedStatuses } from './dismissed-statuses.ts'
import { suggestStatus } from './suggest-status.ts'

type Props = { uid: string; vacancy: Vacancy }

/** Buttons beside a sentence don't make its line higher. */
const Choices = styled(Cluster)`
  margin-block: calc(-1 * ${tokens.space[1]});
  ${tokens.breakpoint.phone} {
    margin-block: 0;
  }
`

const SuggestionNotice = ({ uid, vacancy }: Props) => {
  const { data: matches } = useMatches(vacancy.id)
  // Candidates that arrive late show no notice until the next tab: it would move the page under somebody's hands.
  const [wasLoaded] = useState(matches !== undefined)
  const store = dismissedStatuses(uid, vacancy.id)
  const [dismissed, setDismissed] = useState(store.read)
  const { mutate } = useChangeStatus(vacancy.id)
  const suggestion = wasLoaded && matches ? suggestStatus(vacancy.status, matches) : null
  if (!suggestion || dismissed.includes(suggestion.status)) return null
  const { status, reason } = suggestion
  const label = vacancyStatusLabels[status]
  const dismiss = () => {
    store.add(status)
    setDismissed((current) => [...current, status])
  }
  return (
    <Notice tone="neutral">
      <Cluster justify="space-between" gap={2}>
        <p>
          <strong>{reason}</strong> Zet de vacature op {label}?
        </p>
        <Choices gap={2}>
          <Button size="small" onClick={() => mutate(status)}>
            Zet op {label}
          </Button>
          <Button size="small" variant="quiet" onClick={dismiss}>
            Laat zo
          </Button>
        </Choices>
      </Cluster>
    </Notice>
  )
}

/** Offers the status that the procedures of a vacancy ask for; nothing changes before somebody says so. */
export const StatusSuggestionNotice = ({ vacancy }: { vacancy: Vacancy }) => {
  const user = useCurrentUser()
  const mayChange = useMay(updateVacancy)
  return user && mayChange && <SuggestionNotice uid={user.uid} vacancy={vacancy} />
}
