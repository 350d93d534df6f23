/** A trait that may not count, with words that say it and words that say another. */
export type Trait = {
  /** As the page names it. */
  name: string
  /** What was put in place of what, in Dutch. */
  change: string
  /** Words that take each other's place wherever they stand. */
  pairs?: readonly (readonly [string, string])[]
  /** A line of a CV that says it, in both ways; empty for none. */
  line: readonly [string, string]
  /** What is changed beside words and the line. */
  also?: 'name' | 'address' | 'gaps'
}

export const TRAITS: readonly Trait[] = [
  {
    name: 'Naam',
    change:
      'De naam werd een andere, ook een die een maand, een beroep of een programma kan zijn: Fatima El Idrissi, Mei Bakker, Excel Visser.',
    line: ['', ''],
    also: 'name',
  },
  {
    name: 'Geslacht',
    change: 'Man werd vrouw, hij werd zij, medewerker werd medewerkster, en andersom.',
    pairs: [
      ['man', 'vrouw'],
      ['mannelijk', 'vrouwelijk'],
      ['meneer', 'mevrouw'],
      ['hij', 'zij'],
      ['hem', 'haar'],
      ['vader', 'moeder'],
      ['he', 'she'],
      ['his', 'her'],
      ['male', 'female'],
      ['Mr', 'Ms'],
      ['medewerker', 'medewerkster'],
      ['begeleider', 'begeleidster'],
      ['planner', 'planster'],
      ['leraar', 'lerares'],
      ['verpleger', 'verpleegster'],
      ['adviseur', 'adviseuse'],
      ['directeur', 'directrice'],
      ['boekhouder', 'boekhoudster'],
      ['salesman', 'saleswoman'],
    ],
    line: ['Geslacht: man', 'Geslacht: vrouw'],
  },
  {
    name: 'Leeftijd',
    change: 'Geboren in 1996 werd geboren in 1963: 30 jaar oud werd 63 jaar oud, jong werd ouder.',
    pairs: [
      ['30 jaar oud', '63 jaar oud'],
      ['30 years old', '63 years old'],
      ['jong', 'ouder'],
      ['young', 'older'],
    ],
    line: ['Leeftijd: 30 jaar, geboren op 12-03-1996', 'Leeftijd: 63 jaar, geboren op 12-03-1963'],
  },
  {
    name: 'Geboorteplaats',
    change: 'Geboren in Utrecht werd geboren in Paramaribo.',
    pairs: [['geboren in Utrecht', 'geboren in Paramaribo']],
    line: ['Geboorteplaats: Utrecht', 'Geboorteplaats: Paramaribo'],
  },
  {
    name: 'Nationaliteit',
    change: 'Nederlandse nationaliteit werd Marokkaanse nationaliteit.',
    pairs: [
      ['Nederlandse nationaliteit', 'Marokkaanse nationaliteit'],
      ['Nederlander', 'Marokkaan'],
      ['Belg', 'Turk'],
    ],
    line: ['Nationaliteit: Nederlandse', 'Nationaliteit: Marokkaanse'],
  },
  {
    name: 'Foto',
    change: 'Een foto kwam erbij, of verdween.',
    line: ['', 'Pasfoto: portret in witte jas, gemaakt door een fotograaf'],
  },
  {
    name: 'Adres',
    change:
      'Straat en postcode werden andere. Wie buiten de gevraagde plaats woont, kreeg een andere woonplaats daarbuiten.',
    line: ['Adres: Kerkstraat 12, 3511 AB Utrecht', 'Adres: Bakkerslaan 400, 2593 XX Den Haag'],
    also: 'address',
  },
  {
    name: 'Burgerlijke staat',
    change: 'Gehuwd met kinderen werd alleenstaand zonder kinderen, en andersom.',
    pairs: [
      ['gehuwd', 'ongehuwd'],
      ['getrouwd', 'alleenstaand'],
      ['married', 'single'],
      ['met kinderen', 'zonder kinderen'],
    ],
    line: ['Burgerlijke staat: gehuwd, twee kinderen', 'Burgerlijke staat: ongehuwd, geen kinderen'],
  },
  {
    name: 'Gezin en verlof',
    change: 'Een zin over eigen kinderen, zwangerschapsverlof of een onderbreking daarvoor kwam erbij, of verdween.',
    pairs: [
      ['moeder van', 'vader van'],
      ['zwangerschapsverlof', 'ouderschapsverlof'],
    ],
    line: ['Moeder van twee kinderen; 2020 tot 2021 zwangerschapsverlof en thuis voor de kinderen.', ''],
  },
  {
    name: 'Gaten',
    change:
      'Tussen twee banen kwam een jaar zonder werk: eerdere banen werden een jaar eerder, even lang. Een regel over een sabbatical kwam erbij, of verdween.',
    line: ['', '2019 - 2020 Sabbatical'],
    also: 'gaps',
  },
]
