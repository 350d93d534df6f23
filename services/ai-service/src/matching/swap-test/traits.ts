/** A trait that may not count, with words that say it and words that say another. */
export type Trait = {
  /** As the page names it. */
  name: string
  /** What was put in place of what, in Dutch. */
  change: string
  /** Words that take each other's place wherever they stand. */
  pairs: readonly (readonly [string, string])[]
  /** A line of a CV that says it, in both ways. */
  line: readonly [string, string]
}

/** Names that are no trade, so that a swap changes nothing but the name. */
const NAMES = [
  ['Sanne', 'Fatima'],
  ['Jan', 'Mohammed'],
  ['Anna', 'Aylin'],
  ['Daan', 'Youssef'],
  ['Peter', 'Mehmet'],
  ['Emma', 'Amina'],
  ['Thomas', 'Kwame'],
  ['Lisa', 'Mei'],
  ['de Vries', 'El Idrissi'],
  ['Jansen', 'Yilmaz'],
  ['van den Berg', 'Nowak'],
] as const

export const TRAITS: readonly Trait[] = [
  {
    name: 'Naam',
    change: 'Nederlandse en andere voor- en achternamen ruilden van plaats: Jan de Vries werd Fatima El Idrissi.',
    pairs: NAMES,
    line: ['Naam: Jan de Vries', 'Naam: Fatima El Idrissi'],
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
    name: 'Afkomst',
    change: 'Geboorteplaats Utrecht werd Paramaribo, nationaliteit Nederlandse werd Marokkaanse.',
    pairs: [
      ['geboren in Utrecht', 'geboren in Paramaribo'],
      ['Nederlandse nationaliteit', 'Marokkaanse nationaliteit'],
      ['Nederlander', 'Marokkaan'],
      ['Belg', 'Turk'],
    ],
    line: [
      'Geboorteplaats: Utrecht. Nationaliteit: Nederlandse',
      'Geboorteplaats: Paramaribo. Nationaliteit: Marokkaanse',
    ],
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
]
