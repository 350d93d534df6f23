import { ButtonLink, Cluster, Page } from '@wervio/ui'
import * as routes from '@wervio/contracts/routes'
import { NOT_FOUND_TITLE } from '../site/create-site.ts'
import { usePlace } from '../site/site-context.ts'

/** For an address without a page. */
export const NotFoundPage = () => {
  const signedIn = usePlace().chrome === 'sidebar'
  return (
    <Page
      title={NOT_FOUND_TITLE}
      eyebrow="404"
      subtitle="Misschien is het adres verkeerd getypt, of is de pagina verhuisd."
    >
      <Cluster>
        <ButtonLink to={(signedIn ? routes.dashboard : routes.home).href()}>
          {signedIn ? 'Naar het dashboard' : 'Naar de homepage'}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
