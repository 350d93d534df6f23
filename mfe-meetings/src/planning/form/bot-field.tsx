import { Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { MeetingValues } from './meeting-values.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  > p {
    grid-column: 2;
  }
`
const Tick = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.0625rem 0 0;
  accent-color: ${tokens.accent.base};
`
const Name = styled.label`
  font: ${tokens.font.strong};
`

/** Whether Teams records and transcribes, and what that takes. */
export const BotField = ({ disabled }: { disabled: boolean }) => {
  const id = useId()
  const { register } = useFormContext<MeetingValues>()
  return (
    <Row>
      <Tick type="checkbox" id={id} aria-describedby={`${id}-hint`} disabled={disabled} {...register('enableBot')} />
      <Name htmlFor={id}>Gesprek opnemen en uitschrijven</Name>
      <Text id={`${id}-hint`} size="small" tone="muted">
        Teams neemt het gesprek vanzelf op en schrijft het uit, waar je organisatie dat toestaat. Zorg dat de kandidaat
        vooraf akkoord is: de transcriptie komt pas hier als die toestemming is vastgelegd.
      </Text>
    </Row>
  )
}
