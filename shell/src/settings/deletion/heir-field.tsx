import { isOneOf, roleNames, roles, type Succession } from '@wervio/contracts'
import { Notice, SelectField, Stack } from '@wervio/ui'

type Props = {
  succession: Succession
  value: string
  /** Why this choice is refused. */
  problem: string | undefined
  onChange: (heir: string) => void
}

const roleName = (role: string): string => (isOneOf(roles, role) ? ` (${roleNames[role].toLowerCase()})` : '')

/** Who takes over from somebody who leaves colleagues behind. */
export const HeirField = ({ succession: { is_last_owner, heirs }, value, problem, onChange }: Props) => (
  <Stack gap={3}>
    {is_last_owner && (
      <Notice tone="amber">
        Je bent de enige eigenaar. Maak eerst een collega eigenaar: wie je hier kiest, wordt dat in dezelfde stap.
      </Notice>
    )}
    <SelectField
      label={is_last_owner ? 'Wie wordt eigenaar en neemt je werk over?' : 'Wie neemt je werk over?'}
      value={value}
      error={problem}
      required
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Kies een collega</option>
      {heirs.map(({ id, name, role }) => (
        <option key={id} value={id}>
          {name}
          {roleName(role)}
        </option>
      ))}
    </SelectField>
  </Stack>
)
