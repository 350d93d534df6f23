import { Button, SelectField, Sheet, Stack, tokens } from '@wervio/ui'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FilterFields, noFilters } from './filter-fields.tsx'
import { minimumOf, minimums, minimumText, orderLabels, type DashboardView, type DashboardOrder } from './match-view.ts'
import { filterCount } from './shown-matches.ts'

const Content = styled.div`
  overflow-y: auto;
  padding: ${tokens.space[4]};
`
type Props = { view: DashboardView; onChange: (change: Partial<DashboardView>) => void }

/** On a phone: everything that decides what the list shows, behind one button. */
export const FilterSheet = ({ view, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const count = filterCount(view)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        icon={ListFilter}
        aria-haspopup="dialog"
        aria-label={`Filters, ${count} aan`}
        onClick={() => setIsOpen(true)}
      >
        {count}
      </Button>
      <Sheet open={isOpen} title="Filters" closeLabel="Filters sluiten" onClose={close}>
        <Content>
          <Stack gap={3}>
            <SelectField
              label="Minimale matchscore"
              value={view.minimum}
              onChange={({ target }) => onChange({ minimum: minimumOf(target.value) })}
            >
              {minimums.map((minimum) => (
                <option key={minimum} value={minimum}>
                  {minimumText(minimum)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Volgorde"
              value={view.order}
              onChange={({ target }) =>
                onChange({
                  order: (Object.keys(orderLabels) as DashboardOrder[]).find((key) => key === target.value) ?? 'score',
                })
              }
            >
              {Object.entries(orderLabels).map(([order, label]) => (
                <option key={order} value={order}>
                  {label}
                </option>
              ))}
            </SelectField>
            <FilterFields filter={view} onChange={onChange} />
            <Button variant="quiet" disabled={count === 0} onClick={() => onChange(noFilters)}>
              Wis filters
            </Button>
            <Button onClick={close}>Toon kandidaten</Button>
          </Stack>
        </Content>
      </Sheet>
    </>
  )
}
