import { vacancyStatusLabels } from '@wervio/contracts'
import { Button, EmptyState } from '@wervio/ui'
import { Archive, FilterX, SearchX } from 'lucide-react'
import type { ListFilter } from './list-filter.ts'

type Narrowing = Pick<ListFilter, 'q' | 'status' | 'archived'>

const describeFilter = ({ q, status, archived }: Narrowing): string => {
  const narrowings = [q && `‘${q}’`, status && `de status ${vacancyStatusLabels[status]}`].filter(Boolean)
  return `${archived ? ' in het archief' : ''} voor ${narrowings.join(' met ')}`
}

/** A search without results: the filter in words, and a button that clears it. */
export const NothingFound = ({ filter, onClear }: { filter: Narrowing; onClear: () => void }) => {
  const isWholeArchive = filter.archived && !filter.q && !filter.status
  return (
    <EmptyState
      icon={isWholeArchive ? Archive : SearchX}
      title={isWholeArchive ? 'Het archief is leeg' : `Geen vacatures gevonden${describeFilter(filter)}`}
      text={
        isWholeArchive
          ? 'Archiveren doe je op de pagina van een vacature, onder ‘Meer’.'
          : 'Zoek op een deel van de functie, de organisatie, de locatie of de sector.'
      }
      action={
        <Button variant="secondary" icon={FilterX} onClick={onClear}>
          Filters wissen
        </Button>
      }
    />
  )
}
