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
import type { FocusEvent } from 'react'
import { styled } from 'styled-components'
import { LoadError } from '../candidate/load-error.tsx'
import { asQuery, isNarrowed, type ListFilter } from '../candidate-list/candidate-filter.ts'
import { FilterBar } from '../candidate-list/filter-bar.tsx'
import { NothingFound } from '../candidate-list/nothing-found.tsx'
import { useCandidateActions } from '../candidate-list/use-candidate-actions.tsx'
import { useCandidateFilter } from '../candidate-list/use-candidate-filter.ts'
import { useFacets } from '../candidate-list/use-facets.ts'
import { HIT_ROW, HitRow } from './hit-row.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { useFound } from './use-found.ts'
import { useRecentSearches } from './use-recent-searches.ts'

const Older = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
const Waiting = () => (
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

type Props = { filter: ListFilter; change: (changed: Partial<ListFilter>) => void; clear: () => void }

const Found = ({ filter, change, clear }: Props) => {
  const narrowed = asQuery(filter)
  const found = useFound(filter.q, narrowed)
  const facets = useFacets({ ...narrowed, q: filter.q })
  const { rows, onNear } = useAllPages(found)
  const { actions, dialog } = useCandidateActions()
  const { data, error, isFetching, isPlaceholderData, refetch } = found
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
  const total = facets.total ?? -1
  const row = (index: number) => {
    const hit = rows[index]
    return hit && <HitRow key={hit.id} hit={hit} index={index} total={total} actions={actions} />
  }
  return (
    <Stack gap={5}>
      <FilterBar filter={filter} facets={facets} onChange={change} onClear={clear} />
      {!data && <Waiting />}
      {data && (
        <Older aria-busy={isPlaceholderData}>
          {rows.length === 0 ? (
            <NothingFound q={filter.q} narrowed={isNarrowed(filter)} onClear={clear} />
          ) : (
            <LongRows label="Gevonden kandidaten" count={rows.length} height={HIT_ROW} onNear={onNear} row={row} />
          )}
        </Older>
      )}
      <NextPage query={found} what="kandidaten" />
      {dialog}
    </Stack>
  )
}

/** Search through everything that is known of candidates, their CVs too. */
export const SearchTab = () => {
  const { filter, change, clear } = useCandidateFilter()
  const { searches, remember, clear: forget } = useRecentSearches(useCurrentUser()?.uid ?? '')
  const enough = filter.q.length >= limits.searchMinimum
  return (
    <Stack gap={5}>
      {/* React's blur and submit come up from the field. */}
      <Cluster
        onBlur={({ target }: FocusEvent<HTMLElement>) => {
          if (target instanceof HTMLInputElement) remember(target.value)
        }}
        onSubmit={() => remember(filter.q)}
      >
        <SearchField
          label="Zoek in alle kandidaten en CV’s"
          formLabel="Kandidaten zoeken"
          placeholder="Zoek in namen, functies, vaardigheden en CV’s"
          maximum={limits.searchText}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
      </Cluster>
      {!enough && <RecentSearches searches={searches} onChoose={(q) => change({ q })} onClear={forget} />}
      {enough ? (
        <Found filter={filter} change={change} clear={clear} />
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
