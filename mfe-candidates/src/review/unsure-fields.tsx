import type { ParsedCv } from '@wervio/contracts'
import { Heading, Stack, Text, tokens } from '@wervio/ui'
import { useController, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { CheckFrame } from './check-frame.tsx'
import { ContactGroupFields } from './contact-group-fields.tsx'
import { contactGroups } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'
import { useFieldChecks } from './use-field-checks.ts'

const Count = styled.span`
  color: ${tokens.text.muted};
  font-weight: 500;
`
const ToField = styled.button`
  display: grid;
  width: 100%;
  text-align: start;
  overflow-wrap: anywhere;
  &:hover strong {
    text-decoration: underline;
  }
`

/** A heading with how many there are. */
export const CountHeading = ({ title, count }: { title: string; count: number }) => (
  <Heading level={3} size="card">
    {title} <Count>{count}</Count>
  </Heading>
)

/** The next thing to confirm after this one gets the focus; after the last, nothing does. */
const focusNextCheck = (button: HTMLElement | null) => {
  const buttons = [...(button?.closest('form')?.querySelectorAll<HTMLElement>('[data-check]') ?? [])]
  const after = button ? buttons.slice(buttons.indexOf(button) + 1) : []
  after.find((one) => one.getAttribute('aria-pressed') === 'false')?.focus()
}

/** What was not surely read, with the reason; each is corrected here or confirmed. Nothing where all was. */
export const UnsureFields = ({ parsed, disabled }: { parsed: ParsedCv | null; disabled: boolean }) => {
  const { checks, unsureCount } = useFieldChecks(parsed)
  const { setFocus } = useFormContext<ReviewValues>()
  const { field } = useController<ReviewValues, 'nagekeken'>({ name: 'nagekeken' })
  const toggle = (id: string) => {
    const isConfirmed = field.value.includes(id)
    field.onChange(isConfirmed ? field.value.filter((one) => one !== id) : [...field.value, id])
    if (!isConfirmed) focusNextCheck(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  }
  const goTo = (name: string) => {
    if (name === 'vaardigheden') document.querySelector<HTMLInputElement>('[data-skills] input')?.focus()
    else setFocus(name as keyof ReviewValues)
  }
  if (checks.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-label="Kijk dit goed na">
      <CountHeading title="Kijk dit goed na" count={unsureCount} />
      <Stack gap={2}>
        {checks.map((check) => {
          const group = contactGroups.find(({ path }) => path === check.id)
          return (
            <CheckFrame
              key={check.id}
              check={check}
              isConfirmed={field.value.includes(check.id)}
              disabled={disabled}
              onToggle={() => toggle(check.id)}
            >
              {group ? (
                <ContactGroupFields group={group} disabled={disabled} />
              ) : (
                <ToField type="button" onClick={() => goTo(check.field)}>
                  <strong>{check.label}</strong>
                  <Text as="span" size="small">
                    {check.text || 'Naar het veld'}
                  </Text>
                </ToField>
              )}
            </CheckFrame>
          )
        })}
      </Stack>
    </Stack>
  )
}
