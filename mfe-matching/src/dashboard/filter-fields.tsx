import { candidateStatuses, candidateStatusLabels } from '@wervio/contracts'
import { SelectField } from '@wervio/ui'
import { cvLabels, procedureLabels, type DashboardView } from './match-view.ts'

export type Filters = Pick<DashboardView, 'procedure' | 'status' | 'cv'>

export const noFilters: Filters = { procedure: null, status: null, cv: null }

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

type Props = { filter: Filters; onChange: (change: Partial<Filters>) => void }

/** What a candidate has to be to stand in the list. */
export const FilterFields = ({ filter, onChange }: Props) => (
  <>
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
    <Choice label="CV" all="Met en zonder" value={filter.cv} labels={cvLabels} onChoose={(cv) => onChange({ cv })} />
  </>
)
