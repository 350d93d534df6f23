import { withPages } from '@wervio/federation/remote'
import { HomePage } from './home/home-page.tsx'
import { description } from './remote.ts'

export const remote = withPages(description, {
  home: { element: <HomePage /> },
  'how-it-works': () =>
    import('./how-it-works/how-it-works-page.tsx').then((page) => ({ Component: page.HowItWorksPage })),
  pricing: () => import('./pricing/pricing-page.tsx').then((page) => ({ Component: page.PricingPage })),
  contact: () => import('./contact/contact-page.tsx').then((page) => ({ Component: page.ContactPage })),
  about: () => import('./about/about-page.tsx').then((page) => ({ Component: page.AboutPage })),
  'beta-signup': () => import('./beta-signup/beta-page.tsx').then((page) => ({ Component: page.BetaPage })),
  privacy: () => import('./privacy/legal-page.tsx').then((page) => ({ Component: page.LegalPage })),
})
