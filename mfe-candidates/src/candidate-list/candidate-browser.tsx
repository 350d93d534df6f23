import {
  type CandidateFilter,
  candidateSortLabels,
  type CandidateSummary,
  changeCandidate,
  messages,
} from '@wervio/contracts'
import { useCurrentUser, userStorage } from '@wervio/session'
import { NextPage, SortSelect, Stack, useAllPages, ViewSwitch } from '@wervio/ui'
import { useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  LoadError,
  SelectButton,
  SelectionArea,
  useMay,
  useSelection,
  useSelectionKeys,
  useView,
} from '@wervio/remote-kit'
import { CandidateSelectionBar } from '../many/candidate-selection-bar.tsx'
import { toFilterQuery, isNarrowed } from './candidate-filter.ts'
import { CandidateList } from './candidate-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoResults } from './no-results.tsx'
import { useCandidates } from './queries.ts'
import { useCandidateActions } from './use-candidate-actions.tsx'
import { useCandidateFilter } from './use-candidate-filter.ts'
import { exactTotal, useFacets } from './use-facets.ts'
import { useFocusOn } from './use-focus-on.ts'

const PreviousResults = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
type Props = {
  /** What the list is always narrowed to. */
  fixedFilter?: CandidateFilter
  /** Whether a row still belongs here; those who left go at once, without reading the list again. */
  belongs?: (candidate: CandidateSummary) => boolean
  /** When there is nobody at all. */
  empty: ReactNode
  newId?: string | null
}

const everybody = () => true

/** A list of candidates that is filtered, ordered and looked at as cards or a table. */
export const CandidateBrowser = ({ fixedFilter, belongs = everybody, empty, newId = null }: Props) => {
  const { filter, change, clear } = useCandidateFilter()
  const [view, setView] = useView(userStorage(useCurrentUser()?.uid ?? ''), 'candidate-view')
  const query = { ...toFilterQuery(filter), ...fixedFilter }
  const list = useCandidates(query, filter.sort)
  const facets = useFacets(query)
  const { rows, onNear } = useAllPages(list)
  const candidates = useMemo(() => rows.filter(belongs), [rows, belongs])
  const { actions, dialog } = useCandidateActions()
  const selection = useSelection(candidates, useMay(changeCandidate))
  const keys = useSelectionKeys()
  useFocusOn(newId, candidates)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = list
  const isEmpty = data !== undefined && candidates.length === 0 && !isPlaceholderData
  const isNobody = isEmpty && !isNarrowed(filter) && !list.hasNextPage
  const content = () => {
    if (error && !data)
      return (
        <LoadError error={error} title={messages.candidatesFailed} busy={isFetching} onRetry={() => void refetch()} />
      )
    if (isNobody) return empty
    return (
      <Stack gap={5}>
        <FilterBar filter={filter} facets={facets} onChange={change} onClear={clear}>
          <SelectButton selection={selection} />
          <SortSelect value={filter.sort} labels={candidateSortLabels} onChange={(sort) => change({ sort })} />
          <ViewSwitch value={view} onChange={setView} />
        </FilterBar>
        {isPending ? (
          <ListSkeleton view={view} />
        ) : (
          <PreviousResults aria-busy={isPlaceholderData}>
            {isEmpty ? (
              <NoResults canClear onClear={clear} />
            ) : (
              <SelectionArea selection={selection} hasLetters={keys.hasLetters}>
                <CandidateList
                  sort={filter.sort}
                  onSort={(sort) => change({ sort })}
                  view={view}
                  candidates={candidates}
                  total={exactTotal(facets)}
                  onNear={onNear}
                  actions={actions}
                  newId={newId}
                />
              </SelectionArea>
            )}
          </PreviousResults>
        )}
        <NextPage query={list} what="kandidaten" />
      </Stack>
    )
  }
  return (
    <>
      {content()}
      {dialog}
      {/* Stays when the list is empty: it holds what is under way and the proof of an erasure. */}
      <CandidateSelectionBar selection={selection} hasMore={list.hasNextPage} help={keys.help} />
    </>
  )
}
