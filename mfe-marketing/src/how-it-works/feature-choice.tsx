import { coveringInput, Icon, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { features, type FeatureId } from './features.ts'

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[4]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[3]};
  }
`
const Card = styled.label`
  ${coveringInput}
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  transition:
    border-color ${tokens.motion.quick},
    box-shadow ${tokens.motion.quick};
  svg {
    color: ${tokens.accent.base};
  }
  &:hover {
    border-color: ${tokens.line.strong};
    box-shadow: ${tokens.shadow.high};
  }
  &:has(:checked) {
    border-color: ${tokens.accent.base};
    box-shadow: inset 0 0 0 1px ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[4]} ${tokens.space[3]};
    p {
      display: none;
    }
  }
`
const Title = styled.span`
  margin-top: ${tokens.space[1]};
  font: ${tokens.font.card};
  letter-spacing: ${tokens.tracking.card};
  ${tokens.breakpoint.phone} {
    font-size: 0.9375rem;
    hyphens: auto;
  }
`

type Props = { value: FeatureId; onChange: (id: FeatureId) => void }

/** The four cards, of which one is selected. */
export const FeatureChoice = ({ value, onChange }: Props) => (
  <Frame aria-label="Onderdelen">
    {features.map(({ id, icon, title, text }) => (
      <Card key={id}>
        <input
          type="radio"
          name="onderdeel"
          checked={id === value}
          onChange={() => onChange(id)}
          aria-labelledby={`kaart-${id}`}
          aria-describedby={`kaart-${id}-tekst`}
          aria-controls={`onderdeel-${id}`}
        />
        <Icon of={icon} size={22} />
        <Title id={`kaart-${id}`}>{title}</Title>
        <Text tone="muted" id={`kaart-${id}-tekst`}>
          {text}
        </Text>
      </Card>
    ))}
  </Frame>
)
