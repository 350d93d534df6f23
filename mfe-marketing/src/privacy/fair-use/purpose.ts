import type { LegalSection } from '../legal-text.ts'

export const purpose: LegalSection = {
  id: 'doel',
  title: 'Waarom dit beleid er is',
  blocks: [
    '{name} is voor veel recruiters tegelijk, en gaat over mensen die werk zoeken. Dit beleid zegt wat eerlijk gebruik is, zodat de dienst voor iedereen snel blijft en niemand er slechter van wordt.',
    'Het hoort bij de [gebruikersvoorwaarden](/privacy?tab=terms).',
  ],
}
