import { Text, tokens } from '@wervio/ui'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  > :nth-child(n + 3) {
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

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A tick with its label. */
export const TickField = ({ label, hint, error, ...rest }: Props) => {
  const id = useId()
  return (
    <Row>
      <Tick
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <Name htmlFor={id}>{label}</Name>
      {hint && (
        <Text id={`${id}-hint`} size="small" tone="muted">
          {hint}
        </Text>
      )}
      {error && (
        <Text role="alert" size="small" tone="red">
          {error}
        </Text>
      )}
    </Row>
  )
}
