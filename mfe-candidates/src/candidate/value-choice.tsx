import { Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[2]};
  min-width: 0;
  margin: 0;
  padding: ${tokens.space[3]} 0 0;
  border: 0;
  border-top: 1px solid ${tokens.line.base};
  legend {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    font: ${tokens.font.smallStrong};
  }
`
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.touch};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
  input {
    margin-top: 0.25rem;
    accent-color: ${tokens.accent.base};
  }
  p {
    max-height: 8rem;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[2]};
`

/** Whose values stand on either side, over rows of `ValueChoice`. */
export const ValueHeads = ({ own, other }: { own: string; other: string }) => (
  <Heads aria-hidden>
    <Text strong>{own}</Text>
    <Text strong>{other}</Text>
  </Heads>
)

type Props = {
  /** Name of the radio group, unique on the page. */
  name: string
  label: string
  own: string
  other: string
  isOther: boolean
  onChange: (isOther: boolean) => void
}

/** Two values of one field side by side, and which of them stays. */
export const ValueChoice = ({ name, label, own, other, isOther, onChange }: Props) => (
  <Group>
    <legend>{label}</legend>
    <Choice>
      <input type="radio" name={name} checked={!isOther} onChange={() => onChange(false)} />
      <Text size="small">{own || 'Niet bekend'}</Text>
    </Choice>
    <Choice>
      <input type="radio" name={name} checked={isOther} onChange={() => onChange(true)} />
      <Text size="small">{other || 'Niet bekend'}</Text>
    </Choice>
  </Group>
)
