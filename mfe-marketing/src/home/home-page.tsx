import { usePageTitle } from '@wervio/ui'
import { Closing } from './closing.tsx'
import { GeneratorInvitation } from './generator-invitation.tsx'
import { head } from './head.ts'
import { Hero } from './hero.tsx'
import { SellingPoints } from './selling-points.tsx'
import { Services } from './services.tsx'

/** The public home page, `/`. */
export const HomePage = () => {
  usePageTitle(head.title, head.description)
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
