import { tokens, VisuallyHidden } from '@wervio/ui'
import { styled } from 'styled-components'
import { ConversationCard } from './conversation-card.tsx'
import { MatchCard } from './match-card.tsx'

const Figure = styled.figure`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-height: 29rem;
  padding: ${tokens.space[8]} ${tokens.space[8]} 0 0;
  border-radius: 28px;
  background: ${tokens.accent.panel};
  margin-bottom: ${tokens.space[8]};
  ${tokens.breakpoint.phone} {
    min-height: 0;
    gap: ${tokens.space[4]};
    margin-bottom: 0;
    padding: ${tokens.space[4]};
    border-radius: 20px;
  }
`
const Upper = styled.div`
  width: min(27rem, 88%);
  margin-left: calc(-1 * ${tokens.space[6]});
  ${tokens.breakpoint.tablet} {
    margin-left: ${tokens.space[6]};
  }
  ${tokens.breakpoint.phone} {
    width: 100%;
    margin-left: 0;
  }
`
const Lower = styled.div`
  width: min(23.5rem, 84%);
  align-self: end;
  margin-bottom: calc(-1 * ${tokens.space[8]});
  ${tokens.breakpoint.phone} {
    width: 100%;
    margin-bottom: 0;
  }
`
const Sample = styled.span`
  position: absolute;
  left: ${tokens.space[6]};
  bottom: ${tokens.space[5]};
  color: ${tokens.accent.panelOn};
  font: ${tokens.font.tiny};
  ${tokens.breakpoint.phone} {
    position: static;
    text-align: center;
  }
`

/** What the product shows a recruiter, drawn with made-up sample data; one sentence stands for it in text. */
export const ProductPicture = () => (
  <Figure>
    <VisuallyHidden as="figcaption">
      Voorbeeld met verzonnen gegevens: een kandidaat past voor 91% bij de vacature Wijkverpleegkundige, met per eis het
      bewijs uit het CV, en een gesprek van 42 minuten waarin een uitspraak over motivatie aan minuut 12:07 is
      gekoppeld.
    </VisuallyHidden>
    <Upper aria-hidden>
      <MatchCard />
    </Upper>
    <Lower aria-hidden>
      <ConversationCard />
    </Lower>
    <Sample aria-hidden>Voorbeeld</Sample>
  </Figure>
)
