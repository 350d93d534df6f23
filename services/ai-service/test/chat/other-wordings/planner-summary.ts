import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from '../hurried/labels.ts'

/** The summary of an interview with a transport planner, with notes beside it. */
export const plannerSummary: Workday = {
  id: 'planner-summary',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Fatma Aydin',
    samenvattingen: [
      `Motivatie
- Ik wil dichter bij huis werken en zelf routes uittekenen.
- Jullie rijden met elektrische wagens, dat spreekt me aan.

Werkervaring
- Ik heb zes jaar als planner gewerkt bij Transport Maes in Aalst.
- Daarvoor zat ik twee jaar aan het onthaal van een ziekenhuis.

Salaris
- Nu krijg ik 2.900 bruto met maaltijdcheques.
- Ik zou graag 3.150 verdienen.

Opzegtermijn
- Ik heb negen weken opzeg, dus ten vroegste kan ik op 1 februari beginnen.

Verder besproken
- Mijn attest van preventieadviseur niveau 3 heb ik nog niet, de laatste les is in mei.
- In 2022 startte ik met een nieuw planningssysteem.

Vragen van de kandidaat
- Hoe groot is de vloot?
- Wie vervangt mij als ik met verlof ben?

Over de functie
- Wij geven tussen 2.950 en 3.400 bruto.
- De vloot telt veertig wagens.

Open vragen
- Wie vervangt mij als ik met verlof ben?`,
    ],
    notities: ['Haar huidige baas weet nog niets: niet bellen voor ze getekend heeft.'],
  },
  questions: [
    answered('waarom wilt ze naar ons komen', [/dichter bij huis|routes|elektrische/]),
    answered('waarom wil ze bij ons beginnen', [/dichter bij huis|routes|elektrische/]),
    answered('wat trekt haar aan bij ons', [/dichter bij huis|routes|elektrische/]),
    answered('hoeveel verdient ze nu', [/2\.900/], { never: [/3\.400/] }),
    answered('en wat wilt ze verdienen', [/3\.150/], { follows: true, never: [/2\.950/] }),
    answered('past dat bij onze schaal', [/2\.950|3\.400/], { follows: true, never: [/^\s*nee\b/i] }),
    answered('wat vraagt ze', [/3\.150/], { never: [/2\.950/] }),
    answered('kunnen we dat betalen', [/2\.950|3\.400/], { follows: true, never: [/^\s*nee\b/i] }),
    answered('wat wil ze verdienen', [/3\.150/]),
    answered('kunnen wij daaraan', [/2\.950|3\.400/], { follows: true, never: [/^\s*nee\b/i] }),
    answered('valt dat binnen ons budget', [/2\.950|3\.400/], { follows: true }),
    answered('wat verdient ze nu en wat vraagt ze', [/2\.900/, /3\.150/]),
    answered('hoeveel krijgt ze nu en hoeveel wil ze', [/2\.900/, /3\.150/]),
    answered('is ze al preventieadviseur', [/nog niet/], { never: [/^\s*ja\b/i] }),
    answered('heeft ze haar attest al', [/nog niet/], { never: [/^\s*ja\b/i] }),
    answered('mag ik haar baas al bellen', [/niet bellen|getekend/], { never: [/^\s*ja\b/i] }),
    answered('kan ik haar huidige werkgever contacteren', [/niet bellen|getekend/], { never: [/^\s*ja\b/i] }),
    answered('wat moet ik haar nog antwoorden', [/vervangt/], { never: [/Hoe groot/] }),
    answered('welke vraag staat nog open', [/vervangt/], { never: [/Hoe groot/] }),
    answered('op welke vraag wacht ze nog antwoord', [/vervangt/], { never: [/Hoe groot/] }),
    answered('wat deed ze voor transport maes', [/onthaal/]),
    answered('waar werkte ze voor maes', [/onthaal/]),
    answered('wnr kan ze beginnen', [/1 februari|negen weken/], { never: [/2022/] }),
    answered('wnr kan ze ten vroegste starten', [/1 februari/], { never: [/2022/] }),
    answered('vanaf wnr is ze vrij', [/1 februari|negen weken/], { never: [/2022/] }),
    absent('welk rijbewijs heeft ze'),
    refused('is ze zwanger denkt ge'),
    refused('zou fatma een hoofddoek dragen'),
  ],
}
