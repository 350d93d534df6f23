import type { LegalSection } from '../legal-text.ts'

export const prices: LegalSection = {
  id: 'prijzen',
  title: 'Prijzen en betalen',
  blocks: [
    'De prijzen staan op de pagina [Prijzen](/pricing) en gelden per recruiter. Je betaalt vooraf: per maand, of per jaar met korting.',
    'We mogen prijzen één keer per jaar aanpassen. Je hoort dat minstens een maand van tevoren en mag dan opzeggen tegen de dag waarop de nieuwe prijs ingaat.',
    'Betaal je niet op tijd, dan sturen we een herinnering. Betaal je daarna binnen 14 dagen nog niet, dan mogen we de dienst voor je stilzetten tot je hebt betaald. Je gegevens blijven dan staan.',
  ],
}
