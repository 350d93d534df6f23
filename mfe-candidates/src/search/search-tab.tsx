import { limits, messages } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import {
  Card,
  Cluster,
  EmptyState,
  LoadingState,
  LongRows,
  NextPage,
  SearchField,
  Skeleton,
  Stack,
  useAllPages,
} from '@wervio/ui'
import { TextSearch } from 'lucide-react'
import type { FocusEvent, FormEvent } from 'react'
import { styled } from 'styled-components'
import { LoadError } from '@wervio/remote-kit'
import { toFilterQuery, isNarrowed, type ListFilter } from '../candidate-list/candidate-filter.ts'
import { FilterBar } from '../candidate-list/filter-bar.tsx'
import { useCandidateActions } from '../candidate-list/use-candidate-actions.tsx'
import { useCandidateFilter } from '../candidate-list/use-candidate-filter.ts'
import { useFacets } from '../candidate-list/use-facets.ts'
import { HIT_ROW, HitRow } from './hit-row.tsx'
import { NoHits } from './no-hits.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { RequiredWordsHint } from './required-words.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchNotes } from './search-notes.tsx'
import { useCandidateSearch } from './use-candidate-search.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSearchExplanation } from './use-search-explanation.ts'

const PreviousResults = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
const SearchSkeleton = () => (
  <LoadingState label="Kandidaten laden...">
    <Card padding={4}>
      <Stack gap={6}>
        {[70, 55, 62, 48].map((width) => (
          <Stack key={width} gap={2}>
            <Skeleton width={`${width / 2}%`} />
            <Skeleton width={`${width}%`} height="0.8rem" />
          </Stack>
        ))}
      </Stack>
    </Card>
  </LoadingState>
)

type Props = { filter: ListFilter; change: (change: Partial<ListFilter>) => void; clear: () => void }

const SearchResults = ({ filter, change, clear }: Props) => {
  const filterQuery = toFilterQuery(filter)
  const search = useCandidateSearch(filter.q, filterQuery)
  const { data: explanation, isPending: isExplaining } = useSearchExplanation(filter.q)
  const facets = useFacets({ ...filterQuery, q: filter.q })
  const { rows, onNear } = useAllPages(search)
  const { actions, dialog } = useCandidateActions()
  const { data, error, isFetching, isPlaceholderData, refetch } = search
  if (error && !data)
    return (
      <LoadError error={error} title={messages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />
    )
  const total = facets.total ?? -1
  const row = (index: number) => {
    const hit = rows[index]
    return hit && <HitRow key={hit.id} hit={hit} index={index} total={total} actions={actions} />
  }
  const onSearch = (q: string) => change({ q })
  // Why there are no results comes with an answer of its own; what wasn't found before says nothing of these words.
  const isWaiting = !data || (rows.length === 0 && (isPlaceholderData || isExplaining))
  return (
    <Stack gap={4}>
      <SearchNotes explanation={explanation} onSearch={onSearch} />
      <FilterBar filter={filter} facets={facets} onChange={change} onClear={clear} />
      {isWaiting && <SearchSkeleton />}
      {!isWaiting && (
        <PreviousResults aria-busy={isPlaceholderData}>
          {rows.length === 0 ? (
            <NoHits
              q={filter.q}
              explanation={explanation}
              canClear={isNarrowed(filter)}
              onClear={clear}
              onSearch={onSearch}
            />
          ) : (
            <LongRows label="Gevonden kandidaten" count={rows.length} height={HIT_ROW} onNear={onNear} row={row} />
          )}
        </PreviousResults>
      )}
      {!isWaiting && !isPlaceholderData && rows.length > 0 && explanation && (
        <RequiredWordsHint words={explanation.required_words} onSearch={onSearch} />
      )}
      <NextPage query={search} what="kandidaten" />
      {dialog}
    </Stack>
  )
}

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
