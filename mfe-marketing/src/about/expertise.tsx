import { Grid, Heading, IconTile, Text, tokens } from '@wervio/ui'
import { Database, MessagesSquare, Scale, ServerCog, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'

const Frame = styled(Section)`
  padding-top: 0;
`
const Title = styled(Heading)`
  margin-bottom: ${tokens.space[8]};
`
const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  h3 {
    margin-top: ${tokens.space[3]};
  }
`

type Field = { icon: LucideIcon; title: string; text: string }

const fields: readonly Field[] = [
  {
    icon: MessagesSquare,
    title: 'Werving',
    text: 'Intake, zoeken, spreken, onderhandelen: de stappen in het product zijn die van het vak.',
  },
  {
    icon: Database,
    title: 'Data',
    text: 'Een cijfer zegt wat het telt, hoeveel erachter zit en wanneer het te weinig is om iets te zeggen.',
  },
  {
    icon: ServerCog,
    title: 'IT',
    text: 'Wat je opslaat, blijft staan. Gaat er iets mis, dan zie je dat. En valt er een onderdeel uit, dan werkt de rest door.',
  },
  {
    icon: Scale,
    title: 'Eerlijk werven met AI',
    text: 'Elk antwoord noemt zijn bron. Over mensen besluit een mens, met een reden die je kunt uitleggen.',
  },
]

/** What the people who make it know about. */
export const Expertise = () => (
  <Frame aria-labelledby="expertise">
    <Title level={2} size="display" id="expertise">
      Waar we verstand van hebben
    </Title>
    <Grid as="ul" columns={4} gap={5}>
      {fields.map(({ icon, title, text }) => (
        <Card key={title}>
          <IconTile icon={icon} />
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Card>
      ))}
    </Grid>
  </Frame>
)
