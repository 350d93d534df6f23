import type { LegalSection } from '../legal-text.ts'

export const law: LegalSection = {
  id: 'recht',
  title: 'Recht en geschillen',
  blocks: [
    'Op deze voorwaarden is het Nederlands recht van toepassing.',
    'Komen we er samen niet uit, dan beslist de bevoegde rechter van de plaats waar wij gevestigd zijn. Mail ons eerst: {supportEmail}. Meestal is dat genoeg.',
  ],
}
