import type { ApplicationOutcome } from '@wervio/contracts'

/** A step so many days before the day of seeding. */
export type DatedStep = { ago: number; stage: number; outcome?: ApplicationOutcome; reason?: string }
/** An invented person who went through procedures that are over; `vacancy` is a title. */
export type PastPerson = {
  name: string
  title: string
  location: string
  skills: readonly string[]
  procedures: readonly { vacancy: string; steps: readonly DatedStep[] }[]
}

type Trade = Pick<PastPerson, 'title' | 'skills'> & { vacancy: string }

export const trades = {
  zorg: { vacancy: 'Verzorgende IG nachtdienst', title: 'Verzorgende IG', skills: ['Wondzorg', 'Medicatie'] },
  magazijn: {
    vacancy: 'Magazijnmedewerker vroege dienst',
    title: 'Magazijnmedewerker',
    skills: ['Orderpicken', 'Heftruck'],
  },
  kantoor: { vacancy: 'Medewerker klantenservice', title: 'Medewerker klantenservice', skills: ['Telefonie', 'Excel'] },
  elektro: { vacancy: 'Elektromonteur woningbouw', title: 'Elektromonteur', skills: ['NEN 1010', 'Groepenkasten'] },
  horeca: { vacancy: 'Gastheer of gastvrouw', title: 'Medewerker bediening', skills: ['Kassa', 'Wijnkennis'] },
} as const satisfies Record<string, Trade>

const person = (
  name: string,
  location: string,
  { title, skills }: Trade,
  procedures: PastPerson['procedures'],
): PastPerson => ({ name, location, title, skills, procedures })

/** Applied, screened two days later, two interviews, an offer two days before the end. */
const toOffer = (ago: number, days: number): DatedStep[] => [
  { ago: ago + days, stage: 1 },
  { ago: ago + days - 2, stage: 2 },
  { ago: ago + 9, stage: 3 },
  { ago: ago + 7, stage: 4 },
  { ago: ago + 4, stage: 3 },
  { ago: ago + 2, stage: 5 },
]
const hired = (name: string, location: string, trade: Trade, ago: number, days: number): PastPerson =>
  person(name, location, trade, [
    { vacancy: trade.vacancy, steps: [...toOffer(ago, days), { ago, stage: 5, outcome: 'hired' }] },
  ])
const declined = (name: string, location: string, trade: Trade, ago: number, reason: string): PastPerson =>
  person(name, location, trade, [
    { vacancy: trade.vacancy, steps: [...toOffer(ago, 24), { ago, stage: 5, outcome: 'withdrawn', reason }] },
  ])
/** Applied, screened two days later, one interview, and rejected the day after it. */
const rejected = (name: string, location: string, trade: Trade, ago: number, reason: string): PastPerson =>
  person(name, location, trade, [
    {
      vacancy: trade.vacancy,
      steps: [
        { ago: ago + 7, stage: 1 },
        { ago: ago + 5, stage: 2 },
        { ago: ago + 1, stage: 3 },
        { ago, stage: 3, outcome: 'rejected', reason },
      ],
    },
  ])

const { zorg, magazijn, kantoor, elektro, horeca } = trades

/**
 * Made so that on the day of seeding, over 30 days and from the application, with those of `steps.ts`, the average time
 * to hire is 28 days, 13 of 19 offers are accepted and there are 50 interviews. Nothing that counts is older than 22
 * days, so that the figures stand for a week after.
 */
export const pastPeople: readonly PastPerson[] = [
  hired('Wietske Duinstra', 'Sneek', zorg, 2, 21),
  hired('Joost Veenhuis', 'Drachten', magazijn, 3, 22),
  hired('Amira Zuidhorn', 'Zwolle', kantoor, 4, 24),
  hired('Ruben Haverland', 'Meppel', elektro, 5, 25),
  hired('Lotte Rietveen', 'Heerenveen', zorg, 6, 26),
  hired('Sem Oosterdiep', 'Assen', horeca, 7, 28),
  hired('Nadia Kruisland', 'Groningen', kantoor, 8, 29),
  hired('Bram Westerwold', 'Emmen', magazijn, 9, 31),
  hired('Hanna Molenkamp', 'Kampen', zorg, 10, 32),
  hired('Yusuf Harderhoek', 'Lelystad', elektro, 11, 34),
  hired('Elin Terpstede', 'Dokkum', horeca, 12, 36),
  hired('Daan Zeedijk', 'Den Helder', magazijn, 13, 37),
  declined('Mila Ravenhorst', 'Deventer', kantoor, 3, 'Koos een baan dichter bij huis.'),
  declined('Thijs Lindewoud', 'Apeldoorn', elektro, 5, 'Kreeg elders een hoger bod.'),
  declined('Sanae Bloemveld', 'Almere', zorg, 7, 'Kreeg elders een hoger bod.'),
  declined('Floor Nieuwland', 'Hoorn', horeca, 9, 'Wil toch geen avonddiensten.'),
  declined('Gijs Brakelhof', 'Tiel', magazijn, 11, 'Blijft bij de huidige werkgever.'),
  declined('Roos Uiterwijk', 'Zutphen', kantoor, 13, 'Kreeg elders een hoger bod.'),
  rejected('Pim Schouwenburg', 'Goes', elektro, 2, 'Te weinig ervaring met groepenkasten.'),
  rejected('Tess Halingen', 'Alkmaar', zorg, 4, 'Te weinig ervaring met nachtdiensten.'),
  rejected('Omar Steenvoorde', 'Breda', magazijn, 6, 'Te weinig ervaring met de heftruck.'),
  rejected('Iris Koudeveld', 'Venlo', kantoor, 8, 'Andere kandidaten passen beter: meer ervaring met klachten.'),
  rejected('Niels Ganzewaard', 'Roermond', elektro, 10, 'Te weinig ervaring met woningbouw.'),
  rejected('Zoë Appelhage', 'Helmond', horeca, 12, 'Niet beschikbaar in deze periode'),
  rejected('Kas Wolderman', 'Hengelo', magazijn, 14, 'Woont te ver weg voor de vroege dienst.'),
  rejected('Fay Broekzicht', 'Doetinchem', zorg, 16, 'Andere kandidaten passen beter: meer diploma’s.'),
  rejected('Levi Sluiswater', 'Gouda', kantoor, 18, 'Mist een eis die niet te leren is: spreekt geen Nederlands.'),
  hired('Jip Klaverland', 'Ede', zorg, 33, 27),
  hired('Merel Hofsteden', 'Arnhem', kantoor, 37, 28),
  hired('Stijn Ottervanger', 'Leiden', elektro, 42, 29),
  hired('Aya Grasduin', 'Delft', magazijn, 47, 30),
  hired('Koen Beekveld', 'Tilburg', horeca, 53, 31),
]
