import { limits } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { Cluster, EmptyState, SearchField, Stack } from '@wervio/ui'
import { TextSearch } from 'lucide-react'
import type { FocusEvent, FormEvent } from 'react'
import { useCandidateFilter } from '../candidate-list/use-candidate-filter.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchResults } from './search-results.tsx'
import { useRecentSearches } from './use-recent-searches.ts'

/** Search through everything that is known of candidates, their CVs too. */
export const SearchTab = () => {
  const { filter, change, clear } = useCandidateFilter()
  const { searches, remember, clear: forget } = useRecentSearches(useCurrentUser()?.uid ?? '')
  const canSearch = filter.q.length >= limits.searchMinimum
  return (
    <Stack gap={5}>
      {/* React's blur and submit come up from the field. */}
      <Cluster
        onBlur={({ target }: FocusEvent<HTMLElement>) => {
          if (target instanceof HTMLInputElement) remember(target.value)
        }}
        onSubmit={({ target }: FormEvent<HTMLElement>) => {
          // What is typed in it: the address follows a moment later.
          const field = target instanceof HTMLFormElement && target.querySelector<HTMLInputElement>('input')
          if (field) remember(field.value)
        }}
      >
        <SearchField
          label="Zoek in alle kandidaten en CV’s"
          formLabel="Kandidaten zoeken"
          placeholder="Zoek in namen, functies, vaardigheden en CV’s"
          maximum={limits.searchText}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
        <SearchHelp onChoose={(q) => change({ q })} />
      </Cluster>
      {!canSearch && <RecentSearches searches={searches} onChoose={(q) => change({ q })} onClear={forget} />}
      {canSearch ? (
        <SearchResults filter={filter} change={change} clear={clear} />
      ) : (
        <EmptyState
          icon={TextSearch}
          title={filter.q ? 'Typ nog een teken' : 'Zoek in alles wat je van kandidaten weet'}
          text={`Typ minstens ${limits.searchMinimum} tekens. Je vindt ook wat alleen in een CV staat, en een typefout in een naam of functie geeft niet.`}
        />
      )}
    </Stack>
  )
}
