import { roleExplanations, roleNames, roles, type Role } from '@wervio/contracts'
import { SelectField, Stack } from '@wervio/ui'
import { VacancyChoice } from './vacancy-choice.tsx'

export type RoleChoice = { role: Role; vacancy_ids: string[] }

type Props = { choice: RoleChoice; onChange: (choice: RoleChoice) => void; vacanciesError?: string | undefined }

/** A role, and for a hiring manager the vacancies. */
export const RoleFields = ({ choice, onChange, vacanciesError }: Props) => (
  <Stack gap={3}>
    <SelectField
      label="Rol"
      hint={roleExplanations[choice.role]}
      value={choice.role}
      onChange={(event) => {
        const role = roles.find((each) => each === event.target.value)
        if (role) onChange({ ...choice, role })
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </SelectField>
    {choice.role === 'hiring_manager' && (
      <VacancyChoice
        chosen={choice.vacancy_ids}
        onChange={(vacancy_ids) => onChange({ ...choice, vacancy_ids })}
        error={vacanciesError}
      />
    )}
  </Stack>
)
