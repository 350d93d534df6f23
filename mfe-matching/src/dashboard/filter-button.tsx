import { candidateStatuses, candidateStatusLabels } from '@wervio/contracts'
import { Button, Popover, SelectField, Stack, tokens } from '@wervio/ui'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { cvLabels, procedureLabels, type MatchView } from './match-view.ts'
import { filterCount } from './shown-matches.ts'

const Content = styled.div`
  width: 18rem;
  max-width: 100%;
  padding: ${tokens.space[4]};
`

type Filters = Pick<MatchView, 'procedure' | 'status' | 'cv'>
type Props = { filter: Filters; onChange: (change: Partial<Filters>) => void }

const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | null =>
  (Object.keys(labels) as Key[]).find((key) => key === value) ?? null

const Choice = <Key extends string>({
  label,
  all,
  value,
  labels,
  onChoose,
}: {
  label: string
  all: string
  value: Key | null
  labels: Readonly<Record<Key, string>>
  onChoose: (key: Key | null) => void
}) => (
  <SelectField
    label={label}
    placeholder={all}
    value={value ?? ''}
    onChange={({ target }) => onChoose(keyOf(labels, target.value))}
  >
    {(Object.keys(labels) as Key[]).map((key) => (
      <option key={key} value={key}>
        {labels[key]}
      </option>
    ))}
  </SelectField>
)

const statusLabels = Object.fromEntries(
  candidateStatuses.map((status) => [status, candidateStatusLabels[status]]),
) as typeof candidateStatusLabels

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
          <Choice
            label="Procedure"
            all="Iedereen"
            value={filter.procedure}
            labels={procedureLabels}
            onChoose={(procedure) => onChange({ procedure })}
          />
          <Choice
            label="Status"
            all="Alle statussen"
            value={filter.status}
            labels={statusLabels}
            onChoose={(status) => onChange({ status })}
          />
          <Choice
            label="CV"
            all="Met en zonder"
            value={filter.cv}
            labels={cvLabels}
            onChoose={(cv) => onChange({ cv })}
          />
          <Button
            variant="quiet"
            disabled={count === 0}
            onClick={() => onChange({ procedure: null, status: null, cv: null })}
          >
            Wis filters
          </Button>
        </Stack>
      </Content>
    </Popover>
  )
}
