import { Button, Popover, Stack, tokens } from '@wervio/ui'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FilterFields, noFilters, type Filters } from './filter-fields.tsx'
import { filterCount } from './shown-matches.ts'

const Content = styled.div`
  width: 18rem;
  max-width: 100%;
  padding: ${tokens.space[4]};
`
type Props = { filter: Filters; onChange: (change: Partial<Filters>) => void }

/** The filters of the list, behind a button that says how many are on. */
export const FilterButton = ({ filter, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const count = filterCount(filter)
  return (
    <Popover
      label="Filters"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="large" icon={ListFilter} aria-label={`Filters, ${count} aan`}>
          Filters {count}
        </Button>
      }
    >
      <Content>
        <Stack gap={3}>
          <FilterFields filter={filter} onChange={onChange} />
          <Button variant="quiet" disabled={count === 0} onClick={() => onChange(noFilters)}>
            Wis filters
          </Button>
        </Stack>
      </Content>
    </Popover>
  )
}
