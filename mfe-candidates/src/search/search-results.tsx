import { changeCandidate, messages } from '@wervio/contracts'
import { LoadError, SelectButton, SelectionArea, useMay, useSelection, useSelectionKeys } from '@wervio/remote-kit'
import { Card, LoadingState, LongRows, NextPage, Skeleton, Stack, useAllPages } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { toFilterQuery, isNarrowed, type ListFilter } from '../candidate-list/candidate-filter.ts'
import { FilterBar } from '../candidate-list/filter-bar.tsx'
import { useCandidateActions } from '../candidate-list/use-candidate-actions.tsx'
import { exactTotal, useFacets } from '../candidate-list/use-facets.ts'
import { CandidateSelectionBar } from '../many/candidate-selection-bar.tsx'
import { HIT_ROW, HitRow } from './hit-row.tsx'
import { NoHits } from './no-hits.tsx'
import { RequiredWordsHint } from './required-words.tsx'
import { SearchNotes } from './search-notes.tsx'
import { useCandidateSearch } from './use-candidate-search.ts'
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

/** The candidates that were found, narrowed by the filters, with what can be done with many of them. */
export const SearchResults = ({ filter, change, clear }: Props) => {
  const [firstQ] = useState(filter.q)
  const filterQuery = toFilterQuery(filter)
  const search = useCandidateSearch(filter.q, filterQuery)
  const { data: explanation, isPending: isExplaining } = useSearchExplanation(filter.q)
  const facets = useFacets({ ...filterQuery, q: filter.q })
  const { rows, onNear } = useAllPages(search)
  const { actions, dialog } = useCandidateActions()
  const selection = useSelection(rows, useMay(changeCandidate))
  const keys = useSelectionKeys()
  const { data, error, isFetching, isPlaceholderData, refetch } = search
  const total = exactTotal(facets) ?? -1
  const row = (index: number) => {
    const hit = rows[index]
    return hit && <HitRow key={hit.id} hit={hit} index={index} total={total} actions={actions} />
  }
  const onSearch = (q: string) => change({ q })
  // Why there are no results comes with an answer of its own; what wasn't found before says nothing of these words.
  // The first results come together with what is said above them; later ones don't go away while it is asked.
  const isWaiting =
    !data || (filter.q === firstQ && isExplaining) || (rows.length === 0 && (isPlaceholderData || isExplaining))
  const content = () => {
    if (error && !data)
      return (
        <LoadError error={error} title={messages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />
      )
    return (
      <Stack gap={4}>
        <FilterBar filter={filter} facets={facets} onChange={change} onClear={clear}>
          <SelectButton selection={selection} />
        </FilterBar>
        <SearchNotes explanation={explanation} onSearch={onSearch} />
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
              <SelectionArea selection={selection} hasLetters={keys.hasLetters}>
                <LongRows label="Gevonden kandidaten" count={rows.length} height={HIT_ROW} onNear={onNear} row={row} />
              </SelectionArea>
            )}
          </PreviousResults>
        )}
        {!isWaiting && !isPlaceholderData && rows.length > 0 && explanation && (
          <RequiredWordsHint words={explanation.required_words} onSearch={onSearch} />
        )}
        <NextPage query={search} what="kandidaten" />
      </Stack>
    )
  }
  return (
    <>
      {content()}
      {dialog}
      {/* Stays without hits: it holds what is under way and the proof of an erasure. */}
      <CandidateSelectionBar selection={selection} hasMore={search.hasNextPage} help={keys.help} />
    </>
  )
}
