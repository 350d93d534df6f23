import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { HardHat } from 'lucide-react'
import * as routes from '@wervio/contracts/routes'
import { NOT_FOUND_TITLE } from '../site/create-site.ts'
import { usePlace } from '../site/site-context.ts'

/** For a page of the specification that nobody has built yet. */
export const UnderConstructionPage = () => {
  const { title, chrome } = usePlace()
  const signedIn = chrome === 'sidebar'
  return (
    <Page title={title ?? NOT_FOUND_TITLE}>
      <EmptyState
        icon={HardHat}
        title="In aanbouw"
        text="Deze pagina is nog niet klaar. We bouwen eraan; er is hier nog niets te doen."
        action={
          <ButtonLink to={(signedIn ? routes.dashboard : routes.home).href()} variant="secondary">
            {signedIn ? 'Terug naar het dashboard' : 'Terug naar de homepage'}
          </ButtonLink>
        }
      />
    </Page>
  )
}
