import * as routes from '@wervio/contracts/routes'
import { defineRemote } from '@wervio/federation/remote'

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    { id: 'home', path: routes.home.path, title: 'Home', access: 'public' },
    { id: 'how-it-works', path: routes.howItWorks.path, title: 'Hoe het werkt', access: 'public' },
    { id: 'pricing', path: routes.pricing.path, title: 'Prijzen', access: 'public' },
    { id: 'contact', path: routes.contact.path, title: 'Contact', access: 'public' },
    { id: 'about', path: routes.about.path, title: 'Over ons', access: 'public' },
    { id: 'beta-signup', path: routes.betaSignup.path, title: 'Aanmelden', access: 'public' },
    { id: 'privacy', path: routes.privacy.path, title: 'Privacy', access: 'public' },
  ],
})
