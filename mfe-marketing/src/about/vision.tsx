import { Heading, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'

const Frame = styled(Section)`
  padding-block: 0;
`
const Statement = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${tokens.space[12]};
  padding: ${tokens.space[10]};
  border-radius: 28px;
  background: ${tokens.surface.sunken};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[5]};
    padding: ${tokens.space[6]} ${tokens.space[5]};
  }
`
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-width: ${tokens.width.line};
`

/** What they believe in. */
export const Vision = () => (
  <Frame aria-labelledby="visie">
    <Statement>
      <Heading level={2} size="display" id="visie">
        Onze visie
      </Heading>
      <Words>
        <Text size="lead">
          Werven is mensenwerk. AI hoort het werk eromheen te doen: lezen, schrijven, uitwerken en klaarzetten. Kiezen
          doet een mens.
        </Text>
        <Text size="lead">
          Daarom laat elke score zien waar hij op rust, mag je alles nalopen en verbeteren, en verzint het systeem niets
          over een mens. Wie solliciteert, moet kunnen vragen waarom, en een antwoord krijgen dat klopt.
        </Text>
      </Words>
    </Statement>
  </Frame>
)
