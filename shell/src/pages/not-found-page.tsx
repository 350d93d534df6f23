import { ButtonLink, Cluster, Page } from '@wervio/ui'
import { useLocation } from '@wervio/routing'
import { isSignedInPath, NOT_FOUND_TITLE } from '../path-rules.ts'
import { paths } from '../paths.ts'

/** For an address that isn't in the route table. */
export const NotFoundPage = () => {
  const signedIn = isSignedInPath(useLocation().pathname)
  return (
    <Page title={NOT_FOUND_TITLE} eyebrow="404" subtitle="Misschien is het adres verkeerd getypt, of is de pagina verhuisd.">
      <Cluster>
        <ButtonLink to={signedIn ? paths.dashboard : paths.home}>
          {signedIn ? 'Naar het dashboard' : 'Naar de homepage'}
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
