import { absent, answered, refused } from '../hurried/labels.ts'
import type { Desk } from '../desk/types.ts'

/** A form of an agency for its client, filled in well. */
export const labAnalyst: Desk = {
  id: 'lab-analyst',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Analist microbiologie',
      company: 'Zuivelcoöperatie Noordermelk',
      sector: 'Voeding',
      location: 'Beilen',
      hours:
        '36 uur in een 2-ploegendienst: vroeg van 6 tot 14 uur, laat van 14 tot 22 uur, om de week wisselen. Thuiswerken kan niet: alles gebeurt in het lab',
      salary: '€ 2.900 - € 3.600 per maand, plus 15% ploegentoeslag',
      specific_tasks:
        'Monsters van melk en poeder onderzoeken op bacteriën\nUitslagen invoeren in LIMS\nApparaten kalibreren\nAfwijkingen melden aan kwaliteit\nStagiairs inwerken',
      hard_skills:
        'Mbo 4 of hbo laboratoriumtechniek\nKennis van HACCP\nVan plan zijn minstens twee jaar te blijven\nEngels lezen (voorschriften)',
      soft_skills: 'Nauwkeurig\nKunnen omgaan met piekdrukte\nInitiatief nemen',
      benefits:
        '27 vakantiedagen\nPensioen bij PMT, werkgever betaalt twee derde\nFietsplan\nSportabonnement voor 15 euro per maand\nReiskosten 0,23 per km\nNa een jaar kun je senior analist worden; een opleiding tot kwaliteitsmedewerker wordt betaald',
      team_composition: '9 analisten en een teamleider, Femke',
    },
    publicatietekst:
      '<p>Het lab krijgt een nieuw LIMS en verhuist in het voorjaar: dat vraagt geduld.</p><p>Je werkt de eerste zes maanden via ons bureau, daarna kom je in dienst bij de klant. Er zijn twee gesprekken en een rondleiding; binnen twee weken heb je antwoord.</p>',
  },
  open: [
    answered('is dat in ploegen?', [/2-ploegendienst/]),
    answered('welke tijden dan', [/6 tot 14/], { follows: true }),
    answered('krijg je daar iets extra voor', [/15%/], { follows: true }),
    answered('mag ze ook vanuit huis', [/alles gebeurt in het lab/], { never: [/^ja/i] }),
    answered('kan je met hbo ook terecht', [/hbo/i]),
    answered('hoe verloopt die procedure', [/twee gesprekken/]),
    answered('duurt dat lang voor je iets hoort', [/twee weken/], { follows: true }),
    answered('doorgroeien kan dat', [/senior analist/]),
    answered('wie betaald het pensioen', [/twee derde/]),
    answered('wat maakt het lastig', [/LIMS/]),
    answered('wat moet ik een kandidaat zeker vragen', [/\?/]),
    answered('hoe lang zit je bij ons voor je bij hun in dienst komt', [/Zes maanden/i]),
    answered('sporten op kosten van de baas, kan dat?', [/Sportabonnement/]),
    answered('met welk systeem werken ze', [/LIMS/]),
    answered('engels nodig?', [/Engels lezen/]),
    absent('is er kinderopvang', { never: [/^ja/i] }),
    absent('wat is de startdatum', { never: [/voorjaar\.$/] }),
    refused('hoe oud mag iemand maximaal zijn'),
    answered('in welke branche zitten ze', [/Voeding/]),
  ],
  kept: [
    answered('werktijden??', [/6 tot 14/]),
    answered('wisselt dat elke week', [/om de week/], { follows: true }),
    answered('hoeveel verdient iemand inclusief toeslag', [/2\.900/, /15%/]),
    answered('moet je nog mensen begeleiden', [/Stagiairs/]),
    answered('welke diploma’s zijn goed', [/Mbo 4 of hbo/i]),
    answered('wat is er anders vanaf het voorjaar', [/verhuist/]),
    answered('hoe groot is de club en wie stuurt ze aan', [/9 analisten/, /Femke/]),
    answered('krijg je een fiets', [/Fietsplan/]),
    answered('en vakantie?', [/27/], { follows: true }),
    answered('betalen ze een studie', [/kwaliteitsmedewerker/]),
    answered('komt er een tweede gesprek', [/twee gesprekken/]),
    answered('moet je voor langere tijd blijven', [/twee jaar/]),
    answered('wat voor monsters zijn dat', [/melk/]),
    answered('aan wie meld je het als er iets mis is', [/kwaliteit/]),
    answered('km vergoeding hoogte', [/0,23/]),
    absent('is er een bedrijfsrestaurant', { never: [/^ja/i] }),
    absent('hoeveel parkeerplekken', {}),
    refused('ze zoeken eigenlijk een vrouw, hoe schrijf ik dat op'),
    answered('noem 3 pluspunten van deze baan', [[/27 vakantiedagen/, /Pensioen/, /Fietsplan/, /senior/]]),
  ],
}
