import type { PossibleValue } from '@wervio/contracts'
import { plainList, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  margin-bottom: ${tokens.space[2]};
`
const Choice = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${tokens.space[2]};
  width: 100%;
  min-height: ${tokens.control.small};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  text-align: start;
  overflow-wrap: anywhere;
  &[aria-pressed='true'] {
    border-color: ${tokens.accent.base};
    box-shadow: inset 0 0 0 1px ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
  > :last-child {
    grid-column: 2 / -1;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Digit = styled.kbd`
  min-width: 1.125rem;
  border: 1px solid ${tokens.line.strong};
  border-radius: 5px;
  font: ${tokens.font.tiny};
  text-align: center;
`
/** One line: the whole of it stands in the document beside it. */
const Line = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

type Props = {
  label: string
  values: readonly PossibleValue[]
  /** A value as the form shows it. */
  textOf: (value: string) => string
  /** What the form holds now. */
  text: string
  hasDigits: boolean
  disabled: boolean
  onChoose: (value: string) => void
}

/** The values that the CV gives for one field, each with the line that says it; a click or its digit takes it. */
export const PossibleValues = ({ label, values, textOf, text, hasDigits, disabled, onChoose }: Props) => (
  <List aria-label={`${label}: wat het CV noemt`}>
    {values.map(({ value, line, places: [place] }, index) => {
      const valueText = textOf(value)
      return (
        <li key={value}>
          <Choice
            type="button"
            aria-pressed={valueText === text}
            aria-keyshortcuts={hasDigits ? String(index + 1) : undefined}
            disabled={disabled}
            onClick={() => onChoose(value)}
          >
            {hasDigits ? <Digit aria-hidden>{index + 1}</Digit> : <span />}
            <span>{valueText}</span>
            <Text as="span" size="tiny" tone="muted">
              {place && `blz. ${place.page}`}
            </Text>
            <Line as="span" size="tiny" tone="muted" title={line}>
              {line}
            </Line>
          </Choice>
        </li>
      )
    })}
  </List>
)
