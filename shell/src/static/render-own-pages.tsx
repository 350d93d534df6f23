import * as routes from '@wervio/contracts/routes'
import { renderingOf, renderStatic, type Chrome, type SignInWays } from '@wervio/federation/prerender'
import { InstallationContext } from '../session/installation.ts'
import { LoginPage } from '../sign-in/login-page.tsx'
import { RegisterPage } from '../sign-in/register-page.tsx'

const pages = { [routes.login.path]: LoginPage, [routes.register.path]: RegisterPage }

const SET_UP = 'set up'
const installations: readonly SignInWays[] = [null, SET_UP].flatMap((googleClientId) =>
  [null, SET_UP].flatMap((microsoftClientId) =>
    [null, SET_UP].map((emulatorUrl) => ({
      googleClientId,
      microsoftClientId,
      firebase: { apiKey: '', authDomain: '', projectId: '', emulatorUrl },
    })),
  ),
)

const pagesOf = (ways: SignInWays) =>
  Object.fromEntries(
    Object.entries(pages).map(([path, Page]) => [
      path,
      renderStatic(
        <InstallationContext value={{ ...ways, microsoftAuthority: '' }}>
          <Page />
        </InstallationContext>,
        { path, name: 'page' },
      ),
    ]),
  )

/** The shell's own public pages, for every installation that makes them look different. */
export const renderOwnPages = (): NonNullable<Chrome['ownPages']> =>
  Object.fromEntries(installations.map((ways) => [renderingOf(ways), pagesOf(ways)]))
