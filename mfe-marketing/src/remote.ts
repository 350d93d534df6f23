import * as routes from '@wervio/contracts/routes'
import { defineRemote } from '@wervio/federation/remote'

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [{ id: 'home', path: routes.home.path, title: 'Home', access: 'public' }],
})
