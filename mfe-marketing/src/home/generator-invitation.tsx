import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Card, Heading, Stack, Text, tokens } from '@wervio/ui'
import { PenLine } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'

const Frame = styled(Section)`
  padding-block: 0;
`
const Invitation = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[6]} ${tokens.space[10]};
  padding: ${tokens.space[8]};
  > :last-child {
    flex-shrink: 0;
  }
  ${tokens.breakpoint.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${tokens.space[5]};
  }
`

/** The part of the product that a visitor can use at once. */
export const GeneratorInvitation = () => (
  <Frame aria-labelledby="generator">
    <Invitation>
      <Stack gap={1}>
        <Heading level={2} size="section" id="generator">
          Probeer het nu met je eigen vacature
        </Heading>
        <Text tone="muted">
          Vul in wat je weet. {brand().name} schrijft er een tekst van die je kunt aanpassen en kopiëren. Een account is
          niet nodig.
        </Text>
      </Stack>
      <ButtonLink to={routes.vacancyGenerator.href()} icon={PenLine} size="large">
        Schrijf een vacaturetekst
      </ButtonLink>
    </Invitation>
  </Frame>
)
