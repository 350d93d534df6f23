import { conversationTypeLabels, conversationTypes, type ConversationType } from '@wervio/contracts'
import { Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ImportValues } from './import-values.ts'

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]} ${tokens.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend,
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > legend {
    margin-bottom: ${tokens.space[2]};
    padding: 0;
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  > p {
    grid-column: 2;
  }
  > input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.accent.base};
  }
  &:has(:checked) {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
`

const explanations: Record<ConversationType, string> = {
  sollicitatie: 'Wat er is besproken, afspraken en open vragen.',
  competentie: 'Per competentie het antwoord volgens STAR.',
}

/** Which kind of conversation it is: the summary follows it. */
export const ConversationTypeField = ({ disabled }: { disabled: boolean }) => {
  const id = useId()
  const { register, formState } = useFormContext<ImportValues>()
  const error = formState.errors.conversationType?.message
  return (
    <Choices disabled={disabled}>
      <Text as="legend" strong>
        Soort gesprek
      </Text>
      {conversationTypes.map((type) => (
        <Choice key={type} htmlFor={`${id}-${type}`}>
          <input
            type="radio"
            id={`${id}-${type}`}
            value={type}
            aria-label={conversationTypeLabels[type]}
            aria-describedby={`${id}-${type}-hint`}
            {...register('conversationType')}
          />
          <Text as="span" strong>
            {conversationTypeLabels[type]}
          </Text>
          <Text id={`${id}-${type}-hint`} size="small" tone="muted">
            {explanations[type]}
          </Text>
        </Choice>
      ))}
      {error && (
        <Text role="alert" size="small" tone="red">
          {error}
        </Text>
      )}
    </Choices>
  )
}
