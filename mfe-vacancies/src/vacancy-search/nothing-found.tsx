import { vacancyStatusLabels } from '@wervio/contracts'
import { Button, EmptyState } from '@wervio/ui'
import { FilterX, SearchX } from 'lucide-react'
import type { ListFilter } from './list-filter.ts'

const soughtFor = ({ q, status }: Pick<ListFilter, 'q' | 'status'>): string =>
  [q && `‘${q}’`, status && `de status ${vacancyStatusLabels[status]}`].filter(Boolean).join(' met ')

/** A search without results: what was sought, and the way back to everything. */
export const NothingFound = ({
  filter,
  onClear,
}: {
  filter: Pick<ListFilter, 'q' | 'status'>
  onClear: () => void
}) => (
  <EmptyState
    icon={SearchX}
    title={`Geen vacatures gevonden voor ${soughtFor(filter)}`}
    text="Zoek op een deel van de functie, de organisatie, de plaats of de sector."
    action={
      <Button variant="secondary" icon={FilterX} onClick={onClear}>
        Wis filters
      </Button>
    }
  />
)
