import { Icon, plainList, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { Circle, CircleCheck } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormValues } from '../drafts/field-mapping.ts'
import { formSections, type FormSection } from './form-fields.ts'
import { isValid } from './form-schema.ts'
import { sectionId } from './section-card.tsx'

const List = styled.ol`
  ${plainList}
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin-bottom: ${tokens.space[3]};
`
const Step = styled.button<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: ${tokens.control.medium};
  padding: 0 ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.muted};
  font: ${tokens.font.body};
  text-align: left;
  &:hover {
    background: ${tokens.surface.sunken};
    color: ${tokens.text.base};
  }
  svg {
    flex-shrink: 0;
    color: ${({ $done }) => ($done ? tokens.accent.base : tokens.text.faint)};
  }
`
const Count = styled(Text)`
  padding-inline: ${tokens.space[3]};
`

const isComplete = (section: FormSection, values: FormValues): boolean =>
  section.fields.every(({ name }) => isValid(name, values)) &&
  section.fields.some(({ name }) => values[name].trim() !== '')

const goTo = (id: string) => {
  document.getElementById(sectionId(id))?.scrollIntoView({ block: 'start' })
  document.getElementById(`${sectionId(id)}-titel`)?.focus({ preventScroll: true })
}

/** The sections as steps: which are complete, and a way to each. */
export const SectionNavigation = () => {
  const { control } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const complete = formSections.map((section) => isComplete(section, values))
  return (
    <nav aria-label="Onderdelen van het formulier">
      <List>
        {formSections.map((section, index) => (
          <li key={section.id}>
            <Step type="button" $done={complete[index] ?? false} onClick={() => goTo(section.id)}>
              <Icon of={complete[index] ? CircleCheck : Circle} />
              {section.title}
              {complete[index] && <VisuallyHidden> (compleet)</VisuallyHidden>}
            </Step>
          </li>
        ))}
      </List>
      <Count size="small" tone="muted">
        {complete.filter(Boolean).length} van {formSections.length} onderdelen compleet
      </Count>
    </nav>
  )
}
