import type { SearchExplanation } from '@wervio/contracts'
import { Button, Cluster, EmptyState, listText } from '@wervio/ui'
import { FilterX, SearchX } from 'lucide-react'
import { NoResults } from '../candidate-list/no-results.tsx'
import { requiredWordsText, SearchWithout } from './required-words.tsx'

type Props = {
  q: string
  explanation: SearchExplanation | undefined
  canClear: boolean
  onClear: () => void
  onSearch: (q: string) => void
}

/** A search without results: why, and what can be searched instead. */
export const NoHits = ({ q, explanation, canClear, onClear, onSearch }: Props) => {
  const { asks_for_something = true, excluded = [], required_words = [] } = explanation ?? {}
  if (!asks_for_something)
    return (
      <EmptyState
        icon={SearchX}
        title="Noem ook een woord dat wel moet voorkomen"
        text={
          excluded.length > 0
            ? `Je sluit nu alleen ${listText(excluded.map((word) => `‘${word}’`))} uit. Zet er een woord voor, zoals: java niet php.`
            : 'Hier staan alleen leestekens.'
        }
      />
    )
  if (required_words.length === 0) return <NoResults q={q} canClear={canClear} onClear={onClear} />
  return (
    <EmptyState
      icon={SearchX}
      title={`Geen kandidaten gevonden voor ‘${q}’`}
      text={requiredWordsText(required_words)}
      action={
        <Cluster gap={2} justify="center">
          <SearchWithout words={required_words} onSearch={onSearch} />
          {canClear && (
            <Button variant="secondary" size="small" icon={FilterX} onClick={onClear}>
              Filters wissen
            </Button>
          )}
        </Cluster>
      }
    />
  )
}
