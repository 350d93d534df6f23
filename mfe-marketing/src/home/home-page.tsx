import { usePageTitle } from '@wervio/ui'
import { Closing } from './closing.tsx'
import { GeneratorInvitation } from './generator-invitation.tsx'
import { Hero } from './hero.tsx'
import { SellingPoints } from './selling-points.tsx'
import { Services } from './services.tsx'

/** The public home page, `/`. */
export const HomePage = () => {
  usePageTitle(
    'Meer tijd voor mensen, minder voor admin',
    'AI voor recruiters: vacatureteksten, kandidaten matchen met bewijs en gesprekken samengevat. Probeer 14 dagen gratis, zonder creditcard.',
  )
  return (
    <>
      <Hero />
      <Services />
      <GeneratorInvitation />
      <SellingPoints />
      <Closing />
    </>
  )
}
