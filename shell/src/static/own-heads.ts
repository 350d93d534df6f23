import { brandDefaults } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import type { OwnHead } from '@wervio/federation/prerender'

/** Of `next`, which says that somebody wanted another page: the page then says why they are here. */
const unlessSearch = ['next']

/** What search engines and shared links say of the shell's own public pages, by their address. */
export const ownHeads: Readonly<Record<string, OwnHead>> = {
  [routes.login.path]: {
    title: 'Inloggen',
    description: `Log in bij ${brandDefaults.name} met je werkaccount van Microsoft of Google, of met je e-mailadres.`,
    unlessSearch,
  },
  [routes.register.path]: {
    title: 'Start gratis',
    description: `Maak een account en probeer ${brandDefaults.name} 14 dagen gratis, zonder creditcard.`,
    unlessSearch,
  },
}
