import { vacancySortLabels, type VacancyCounts } from '@wervio/contracts'
import { Cluster, SortSelect, Stack, Text, tokens, ViewSwitch, type View, numberText } from '@wervio/ui'
import { styled } from 'styled-components'
import { filteredCount, type ListFilter } from '../vacancy-search/list-filter.ts'
import { StatusFilter } from '../vacancy-search/status-filter.tsx'
import { VacancySearch } from '../vacancy-search/vacancy-search.tsx'

type Props = {
  filter: ListFilter
  counts: VacancyCounts | undefined
  view: View
  onChange: (filter: Partial<ListFilter>) => void
  onSearch: (words: string) => void
  onView: (view: View) => void
}

/** On a phone the order and the view share a whole line. */
const Look = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`
/** On a phone only said: the choice of status shows the same number. */
const Count = styled(Text)`
  ${tokens.breakpoint.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`

/** Keeps the height of the line, so that nothing moves when the count comes. */
const NOTHING_YET = '\u00a0'

const countText = (count: number): string => (count === 1 ? '1 vacature' : `${numberText(count)} vacatures`)

/** Search, status, order and view of the list, and how much it holds. */
export const DashboardToolbar = ({ filter, counts, view, onChange, onSearch, onView }: Props) => {
  const listedCount = filteredCount(filter, counts)
  return (
    <Stack gap={3}>
      <Cluster justify="space-between" gap={2}>
        <VacancySearch value={filter.q} onSearch={onSearch} />
        <Look gap={2}>
          <SortSelect value={filter.sort} labels={vacancySortLabels} onChange={(sort) => onChange({ sort })} />
          <ViewSwitch value={view} onChange={onView} />
        </Look>
      </Cluster>
      <Cluster justify="space-between" gap={2}>
        <StatusFilter value={filter} counts={counts} onChange={onChange} />
        <Count as="output" size="small" tone="muted" tabular>
          {listedCount === undefined ? NOTHING_YET : countText(listedCount)}
        </Count>
      </Cluster>
    </Stack>
  )
}
