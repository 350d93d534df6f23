import type { GenerateVacancyRequest } from '@wervio/contracts'

export const zorg: GenerateVacancyRequest = {
  functie: 'Verpleegkundige niveau 4 ouderenzorg',
  organisatie: 'Zorggroep De Linde',
  salaris: '€ 2.648 - € 3.831',
  locatie: 'Amersfoort',
  uren: '24-32',
  secundaire_arbeidsvoorwaarden:
    'Eindejaarsuitkering van 8,33%\nReiskostenvergoeding\nPensioen bij PFZW\nScholing via onze eigen academie\nFietsplan',
  specifieke_taken:
    'Zorgplannen opstellen\nMedicatie delen en controleren\nVerpleegtechnische handelingen uitvoeren\nOverleggen met familie en artsen\nBegeleiden van leerlingen',
  soft_skills: 'geduldig, zorgzaam, stressbestendig',
  hard_skills: 'Diploma MBO-verpleegkundige niveau 4\nBIG-registratie\nErvaring in de ouderenzorg is een pré',
  organisatiecultuur: 'Informeel, korte lijnen en veel ruimte voor eigen initiatief',
  team_samenstelling: '12 verzorgenden, 4 verpleegkundigen en een specialist ouderengeneeskunde',
  geschiedenis: 'Opgericht in 1968 door de zusters van Sint Jozef',
  sector: 'Zorg',
  kernactiviteit: 'Kleinschalige verpleeghuiszorg voor mensen met dementie',
  missie_visie_kernwaarden:
    'Wij geloven dat ieder mens recht heeft op een waardige oude dag. Onze kernwaarden zijn aandacht, vertrouwen en vakmanschap.',
  maatschappelijke_bijdrage: 'We bieden stageplekken aan statushouders en werken samen met de buurt.',
}

export const onderwijs: GenerateVacancyRequest = {
  functie: 'Docent Engels (m/v)',
  organisatie: 'Het Baken Lyceum',
  salaris: 'Schaal LB of LC, conform cao VO',
  locatie: 'Almere',
  uren: '0,8 fte',
  secundaire_arbeidsvoorwaarden:
    'Begeleiding van een coach in je eerste jaar; laptop; scholingsbudget; volledige vergoeding van je OV-abonnement',
  specifieke_taken:
    'Je geeft Engels aan havo 3 tot en met 5. Je bent mentor van een brugklas. Samen met je sectie ontwikkel je toetsen en vernieuw je het lesprogramma.',
  soft_skills: 'Je hebt humor en overwicht, en je kunt goed samenwerken.',
  hard_skills: 'Een eerste- of tweedegraads bevoegdheid Engels',
  organisatie_cultuur: 'We zijn een school waar iedereen elkaar kent. Fouten maken mag, want daar leer je van.',
  collegas: 'een hechte sectie van 7 docenten',
  geschiedenis: '',
  sector: 'Onderwijs',
  kernactiviteit: 'Voortgezet onderwijs: mavo, havo en vwo',
  doelen: 'Over vijf jaar willen we volledig gepersonaliseerd onderwijs bieden.',
}

/** Typed in a hurry, without capitals or full stops. */
export const kinderopvang: GenerateVacancyRequest = {
  functie: 'pedagogisch medewerker bso',
  organisatie: 'kindercentrum het zonnetje',
  salaris: 'cao kinderopvang schaal 6',
  locatie: 'den bosch',
  uren: '20 uur',
  secundaire_arbeidsvoorwaarden: 'gratis parkeren, leuke uitjes, korting op kinderopvang',
  specifieke_taken: 'kinderen ophalen van school, activiteiten bedenken, contact met ouders',
  soft_skills: 'creatief en vrolijk',
  hard_skills: 'mbo 3 diploma pedagogisch werk, vog, kinder ehbo',
  organisatiecultuur: 'gezellig en open',
  team_samenstelling: 'klein team',
  geschiedenis: 'sinds 1999',
  sector: 'kinderopvang',
  kernactiviteit: 'buitenschoolse opvang',
}
