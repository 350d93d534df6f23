import { Stack, TextArea, tokens } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { ContactGroupFields } from './contact-group-fields.tsx'
import type { ContactGroup } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'
import { CountHeading } from './unsure-fields.tsx'

const Notes = styled.div`
  margin-top: ${tokens.space[2]};
  label {
    font: ${tokens.font.small};
  }
`

type Props = { groups: readonly ContactGroup[]; /** How many of them the CV says. */ count: number; disabled: boolean }

/** What was surely read or isn't in the CV, and notes. */
export const SureFields = ({ groups, count, disabled }: Props) => {
  const { register, formState } = useFormContext<ReviewValues>()
  return (
    <Stack gap={1}>
      <CountHeading title="Zeker" count={count} />
      {groups.map((group) => (
        <ContactGroupFields key={group.path} group={group} disabled={disabled} />
      ))}
      <Notes>
        <TextArea
          label="Notities"
          rows={2}
          disabled={disabled}
          error={formState.errors.notities?.message}
          {...register('notities')}
        />
      </Notes>
    </Stack>
  )
}
