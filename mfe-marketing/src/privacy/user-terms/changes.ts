import type { LegalSection } from '../legal-text.ts'

export const changes: LegalSection = {
  id: 'wijzigingen',
  title: 'Wijzigingen van deze voorwaarden',
  blocks: [
    'We mogen deze voorwaarden wijzigen. Je hoort dat minstens een maand van tevoren. Ben je het er niet mee eens, dan mag je opzeggen tegen de dag waarop de wijziging ingaat.',
    'Bovenaan staat wanneer de tekst voor het laatst is aangepast.',
  ],
}
