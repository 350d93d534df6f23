import { Stack, Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
  }
  input {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

type Props = {
  isChosen: boolean
  /** Why it can't be chosen, or null. */
  obstacle: string | null
  onChange: (isChosen: boolean) => void
}

/** Whether the invitation is mailed. It stands there from the start, so that nothing moves once it can be chosen. */
export const MailChoice = ({ isChosen, obstacle, onChange }: Props) => {
  const id = useId()
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isChosen && obstacle === null}
        disabled={obstacle !== null}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Stack as="span" gap={1}>
        <Text as="span" strong id={`${id}-label`}>
          Stuur de uitnodiging per e-mail
        </Text>
        <Text as="span" size="small" tone="muted" id={`${id}-text`}>
          {obstacle ??
            'Je collega krijgt de link in een mail; antwoorden komen bij jou. De link wordt nergens bewaard.'}
        </Text>
      </Stack>
    </Choice>
  )
}
