import { ButtonLink, EmptyState, Page } from '@wervio/ui'
import { HardHat } from 'lucide-react'
import { useLocation } from '@wervio/routing'
import { isSignedInPath, titleOrNotFound } from '../path-rules.ts'
import { paths } from '../paths.ts'

/** For an address of the route table that nobody has built yet. */
export const UnderConstructionPage = () => {
  const { pathname } = useLocation()
  const signedIn = isSignedInPath(pathname)
  return (
    <Page title={titleOrNotFound(pathname)}>
      <EmptyState
        icon={HardHat}
        title="In aanbouw"
        text="Deze pagina is nog niet klaar. We bouwen eraan; er is hier nog niets te doen."
        action={
          <ButtonLink to={signedIn ? paths.dashboard : paths.home} variant="secondary">
            {signedIn ? 'Terug naar het dashboard' : 'Terug naar de homepage'}
          </ButtonLink>
        }
      />
    </Page>
  )
}
