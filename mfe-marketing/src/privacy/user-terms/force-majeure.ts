import type { LegalSection } from '../legal-text.ts'

export const forceMajeure: LegalSection = {
  id: 'overmacht',
  title: 'Overmacht',
  blocks: [
    'Kunnen wij of jij iets niet nakomen door iets waar niemand iets aan kan doen, zoals een grote storing bij een leverancier, dan hoeft dat zolang niet.',
    'Duurt dat langer dan 30 dagen, dan mogen we allebei de overeenkomst schriftelijk ontbinden. Wat je vooruit betaalde voor de tijd daarna, krijg je terug.',
  ],
}
