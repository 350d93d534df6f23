import type { LegalSection } from '../legal-text.ts'

export const intellectualProperty: LegalSection = {
  id: 'rechten',
  title: 'Rechten op de dienst',
  blocks: [
    'Alle rechten op de dienst zijn van ons of van wie ons een licentie gaf. Je krijgt het recht om haar te gebruiken zolang je abonnement loopt.',
    'Teksten, persona’s en verslagen die je met de dienst maakt, mag je vrij gebruiken, ook na je abonnement.',
  ],
}
