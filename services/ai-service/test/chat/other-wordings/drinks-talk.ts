import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** A Flemish interview with a team leader of a drinks market, and a note beside it. */
export const drinksTalk: Workday = {
  id: 'drinks-talk',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Joris Maes',
    notities: ['Komt op aanraden van Petra (boekhouding).'],
    transcripties: [
      `Recruiter: Dag Joris, alles goed gevonden?
Joris Maes: Ja, alleen file aan de ring.
Recruiter: Wat doet ge nu juist?
Joris Maes: Ik ben ploegverantwoordelijke in een drankencentrum in Mechelen, sinds een jaar of vier. Ik heb acht mannen onder mij en een stuk of tien jobstudenten in de zomer.
Recruiter: Waarom wilt ge daar weg?
Joris Maes: Het wordt verkocht aan een keten en ze gaan met zelfscan werken.
Recruiter: Vertel eens van een keer dat het mis ging.
Joris Maes: In coronatijd vielen er vijf man tegelijk uit. Ik heb toen de keuken van een café laten komen helpen.
Recruiter: Hoe is dat geëindigd?
Joris Maes: We zijn geen dag dicht geweest.
Recruiter: Wat zou uw baas zeggen dat beter kan?
Joris Maes: Dat ik te veel zelf doe.
Recruiter: Kunt ge met een heftruck rijden?
Joris Maes: Ja, mijn attest is van 2009.
Recruiter: Wij plannen met Ortec. Is dat nieuw voor u?
Joris Maes: Nee, daar heb ik al mee gewerkt.
Recruiter: Wat is uw opzeg?
Joris Maes: Dertien weken, maar met die overname kan het misschien sneller.
Recruiter: Wat verwacht ge qua loon?
Joris Maes: Rond de 3.200 bruto, en maaltijdcheques. In juni ga ik drie weken naar Peru.
Recruiter: Bij ons is dat maximaal 3.050, met ploegenpremie erbovenop.
Joris Maes: Hoeveel is die premie?
Recruiter: Tien procent voor de late. Het tarief van de nacht zoek ik op.
Joris Maes: Oké. En krijg ik een vast contract?
Recruiter: Eerst zes maanden bepaalde duur.
Recruiter: Ik stel voor dat ge dinsdag 15 december om tien uur de werkvloer komt zien, met Greet van productie.
Joris Maes: Dat past.
Recruiter: Brengt ge uw heftruckattest mee?
Joris Maes: Zeker.`,
    ],
  },
  questions: [
    answered('hoeveel man heeft ie onder zich', [/acht mannen/]),
    answered('wat kan hij beter', [/zelf doe/]),
    answered('kan hij met een heftruck rijden', [/2009/], { never: [/^\s*nee\b/i] }),
    answered('van wanneer is dat attest', [/2009/], { follows: true }),
    answered('kent hij ortec', [/mee gewerkt/]),
    answered('wat ging er eens mis', [/vijf man/]),
    answered('en het resultaat', [/geen dag dicht/], { follows: true }),
    answered('wat vraagt hij', [/3\.200/], { never: [/3\.050/] }),
    answered('zit hij daarmee boven ons budget', [/3\.050/], { follows: true }),
    answered('wat is ons max', [/3\.050/], { never: [/3\.200/] }),
    answered('zit hij daarboven', [/3\.200/, /3\.050/], { follows: true }),
    answered('hoeveel is de ploegenpremie', [/Tien procent|ploegenpremie/]),
    answered('heeft hij naar het contract gevraagd', [/vast contract/]),
    answered('kan hij morgen beginnen', [/Dertien weken/], { never: [/^\s*ja\b/i] }),
    answered('gaat hij op vakantie', [/Peru/]),
    answered('heeft hij een reis gepland', [/Peru/]),
    answered('wat moet ik nog opzoeken voor hem', [/tarief/]),
    answered('wanneer komt hij kijken', [/15 december/]),
    answered('met wie', [/Greet/], { follows: true }),
    answered('om hoe laat', [/tien uur/], { follows: true }),
    answered('wat moet hij meebrengen', [/heftruckattest/]),
    answered('wie heeft hem aangeraden', [/Petra/]),
    answered('wie is greet', [/productie/], { never: [/drankencentrum/] }),
    absent('spreekt hij frans'),
  ],
}
