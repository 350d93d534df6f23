import { Card, Grid, Heading, Stack, Text, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldInput } from './field-input.tsx'
import type { FormSection } from './form-fields.ts'

const Section = styled(Card)`
  scroll-margin-top: ${tokens.space[20]};
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[4]};
  }
`
const SectionHeading = styled(Heading)`
  &:focus {
    outline: none;
  }
`

export const sectionId = (id: string) => `onderdeel-${id}`

type Props = {
  section: FormSection
  /** Stands between the heading and the fields. */
  children?: ReactNode
}

/** One section of the form: short fields beside each other, long ones under each other. */
export const SectionCard = ({ section, children }: Props) => {
  const shortFields = section.fields.filter((field) => field.lines === 1)
  const longFields = section.fields.filter((field) => field.lines > 1)
  return (
    <Section as="section" padding={6} id={sectionId(section.id)} aria-labelledby={`${sectionId(section.id)}-titel`}>
      <Stack gap={5}>
        <Stack gap={1}>
          <SectionHeading level={2} id={`${sectionId(section.id)}-titel`} tabIndex={-1}>
            {section.title}
          </SectionHeading>
          <Text tone="muted">{section.intro}</Text>
        </Stack>
        {children}
        {shortFields.length > 0 && (
          <Grid columns={2}>
            {shortFields.map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
          </Grid>
        )}
        {longFields.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
      </Stack>
    </Section>
  )
}
