import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Heading, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { SiteButton } from '../shared/site-button.tsx'

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[7]};
  padding: ${tokens.space[16]} ${tokens.space[16]};
  border-radius: 28px;
  background: ${tokens.accent.panel};
  color: ${tokens.accent.panelOn};
  h2 {
    max-width: 18em;
  }
  p {
    margin-top: ${tokens.space[2]};
    color: inherit;
  }
  a:focus-visible {
    outline-color: ${tokens.accent.panelOn};
  }
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[10]} ${tokens.space[8]};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[8]} ${tokens.space[5]};
    border-radius: 20px;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  ${tokens.breakpoint.phone} {
    width: 100%;
    > * {
      flex: 1 1 100%;
    }
  }
`
const DemoLink = styled(SiteButton)`
  background: ${tokens.accent.panelOn};
  color: ${tokens.accent.panel};
  &:hover:not(:disabled) {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
`
const ContactLink = styled(SiteButton)`
  border-color: ${tokens.accent.panelOn};
  color: ${tokens.accent.panelOn};
  &:hover:not(:disabled) {
    background: ${tokens.accent.panelOn};
    color: ${tokens.accent.panel};
  }
`

/** The end of the page: asking for a demo, or for contact. */
export const Closing = () => (
  <Section aria-labelledby="begin">
    <Panel>
      <div>
        <Heading level={2} size="display" id="begin">
          Klaar om meer tijd te hebben voor mensen?
        </Heading>
        <Text size="lead">Probeer {brand().name} 14 dagen gratis. Je hebt geen creditcard nodig.</Text>
      </div>
      <Actions>
        <DemoLink to={routes.contact.href()} size="large">
          Demo aanvragen
        </DemoLink>
        <ContactLink to={routes.contact.href()} size="large" variant="quiet">
          Neem contact op
        </ContactLink>
      </Actions>
    </Panel>
  </Section>
)
