import type { VacancyCounts } from '@wervio/contracts'
import { Cluster, onlyWithCode, plainList, Stack, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ListFilter } from '../vacancy-search/list-filter.ts'
import { StatusFilter } from '../vacancy-search/status-filter.tsx'
import { VacancySearch } from '../vacancy-search/vacancy-search.tsx'

export const Items = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[3]};
`

const Narrowing = styled(Stack)`
  ${onlyWithCode}
`

type Props = {
  filter: ListFilter
  counts: VacancyCounts | undefined
  onChange: (filter: Partial<ListFilter>) => void
  onSearch: (words: string) => void
  children: ReactNode
}

/** Search and filter above the list. */
export const ListFrame = ({ filter, counts, onChange, onSearch, children }: Props) => (
  <Stack gap={5}>
    <Narrowing gap={3}>
      <Cluster>
        <VacancySearch value={filter.q} onSearch={onSearch} />
      </Cluster>
      <StatusFilter value={filter} counts={counts} onChange={onChange} />
    </Narrowing>
    {children}
  </Stack>
)
