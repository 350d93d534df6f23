import type { LegalSection } from '../legal-text.ts'

export const trial: LegalSection = {
  id: 'proefperiode',
  title: 'Proefperiode',
  blocks: [
    'Je mag de dienst 14 dagen gratis proberen. Een creditcard is daarvoor niet nodig.',
    'Zeg je niet op vóór het einde van de proefperiode, dan gaat ze vanzelf over in een betaald abonnement. Zeg je op tijd op, dan betaal je niets.',
    'Zolang de bèta gesloten is, kan er in de dienst niet worden betaald en gaat er niets vanzelf over. Voordat dat verandert, krijg je bericht.',
  ],
}
