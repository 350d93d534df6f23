import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { usePageTitle } from '@wervio/ui'
import { InvitationPanel } from '../shared/invitation-panel.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import { Section } from '../shared/section.ts'
import { Expertise } from './expertise.tsx'
import { Founder } from './founder.tsx'
import { head } from './head.ts'
import { Vision } from './vision.tsx'

/** `/about`. */
export const AboutPage = () => {
  usePageTitle(head.title, head.description)
  const { name, city } = brand()
  return (
    <>
      <Section>
        <PageIntro
          title="Bedacht door een recruiter"
          text={`${name} komt uit ${city}. Gemaakt door recruiters, voor de uren die je nu kwijt bent aan overtypen.`}
        />
      </Section>
      <Founder />
      <Expertise />
      <Vision />
      <InvitationPanel
        id="kennismaken"
        title="Maak kennis"
        text="Vertel ons hoe jij werft, dan laten we zien wat we daarin kunnen overnemen."
        main={['Neem contact op', routes.contact.href()]}
        other={['Hoe het werkt', routes.howItWorks.href()]}
      />
    </>
  )
}
