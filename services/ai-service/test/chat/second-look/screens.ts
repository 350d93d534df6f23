/** A gardener with a broken-off study, a colleague who speaks another language, and a job that is over. */
export const gardener = {
  kandidaatNaam: 'Joyce Verlinden',
  cv: {
    functietitel: 'Hovenier',
    locatie: 'Tilburg',
    werkervaring: [
      {
        functie: 'Allround hovenier',
        werkgever: 'Groenwerk De Linde',
        periode: 'maart 2020 - heden',
        omschrijving: 'Stuurt twee leerlingen en een uitzendkracht aan.',
      },
      {
        functie: 'Hovenier',
        werkgever: 'Van Dun Tuinen',
        periode: '2014 - februari 2020',
        omschrijving: 'Haar collega Petra sprak Pools met de ploeg.',
      },
    ],
    opleidingen: [
      { opleiding: 'Hbo Tuininrichting (niet afgerond)', school: 'HAS Den Bosch', periode: '2016 - 2018' },
      { opleiding: 'Mbo 3 Hovenier', school: 'Helicon Tilburg', periode: '2009 - 2012' },
    ],
    talen: ['Nederlands (moedertaal)', 'Duits (redelijk)'],
    rijbewijs: ['B', 'BE'],
  },
  notities: ['Vraagt 3.100 bruto op basis van 40 uur.'],
}

/** A service engineer whose name is a verb, with a CV as one text and a study that goes on. */
export const engineer = {
  kandidaatNaam: 'Sander Geeft',
  cv_tekst: `Sander Geeft
Roosendaal

Werkervaring
2021 - heden  Teamleider service, Koeltec Zuid, Breda
Stuurde 6 monteurs aan en maakte de planning. Klanten in Antwerpen die Frans spreken helpt collega Luc.
2013 - 2021  Leerling-monteur, Van Loon Installatie, Roosendaal

Opleiding
Master Energietechniek, Fontys, 2023 - heden
Hbo Werktuigbouwkunde, Avans Breda, 2017 - 2021

Talen
Nederlands, Engels (goed)

Overig
Beschikbaar per 1 februari. Rijbewijs B. Wil minimaal € 4.200 per maand.`,
}

/** A dental assistant who says in a note that the present job ends. */
export const assistant = {
  kandidaatNaam: 'Milan de Backer',
  cv: {
    werkervaring: [
      {
        functie: 'Tandartsassistent',
        werkgever: 'Praktijk Coupure',
        periode: '09/2021 - heden',
        omschrijving: 'Leidt stagiairs op.',
      },
    ],
    opleidingen: [
      { opleiding: 'Graduaat Tandartsassistentie', periode: '2019 - 2021' },
      { opleiding: 'Bachelor Mondzorg, gestopt in tweede jaar', periode: '2016 - 2018' },
    ],
    rijbewijs: ['B'],
  },
  notities: ['Verdient nu 2.650 bruto, vraagt 2.800.', 'Stopt eind maart bij Praktijk Coupure.'],
}

/** A school that speaks of children and their age. */
export const teacherJob = {
  vacature: {
    title: 'Leerkracht groep 5',
    company: 'Basisschool De Vlinderhof',
    specific_tasks: 'Je geeft les aan een klas van 26 kinderen van 8 en 9 jaar\nOudergesprekken',
    hard_skills: 'Pabo-diploma\nErvaring met Snappet is een pré\nDiploma muziek of aantoonbare ervaring',
    team: 'Team van 18 collega’s. De gemiddelde leeftijd is 41.',
    culture: 'Drie dagen per jaar studiedag.',
    history: 'School bestaat sinds 1987.',
  },
}
