import { describe, expect, test } from '@jest/globals'
import { traitScore, type PersonaTrait } from '@wervio/contracts'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'
import { allTexts } from './vacancies.ts'

const scoreIn = (text: string, trait: PersonaTrait) =>
  traitScore(composePersona(text).persona.persoonlijkheid.kenmerken[trait]) ?? Number.NaN
const scoreOf = (name: string, trait: PersonaTrait) => scoreIn(allTexts[name] ?? '', trait)

test.each<[PersonaTrait, high: string, low: string]>([
  ['extraversie', 'accountmanager', 'archivaris'],
  ['extraversie', 'accountmanager', 'archivist'],
  ['extraversie', 'bediening', 'engineer'],
  ['openheid', 'onderzoeker', 'lopendeband'],
  ['consciëntieusheid', 'archivaris', 'accountmanager'],
  ['vriendelijkheid', 'jeugdzorg', 'archivist'],
  ['vriendelijkheid', 'zorg', 'bouw'],
  ['neuroticisme', 'archivaris', 'jeugdzorg'],
])('%s: %s stands above %s', (trait, high, low) => expect(scoreOf(high, trait)).toBeGreaterThan(scoreOf(low, trait)))

test.each<[string, PersonaTrait, number]>([
  ['accountmanager', 'extraversie', 9],
  ['archivist', 'extraversie', 2],
  ['zorg', 'vriendelijkheid', 8],
  ['terse', 'openheid', 5],
])('%s scores on %s %i', (name, trait, score) => expect(scoreOf(name, trait)).toBe(score))

describe('what is denied says the opposite', () => {
  test.each<[string, PersonaTrait, 'above' | 'below' | 'middle']>([
    ['Je werkt solistisch.', 'extraversie', 'below'],
    ['Dit is geen solistische functie.', 'extraversie', 'above'],
    ['Dit is niet alleen een verkoopfunctie: je netwerkt met partners.', 'extraversie', 'above'],
    ['Klantcontact heb je hier niet.', 'extraversie', 'below'],
    ['Je hoeft niet te verkopen, maar je geeft presentaties en hebt veel klantcontact.', 'extraversie', 'above'],
    ['Stressbestendigheid is niet nodig.', 'neuroticisme', 'above'],
    ['Je bent niet bang voor drukte.', 'neuroticisme', 'below'],
    ['Geen routinewerk.', 'openheid', 'above'],
    ['You will not work alone.', 'extraversie', 'above'],
    ['Wij verkopen fietsen.', 'openheid', 'middle'],
  ])('%s → %s %s the middle', (sentence, trait, side) => {
    const score = scoreIn(`Functie: Medewerker\n\nTaken:\n${sentence}`, trait)
    expect(score > 5 ? 'above' : score < 5 ? 'below' : 'middle').toBe(side)
  })
})

describe('words are found in every form', () => {
  test.each<[string, PersonaTrait]>([
    ['zorgvuldige aanpak', 'consciëntieusheid'],
    ['Je werkt met grote zorgvuldigheid.', 'consciëntieusheid'],
    ['stress-bestendig', 'neuroticisme'],
    ['STRESSBESTENDIGE HOUDING', 'neuroticisme'],
    ['klantcontactfunctie', 'extraversie'],
    ['Je coördineert het team.', 'consciëntieusheid'],
    ['Je coo\u0308rdineert het team.', 'consciëntieusheid'],
    ['inlevingsvermogen', 'vriendelijkheid'],
    ['You are curious.', 'openheid'],
  ])('%s speaks of %s', (sentence, trait) =>
    expect(scoreIn(`Functie: Medewerker\n\nZachte vaardigheden: ${sentence}`, trait)).not.toBe(5),
  )
})

test('what the organisation makes or offers says nothing of the person', () => {
  const text =
    'Functie: Magazijnmedewerker\n\nOrganisatie: Creatief Verkoopbureau\n\nKernactiviteit: online fietsen verkopen\n\nArbeidsvoorwaarden: flexibel werken, creatieve borrels'
  expect(scoreIn(text, 'extraversie')).toBe(5)
  expect(scoreIn(text, 'openheid')).toBe(5)
})

test.each<[string, PersonaTrait]>([
  ['Wij zijn een platte organisatie.', 'consciëntieusheid'],
  ['huisbezoek (te bespreken)', 'extraversie'],
  ['Uren te bespreken.', 'extraversie'],
])('‘%s’ says nothing of %s', (sentence, trait) =>
  expect(scoreIn(`Functie: Medewerker\n\nTaken:\n${sentence}`, trait)).toBe(5),
)

test('to discuss something as part of the work counts', () =>
  expect(scoreIn('Functie: Medewerker\n\nTaken:\nPlannen bespreken met klanten', 'extraversie')).toBeGreaterThan(5))
