import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, Card, Cluster, Heading, Stack, Text, TextLink, tokens, usePageTitle } from '@wervio/ui'
import { Mail, PenLine } from 'lucide-react'
import { styled } from 'styled-components'
import { PageIntro } from '../shared/page-intro.tsx'
import { Section } from '../shared/section.ts'
import { head } from './head.ts'
import { invitationMail } from './invitation-mail.ts'
import { WithoutAccount } from './without-account.tsx'

const Frame = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  gap: ${tokens.space[16]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`
const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding-left: ${tokens.space[5]};
  li::marker {
    color: ${tokens.accent.base};
    font-weight: 650;
  }
`

/** `/beta-signup`: the product is a closed beta, and one mail is the way in. */
export const BetaPage = () => {
  usePageTitle(head.title, head.description)
  const { name, infoEmail } = brand()
  return (
    <>
      <Frame>
        <PageIntro
          eyebrow="Gesloten bèta"
          title="Doe mee met de bèta"
          text={
            <>
              {name} is nu in gesloten bèta. Wil je meedoen? Mail naar{' '}
              <TextLink href={invitationMail(brand())}>{infoEmail}</TextLink>, dan nemen we contact met je op.
            </>
          }
        >
          <ButtonLink href={invitationMail(brand())} icon={Mail} size="large">
            Mail ons
          </ButtonLink>
          <ButtonLink to={routes.vacancyGenerator.href()} icon={PenLine} size="large" variant="quiet">
            Probeer de generator
          </ButtonLink>
        </PageIntro>
        <Card padding={8}>
          <Stack gap={5}>
            <Heading level={2} size="section">
              Zo gaat het
            </Heading>
            <Steps>
              <li>Je mailt in een paar zinnen hoe jij werft.</li>
              <li>Binnen één werkdag krijg je antwoord.</li>
              <li>Je krijgt een account, met 14 dagen gratis en zonder creditcard.</li>
            </Steps>
            <Cluster gap={2}>
              <Text tone="muted">
                Heb je al een account? <TextLink to={routes.login.href()}>Inloggen</TextLink>
              </Text>
            </Cluster>
          </Stack>
        </Card>
      </Frame>
      <WithoutAccount />
    </>
  )
}
