import { Button, EmptyState } from '@wervio/ui'
import { FilterX, SearchX } from 'lucide-react'

type Props = { /** What was searched for; '' for filters alone. */ q?: string; canClear: boolean; onClear: () => void }

/** A list or a search without results, and the way back. */
export const NoResults = ({ q = '', canClear, onClear }: Props) => (
  <EmptyState
    icon={SearchX}
    title={q ? `Geen kandidaten gevonden voor ‘${q}’` : 'Geen kandidaten gevonden met deze filters'}
    text={q ? 'Probeer een ander woord, of een deel ervan.' : 'Kies een filter minder.'}
    action={
      canClear && (
        <Button variant="secondary" icon={FilterX} onClick={onClear}>
          Filters wissen
        </Button>
      )
    }
  />
)
