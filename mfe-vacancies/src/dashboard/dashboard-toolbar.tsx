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
/**
 * Not beside the choice of status, which grows when its numbers come and would push this to a line of its own; with
 * room for '1.234 vacatures' from the start. On a narrow screen only said: the choice of status shows the same number.
 */
const Count = styled(Text)`
  min-width: 7rem;
  margin-inline-start: auto;
  text-align: end;
  ${tokens.breakpoint.tablet} {
    position: absolute;
    clip-path: inset(50%);
  }
`

const countText = (count: number): string => (count === 1 ? '1 vacature' : `${numberText(count)} vacatures`)

/** Search, status, order and view of the list, and how much it holds. */
export const DashboardToolbar = ({ filter, counts, view, onChange, onSearch, onView }: Props) => {
  const listedCount = filteredCount(filter, counts)
  return (
    <Stack gap={3}>
      <Cluster justify="space-between" gap={2}>
        <VacancySearch value={filter.q} onSearch={onSearch} />
        <Count as="output" size="small" tone="muted" tabular>
          {listedCount !== undefined && countText(listedCount)}
        </Count>
        <Look gap={2}>
          <SortSelect value={filter.sort} labels={vacancySortLabels} onChange={(sort) => onChange({ sort })} />
          <ViewSwitch value={view} onChange={onView} />
        </Look>
      </Cluster>
      <StatusFilter value={filter} counts={counts} onChange={onChange} />
    </Stack>
  )
}
