import { useQuery } from '@tanstack/react-query'
import { auditCategories, auditCategoryLabels, type AuditFilter } from '@wervio/contracts'
import { SelectField, TextField, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { organisationQuery } from '../colleagues/queries.ts'
import { AUTOMATIC, FORMER_COLLEAGUE } from './sentence.ts'
import type { AuditFilterName } from './use-audit-log.ts'

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

type Props = { filter: AuditFilter; onChange: (name: AuditFilterName, value: string) => void }

/** Who, what kind, and from when to when. Somebody who left is chosen by their name at an entry. */
export const AuditFilters = ({ filter, onChange }: Props) => {
  const { data } = useQuery(organisationQuery)
  const isOfFormer = filter.actor_id !== undefined && data?.members.every(({ id }) => id !== filter.actor_id)
  return (
    <Fields aria-label="Logboek filteren" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="Wie"
        placeholder="Iedereen"
        value={filter.actor ?? filter.actor_id ?? ''}
        onChange={({ target }) => onChange('actor_id', target.value)}
      >
        {data?.members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="job">{AUTOMATIC}</option>
        {isOfFormer && <option value={filter.actor_id}>{FORMER_COLLEAGUE}</option>}
      </SelectField>
      <SelectField
        label="Wat"
        placeholder="Alles"
        value={filter.category ?? ''}
        onChange={({ target }) => onChange('category', target.value)}
      >
        {auditCategories.map((category) => (
          <option key={category} value={category}>
            {auditCategoryLabels[category]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Vanaf"
        type="date"
        max={filter.to}
        value={filter.from ?? ''}
        onChange={({ target }) => onChange('from', target.value)}
      />
      <TextField
        label="Tot en met"
        type="date"
        min={filter.from}
        value={filter.to ?? ''}
        onChange={({ target }) => onChange('to', target.value)}
      />
    </Fields>
  )
}
