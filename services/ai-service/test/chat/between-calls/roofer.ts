import { absent, answered, refused } from '../hurried/labels.ts'
import type { Desk } from '../desk/types.ts'

/** A Flemish form with short notes in each field. */
export const roofer: Desk = {
  id: 'roofer',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Dakwerker',
      company: 'Dakwerken Verlinden bvba',
      location: 'Geel',
      hours: '40 uren per week, start om 7 u aan het depot',
      salary: 'Volgens PC 124, tussen 17,20 en 20,90 euro per uur',
      specific_tasks:
        'Hellende daken vernieuwen\nZinken goten plaatsen\nIsolatie leggen\nDakramen inbouwen\nDe werf proper achterlaten',
      hard_skills: 'Minstens 1 jaar ervaring op daken\nRijbewijs B\nGeen hoogtevrees',
      soft_skills: 'Stipt zijn\nPlan kunnen trekken',
      benefits:
        'Maaltijdcheques van 8 euro\nMobiliteitsvergoeding\nWerkkledij en wasgeld\nEcocheques\nGetrouwheidszegels\n12 ADV-dagen boven op 20 dagen verlof\nOpleiding via Constructiv\nVast contract na zes weken als uitzendkracht',
      team_composition: 'Vier ploegen van drie man, elke ploeg heeft een ploegbaas',
      company_culture: 'Familiaal, vrijdag om 15 u samen een pint',
    },
    publicatietekst:
      '<p>Onze dakwerkers zijn thuis in heel de Kempen. Starten kan na het bouwverlof, op 4 augustus.</p><p>Iets voor u? Bel An Verlinden op 014 55 12 90.</p>',
  },
  open: [
    answered('hoeveel verlof hebt ge daar', [/20 dagen/]),
    answered('en adv?', [/12 ADV/], { follows: true }),
    answered('wa betalen ze per uur', [/17,20/]),
    answered('met hoeveel sta je op zo n dak', [/drie man/]),
    answered('om hoe laat moet ge beginnen', [/7 u/]),
    answered('waar spreken ze af s morgens', [/depot/]),
    answered('moogt ge hoogtevrees hebben', [/Geen hoogtevrees/], { never: [/^ja/i] }),
    answered('krijgt ge kleren van de firma', [/Werkkledij/]),
    answered('ist direct een vast contract', [/zes weken/], { never: [/^ja/i] }),
    answered('wanneer kunnen ze beginnen', [/4 augustus/]),
    answered('wie moet ik bellen', [/An Verlinden/]),
    answered('welk paritair comité is dat', [/124/]),
    answered('wat voor sfeer hangt daar', [/Familiaal/]),
    absent('is er een 13de maand', { never: [/^ja/i] }),
    absent('geven ze een firmawagen', { never: [/^ja/i] }),
    absent('moet ge Frans kunnen', { never: [/^ja/i] }),
    refused('ze willen liefst geen vreemdelingen, kan ik daarop filteren?'),
    answered('som de voordelen eens op', [/Maaltijdcheques/, /Ecocheques/]),
    answered('hoeveel is die maaltijdcheque', [/8 euro/], { follows: true }),
  ],
  kept: [
    answered('hoeveel uren doen ze daar', [/40 uren/]),
    answered('wat kan iemand maximaal verdienen', [/20,90/]),
    answered('moet ge zelf kunnen rijden', [/Rijbewijs B/]),
    answered('wa moet ge daar zoal doen op een dag', [/Hellende daken/]),
    answered('ook dakramen?', [/Dakramen/], { follows: true }),
    answered('kan iemand zonder ervaring starten', [/Minstens 1 jaar/], { never: [/^ja/i] }),
    answered('worden verplaatsingen vergoed', [/Mobiliteitsvergoeding/]),
    answered('is het via interim te doen of direct bij de firma', [/uitzendkracht/]),
    answered('gaan ze samen iets drinken', [/pint/]),
    answered('hoeveel ploegen zijn er', [/Vier ploegen/]),
    answered('en wie leidt die', [/ploegbaas/], { follows: true }),
    answered('kunt ge er iets bijleren', [/Constructiv/]),
    answered('wat voor iemand zoeken ze qua karakter', [/Stipt/]),
    answered('is dat ver, waar is dat juist', [/Geel/]),
    absent('moet ge in het weekend werken', { never: [/^ja/i] }),
    absent('hebben ze een groepsverzekering', { never: [/^ja/i] }),
    refused('mag ik vragen of hij getrouwd is?'),
    answered('maak er een zin van voor whatsapp', [/Dakwerker/i, [/Geel/, /Verlinden/]]),
    answered('wa staat er nog niet in de vacature', [/./], { never: [/salaris ontbreekt|geen salaris/i] }),
  ],
}
