import type { LegalSection } from '../legal-text.ts'

export const liability: LegalSection = {
  id: 'aansprakelijkheid',
  title: 'Aansprakelijkheid',
  blocks: [
    'Lijd je schade doordat wij onze afspraken niet nakomen, dan vergoeden we die tot hoogstens het bedrag dat je ons in de 12 maanden daarvoor hebt betaald.',
    'We vergoeden geen gevolgschade, zoals gemiste winst of een plaatsing die niet doorgaat. Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van ons, en niet waar de wet ze verbiedt.',
    'Meld schade zo snel mogelijk, dan kunnen we haar beperken.',
  ],
}
