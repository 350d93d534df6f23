import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Hoe het werkt',
  description:
    'Zie hoe een gesprek wordt uitgeschreven, hoe een vacaturetekst uit jouw feiten ontstaat en hoe een match laat zien waar hij op rust.',
}
