import type { LegalSection } from '../legal-text.ts'

export const use: LegalSection = {
  id: 'gebruik',
  title: 'Hoe je de dienst gebruikt',
  blocks: [
    'Je houdt je aan de wet en aan de [fair use policy](/privacy?tab=fairuse). Je probeert niet binnen te komen waar je niet hoort en je maakt de dienst voor anderen niet trager of slechter.',
    'Wij mogen de dienst veranderen en verbeteren. We halen niets weg dat je in je abonnement hebt zonder dat je het vooraf weet.',
  ],
}
