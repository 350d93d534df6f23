import * as routes from '@wervio/contracts/routes'
import { Grid, Heading, Icon, Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { SiteButton } from '../shared/site-button.tsx'
import { services } from './texts.ts'

const Intro = styled(Stack)`
  max-width: 40rem;
  margin-bottom: ${tokens.space[10]};
`
const Item = styled.li`
  padding-top: ${tokens.space[5]};
  border-top: 2px solid ${tokens.text.base};
  h3 {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    margin-bottom: ${tokens.space[2]};
  }
  p {
    max-width: 24rem;
  }
`
const Demo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  margin-top: ${tokens.space[12]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.line.base};
`

/** The six services, and a quiet way to try them. */
export const Services = () => (
  <Section aria-labelledby="diensten">
    <Intro gap={2}>
      <Heading level={2} size="display" id="diensten">
        Alles voor je werving op één plek
      </Heading>
      <Text size="lead" tone="muted">
        Zes hulpen die het papierwerk overnemen, zodat jij kunt werven.
      </Text>
    </Intro>
    <Grid as="ul" columns={3} gap={8}>
      {services.map(({ icon, title, text }) => (
        <Item key={title}>
          <Heading level={3}>
            <Icon of={icon} size={20} />
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Item>
      ))}
    </Grid>
    <Demo>
      <Text tone="muted">Eerst zelf zien hoe het werkt? Kijk rustig rond, zonder creditcard.</Text>
      <SiteButton to={routes.betaSignup.href()} variant="secondary">
        Start gratis demo
      </SiteButton>
    </Demo>
  </Section>
)
