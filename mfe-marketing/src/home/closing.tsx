import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { InvitationPanel } from '../shared/invitation-panel.tsx'

/** The end of the page: asking for a demo, or for contact. */
export const Closing = () => (
  <InvitationPanel
    id="begin"
    title="Klaar om meer tijd te hebben voor mensen?"
    text={`Probeer ${brand().name} 14 dagen gratis. Je hebt geen creditcard nodig.`}
    main={['Demo aanvragen', routes.contact.href()]}
    other={['Neem contact op', routes.contact.href()]}
  />
)
