import { Card, Icon, ScoreRing, Text, tokens } from '@wervio/ui'
import { ArrowUpRight, Check } from 'lucide-react'
import { styled } from 'styled-components'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]};
  box-shadow: ${tokens.shadow.high};
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding: ${tokens.space[5]};
  }
`
const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin-top: ${tokens.space[4]};
  padding: 0;
  list-style: '';
  li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
    color: ${tokens.accent.base};
  }
`

/** A sample of what a recruiter sees of their own conversation, with its score. */
export const ScoreSample = () => (
  <Frame as="figure">
    <ScoreRing value={85} label="Voorbeeldscore" size={144} />
    <figcaption>
      <Text strong>Feedback na je gesprek (voorbeeld)</Text>
      <Lines>
        <li>
          <Icon of={Check} />
          <span>17 van de 20 punten op je scorekaart: 85%.</span>
        </li>
        <li>
          <Icon of={Check} />
          <span>Je vroeg door naar situatie, taak en actie.</span>
        </li>
        <li>
          <Icon of={ArrowUpRight} />
          <span>Beter kan: bij twee antwoorden bleef het resultaat onbesproken.</span>
        </li>
      </Lines>
    </figcaption>
  </Frame>
)
