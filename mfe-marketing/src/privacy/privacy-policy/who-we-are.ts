import type { LegalSection } from '../legal-text.ts'

export const whoWeAre: LegalSection = {
  id: 'wie',
  title: 'Wie we zijn en voor wie dit geldt',
  blocks: [
    '{name} is een programma voor recruiters, in {city}, {country}. Dit beleid geldt voor bezoekers van deze site, voor recruiters met een account en voor kandidaten van wie een recruiter gegevens in {name} zet.',
    'Voor gegevens van bezoekers en van accounts beslissen wij waarom en hoe ze worden gebruikt: wij zijn de verwerkingsverantwoordelijke.',
    'Voor gegevens van kandidaten beslist de organisatie van de recruiter. Zij is de verwerkingsverantwoordelijke, wij zijn haar verwerker. Wat we dan mogen, staat in een verwerkersovereenkomst. Vraag erom via {privacyEmail}.',
  ],
}
