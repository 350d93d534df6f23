import { candidateSortLabels, messages, type CandidateFilter, type CandidateSummary } from '@wervio/contracts'
import { useCurrentUser, userStorage } from '@wervio/session'
import { NextPage, SortSelect, Stack, useAllPages, useView, ViewSwitch } from '@wervio/ui'
import { useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { LoadError } from '../candidate/load-error.tsx'
import { asQuery, isNarrowed } from './candidate-filter.ts'
import { CandidateList } from './candidate-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useCandidates } from './queries.ts'
import { useCandidateActions } from './use-candidate-actions.tsx'
import { useCandidateFilter } from './use-candidate-filter.ts'
import { useFacets } from './use-facets.ts'
import { useFocusOn } from './use-focus-on.ts'

const Older = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
type Props = {
  /** What the list is always narrowed to. */
  fixed?: CandidateFilter
  /** Whether a row still belongs here; those who left go at once, without reading the list again. */
  belongs?: (candidate: CandidateSummary) => boolean
  /** When there is nobody at all. */
  empty: ReactNode
  newId?: string | null
}

const everybody = () => true

/** A list of candidates that is filtered, ordered and looked at as cards or a table. */
export const CandidateBrowser = ({ fixed, belongs = everybody, empty, newId = null }: Props) => {
  const { filter, change, clear } = useCandidateFilter()
  const [view, setView] = useView(userStorage(useCurrentUser()?.uid ?? ''), 'candidate-view')
  const query = { ...asQuery(filter), ...fixed }
  const list = useCandidates(query, filter.sort)
  const facets = useFacets(query)
  const { rows, onNear } = useAllPages(list)
  const candidates = useMemo(() => rows.filter(belongs), [rows, belongs])
  const { actions, dialog } = useCandidateActions()
  useFocusOn(newId, candidates)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = list
  if (error && !data)
    return (
      <LoadError
        error={error}
        title={messages.candidatesFailed}
        fallback={messages.candidatesFailed}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const nobody = data !== undefined && candidates.length === 0 && !isPlaceholderData
  if (nobody && !isNarrowed(filter) && !list.hasNextPage)
    return (
      <>
        {empty}
        {dialog}
      </>
    )
  return (
    <Stack gap={5}>
      <FilterBar filter={filter} facets={facets} onChange={change} onClear={clear}>
        <SortSelect value={filter.sort} labels={candidateSortLabels} onChange={(sort) => change({ sort })} />
        <ViewSwitch value={view} onChange={setView} />
      </FilterBar>
      {isPending ? (
        <ListSkeleton view={view} />
      ) : (
        <Older aria-busy={isPlaceholderData}>
          {nobody ? (
            <NothingFound narrowed onClear={clear} />
          ) : (
            <CandidateList
              view={view}
              candidates={candidates}
              total={facets.total}
              onNear={onNear}
              actions={actions}
              newId={newId}
            />
          )}
        </Older>
      )}
      <NextPage query={list} what="kandidaten" />
      {dialog}
    </Stack>
  )
}
