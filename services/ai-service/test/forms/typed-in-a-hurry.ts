import type { GenerateVacancyRequest } from '@wervio/contracts'

/** Small letters only, one line a field. */
export const bediening: GenerateVacancyRequest = {
  functie: 'medewerker bediening m/v/x',
  organisatie: 'eetcafe de gouden pauw',
  salaris: 'conform horeca cao',
  locatie: 'alkmaar',
  uren: 'min. 16 max 24 uur',
  secundaire_arbeidsvoorwaarden: 'gezellig team, fooienpot, eten tijdens dienst',
  specifieke_taken: 'gasten ontvangen, bestellingen opnemen, drankjes inschenken, afruimen en afrekenen',
  soft_skills: 'spontaan, gastvrij en een aanpakker',
  hard_skills: 'ervaring niet nodig',
  organisatiecultuur: 'ons kent ons',
  team_samenstelling: 'jong team',
  geschiedenis: 'al 30 jaar een begrip in alkmaar',
  sector: 'horeca',
  kernactiviteit: 'eten en drinken',
}

/** Everything in capitals, with an abbreviation for a name. */
export const elektro: GenerateVacancyRequest = {
  functie: 'PROJECTLEIDER ELEKTROTECHNIEK',
  organisatie: 'VDK ELEKTRO BV',
  salaris: '€4500',
  locatie: 'DEN BOSCH',
  uren: 'FULLTIME',
  secundaire_arbeidsvoorwaarden: 'AUTO VAN DE ZAAK, LAPTOP, TELEFOON, 25 VAKANTIEDAGEN',
  specifieke_taken: 'AANSTUREN MONTEURS, BEWAKEN BUDGET EN PLANNING, OVERLEG MET OPDRACHTGEVERS',
  soft_skills: 'COMMUNICATIEF, STRESSBESTENDIG',
  hard_skills: 'MBO 4 OF HBO ELEKTROTECHNIEK, 5 JAAR ERVARING, VCA VOL',
  organisatiecultuur: 'PLATTE ORGANISATIE',
  team_samenstelling: '30 MONTEURS',
  geschiedenis: 'OPGERICHT IN 1985',
  sector: 'ELEKTROTECHNIEK',
  kernactiviteit: 'ELEKTROTECHNISCHE INSTALLATIES IN UTILITEIT EN WONINGBOUW',
}

/** Pay by the hour without a sign, single words, an apostrophe forgotten. */
export const magazijn: GenerateVacancyRequest = {
  functie: 'Magazijnmedewerker (38u)',
  organisatie: 'Fietsen Rechtstreeks',
  salaris: '14,50',
  locatie: 'Apeldoorn',
  uren: '38u',
  secundaire_arbeidsvoorwaarden: 'korting op fietsen\nvrijmibo\nkans op vast contract',
  specifieke_taken: 'orderpicken\ninpakken\nvoorraad tellen\nretouren verwerken',
  soft_skills: 'aanpakker',
  hard_skills: 'heftruckcertificaat is een pre',
  organisatiecultuur: 'lekker informeel',
  team_samenstelling: '15 topcollega’s',
  sector: 'e-commerce',
  kernactiviteit: 'online fietsen verkopen',
}

/** The simple generator's form with pay as two bare numbers. */
export const hovenier: GenerateVacancyRequest = {
  functie: 'Hovenier',
  organisatie: 'Groenrand Hoveniers',
  salaris: '2400-2700',
  secundaire_arbeidsvoorwaarden: 'cao hoveniers\nwerkkleding',
  specifieke_taken: 'aanleggen en onderhouden van tuinen, snoeien, bestraten',
  soft_skills: 'liefde voor groen',
  hard_skills: 'rijbewijs BE',
  organisatie_cultuur: 'buitenmensen',
  collegas: '3 ploegen van 2',
  geschiedenis: 'sinds 2001',
  sector: 'Groenvoorziening',
  kernactiviteit: 'aanleg en onderhoud van tuinen',
  doelen: 'elke tuin een beetje groener maken',
  missie_visie_kernwaarden: 'vakmanschap, plezier',
  maatschappelijke_bijdrage: 'meer biodiversiteit in de stad',
}
