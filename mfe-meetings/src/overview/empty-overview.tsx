import { scheduleMeeting } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, EmptyState } from '@wervio/ui'
import { FilterX, MessagesSquare, Plus, SearchX } from 'lucide-react'
import { filterLabels, type OverviewFilter } from './overview-filter.ts'

/** Nothing was planned or imported yet. */
export const NoConversations = () => {
  const mayPlan = useMay(scheduleMeeting)
  return (
    <EmptyState
      icon={MessagesSquare}
      title="Nog geen gesprekken"
      text={
        mayPlan
          ? 'Plan een meeting in Teams of importeer een opname. Je vindt ze daarna hier bij elkaar.'
          : 'Gesprekken die je collega’s plannen of importeren, zie je hier bij elkaar.'
      }
      action={
        mayPlan && (
          <ButtonLink to={routes.newMeeting.href()} icon={Plus}>
            Nieuw Gesprek
          </ButtonLink>
        )
      }
    />
  )
}

const describeFilter = ({ q, filter }: OverviewFilter): string =>
  [q && `‘${q}’`, filter && `het filter ${filterLabels[filter]}`].filter(Boolean).join(' met ')

/** A search without results: the filter in words, and a button that clears it. */
export const NothingFound = ({ filter, onClear }: { filter: OverviewFilter; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={`Geen gesprekken gevonden voor ${describeFilter(filter)}`}
    text="Zoek op een deel van de titel, van een deelnemer of van de naam van de kandidaat."
    action={
      <Button variant="secondary" icon={FilterX} onClick={onClear}>
        Filters wissen
      </Button>
    }
  />
)
