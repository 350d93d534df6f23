import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Grid, Heading, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { PictureCard } from '../shared/picture-card.tsx'
import { Section } from '../shared/section.ts'
import { services } from './texts.ts'

const Intro = styled(Stack)`
  max-width: 44rem;
  margin-bottom: ${tokens.space[10]};
`
const Demo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  margin-top: ${tokens.space[10]};
`

/** The six services, and a quiet way to try them. */
export const Services = () => (
  <Section aria-labelledby="diensten">
    <Intro gap={2}>
      <Heading level={2} size="display" id="diensten">
        Alles voor je werving op één plek
      </Heading>
      <Text size="lead" tone="muted">
        Zes onderdelen nemen het papierwerk over, zodat jij kunt werven. Vacatureteksten schrijf je zonder account; voor
        de rest <TextLink to={routes.login.href()}>log je in</TextLink> bij {brand().name}.
      </Text>
    </Intro>
    <Grid as="ul" columns={3} gap={6}>
      {services.map((service) => (
        <PictureCard key={service.title} {...service} />
      ))}
    </Grid>
    <Demo>
      <Text tone="muted">
        De beelden komen uit het product, met verzonnen gegevens. Zelf rondkijken kan ook, zonder creditcard.
      </Text>
      <ButtonLink to={routes.demo.href()} variant="secondary">
        Start gratis demo
      </ButtonLink>
    </Demo>
  </Section>
)
