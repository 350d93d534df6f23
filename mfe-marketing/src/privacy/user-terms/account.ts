import type { LegalSection } from '../legal-text.ts'

export const account: LegalSection = {
  id: 'account',
  title: 'Je account',
  blocks: [
    'Je maakt een account met je eigen gegevens, en die kloppen. Een account is van één persoon. Nodig je collega’s uit, dan bepaalt hun rol wat zij zien en doen. Houd je wachtwoord geheim en laat het ons weten als een ander het kent.',
    'Jij bent verantwoordelijk voor wat er met je account gebeurt, tenzij dat door onze fout komt.',
  ],
}
