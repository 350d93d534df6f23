import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { ButtonLink, tokens, usePageTitle } from '@wervio/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictures } from '../product/pictures.ts'
import { InvitationPanel } from '../shared/invitation-panel.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import { Section } from '../shared/section.ts'
import { Screen } from '../shared/screen.tsx'
import { DemoVideo } from './demo-video.tsx'
import { FeatureChoice } from './feature-choice.tsx'
import { FeaturePanel } from './feature-panel.tsx'
import { features, type FeatureId } from './features.ts'
import { head } from './head.ts'
import { ScoreSample } from './score-sample.tsx'

const Cards = styled.div`
  margin-top: ${tokens.space[10]};
  ${tokens.breakpoint.phone} {
    margin-top: ${tokens.space[8]};
  }
`

const viewOf: Record<FeatureId, (isSelected: boolean) => ReactNode> = {
  transcription: () => <Screen {...pictures.transcription} />,
  texts: () => <Screen {...pictures.texts} />,
  matching: (isSelected) => <DemoVideo isSelected={isSelected} />,
  feedback: () => <ScoreSample />,
}

/** `/how-it-works`. */
export const HowItWorksPage = () => {
  usePageTitle(head.title, head.description)
  const [selectedId, setSelectedId] = useState<FeatureId>('transcription')
  return (
    <>
      <Section>
        <PageIntro
          title="Werven zonder administratie"
          text={`${brand().name} schrijft, leest en vat samen. Jij praat met mensen en besluit. Zo gaat dat.`}
        >
          <ButtonLink to={routes.contact.href()} size="large">
            Demo aanvragen
          </ButtonLink>
        </PageIntro>
        <Cards>
          <FeatureChoice value={selectedId} onChange={setSelectedId} />
          {features.map((feature) => (
            <FeaturePanel key={feature.id} feature={feature} isShown={feature.id === selectedId}>
              {viewOf[feature.id](feature.id === selectedId)}
            </FeaturePanel>
          ))}
        </Cards>
      </Section>
      <InvitationPanel
        id="demo"
        title="Zie het met jouw vacatures"
        text="We laten je zien wat het voor jouw werk doet. Je krijgt binnen één werkdag antwoord."
        main={['Demo aanvragen', routes.contact.href()]}
        other={['Bekijk de prijzen', routes.pricing.href()]}
      />
    </>
  )
}
