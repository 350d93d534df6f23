import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Contact',
  description: 'Vraag een demo aan of stel je vraag. Je krijgt binnen één werkdag antwoord.',
}
