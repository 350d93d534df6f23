import * as routes from '@wervio/contracts/routes'
import { Grid, Heading, Stack, Text, tokens } from '@wervio/ui'
import { PenLine, Target } from 'lucide-react'
import { styled } from 'styled-components'
import { pictures } from '../product/pictures.ts'
import { PictureCard, type PictureCardText } from '../shared/picture-card.tsx'
import { Section } from '../shared/section.ts'

const Frame = styled(Section)`
  padding-top: 0;
`
const Intro = styled(Stack)`
  margin-bottom: ${tokens.space[8]};
`

const cards: readonly PictureCardText[] = [
  {
    icon: PenLine,
    title: 'Schrijf een vacaturetekst',
    text: 'Vul in wat je weet en krijg een tekst die je kunt aanpassen en kopiëren.',
    to: routes.vacancyGenerator.href(),
    picture: pictures.texts,
  },
  {
    icon: Target,
    title: 'Bekijk hoe het werkt',
    text: 'Zie in een opname van het product hoe een score laat zien waar hij op rust.',
    to: routes.howItWorks.href(),
    picture: pictures.matching,
  },
]

/** What somebody can do who waits for an account. */
export const WithoutAccount = () => (
  <Frame aria-labelledby="zonder-account">
    <Intro gap={1}>
      <Heading level={2} size="display" id="zonder-account">
        Dit kan nu al
      </Heading>
      <Text size="lead" tone="muted">
        Hiervoor heb je geen account nodig.
      </Text>
    </Intro>
    <Grid as="ul" columns={2} gap={6}>
      {cards.map((card) => (
        <PictureCard key={card.title} {...card} />
      ))}
    </Grid>
  </Frame>
)
