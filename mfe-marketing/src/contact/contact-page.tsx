import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Card, InsteadOfForm, onlyWithCode, Text, TextLink, tokens, usePageTitle } from '@wervio/ui'
import { styled } from 'styled-components'
import { PageIntro } from '../shared/page-intro.tsx'
import { Section } from '../shared/section.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { head } from './head.ts'

const Frame = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: ${tokens.space[10]} ${tokens.space[20]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div`
  display: grid;
  gap: ${tokens.space[10]};
`
const Paper = styled(Card)`
  padding: ${tokens.space[8]};
  box-shadow: ${tokens.shadow.high};
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[5]};
  }
`
const Form = styled.div`
  ${onlyWithCode}
`
const Privacy = styled(Text)`
  margin-top: ${tokens.space[5]};
`

/** `/contact`. */
export const ContactPage = () => {
  const { infoEmail } = brand()
  const mail = <TextLink href={`mailto:${infoEmail}`}>{infoEmail}</TextLink>
  usePageTitle(head.title, head.description)
  return (
    <Frame>
      <Side>
        <PageIntro
          title="Waar kunnen we je mee helpen?"
          text="Vraag een demo aan, stel een vraag over prijzen of laat weten wat er niet lukt. Je krijgt binnen één werkdag antwoord."
        />
        <ContactDetails />
      </Side>
      <Paper>
        <Form>
          <ContactForm />
        </Form>
        <InsteadOfForm
          scriptingOff={<>Het formulier werkt alleen met JavaScript. Mail ons: {mail}.</>}
          afterFailure={<>Het formulier kon niet worden geladen. Laad de pagina opnieuw of mail ons: {mail}.</>}
        />
        <Privacy size="small" tone="muted">
          We gebruiken je gegevens alleen om te antwoorden. Lees meer in het{' '}
          <TextLink to={routes.privacy.href()}>privacybeleid</TextLink>.
        </Privacy>
      </Paper>
    </Frame>
  )
}
