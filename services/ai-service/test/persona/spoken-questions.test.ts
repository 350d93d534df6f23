import { describe, expect, test } from '@jest/globals'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'
import { inverted } from '../../src/engines/builtin/persona/spoken-statement.ts'
import { allTexts } from './vacancies.ts'

const questionsOf = (text: string) => composePersona(text).persona.interview_vragen
const vacancy = (...tasks: string[]) => `Functie: Wijkverpleegkundige\n\nTaken:\n${tasks.join('\n')}`
const holding = (text: string, part: string) =>
  Object.values(questionsOf(text))
    .flat()
    .filter((question) => question.includes(part))

test.each([
  ['je houdt het dossier bij', 'houd je het dossier bij'],
  [
    'je stelt de zorgvraag vast en maakt samen met de cliënt een zorgplan',
    'stel je de zorgvraag vast en maak je samen met de cliënt een zorgplan',
  ],
  ['je zoekt storingen en lost ze thuis op', 'zoek je storingen en los je ze thuis op'],
  ['je inventariseert archieven en voegt metadata toe', 'inventariseer je archieven en voeg je metadata toe'],
  ['je plant dagelijks de ritten', 'plan je dagelijks de ritten'],
  ['je verzorgt en begeleidt bewoners', 'verzorg en begeleid je bewoners'],
  ['je bereidt je lessen voor', 'bereid je je lessen voor'],
  ['je installeert zonnepanelen en sluit ze aan', 'installeer je zonnepanelen en sluit je ze aan'],
  ['je bent mentor van een brugklas', 'ben je mentor van een brugklas'],
  ['je zet machines klaar', 'zet je machines klaar'],
  ['je verdiept je in wetgeving', 'verdiep je je in wetgeving'],
  ['je volgt trainingen en cursussen met collega’s', 'volg je trainingen en cursussen met collega’s'],
])('‘%s’ after ‘in deze functie’: ‘%s’', (clause, turned) => expect(inverted(clause)).toBe(turned))

test.each([
  'je plant bomen en struiken',
  'je dienst begint om zeven uur',
  'je bedenkt plannen, voegt data toe en rapporteert',
  'je beheert tijd en budget',
  'je beheert tijd en print stukken',
  'je zorgt dat alles klopt en blijft kloppen',
  'je smelt lood',
  'je wast en kleedt bewoners aan',
])('‘%s’ isn’t turned: its grammar isn’t certain', (clause) => expect(inverted(clause)).toBeNull())

describe('a task goes with a trait its own words speak of', () => {
  const text = vacancy('Je houdt het elektronisch cliëntdossier bij', 'Je stemt af met huisartsen')

  test('a record is asked about under conscientiousness, never under extraversion', () => {
    expect(questionsOf(text).consciëntieusheid.join()).toContain('je het elektronisch cliëntdossier bij')
    expect(questionsOf(text).extraversie.join()).not.toContain('cliëntdossier')
  })

  test('consulting is asked about under extraversion', () =>
    expect(questionsOf(text).extraversie.join()).toContain('stem je af met huisartsen'))

  test('a trait no task speaks of is asked with the role or in general', () =>
    expect(Object.values(questionsOf(text)).flat().join('\n')).toContain('als wijkverpleegkundige of in ander werk'))
})

test('each task is used three times at most: for two traits and for one situation', () => {
  for (const part of ['cliëntdossier', 'huisartsen']) {
    const questions = holding(
      vacancy('Je houdt het elektronisch cliëntdossier bij', 'Je stemt af met huisartsen', 'Je coacht leerlingen'),
      part,
    )
    expect(questions.length).toBeGreaterThanOrEqual(1)
    expect(questions.length).toBeLessThanOrEqual(3)
  }
})

test('what the vacancy rules out is not asked about', () =>
  expect(holding(vacancy('Dossiers bijhouden', 'Klantcontact hoort hier niet bij'), 'lantcontact')).toEqual([]))

test.each([
  ['Voorraad tellen', 'Bij deze functie hoort: voorraad tellen.'],
  [
    'Bewaken van planning, budget en kwaliteit',
    'Bij deze functie hoort het bewaken van planning, budget en kwaliteit.',
  ],
  ['AANSTUREN MONTEURS', 'Bij deze functie hoort het aansturen van monteurs.'],
  ['Je plant dagelijks de ritten', 'Stel: je plant dagelijks de ritten, maar '],
  ['Verantwoordelijk voor de voorraad', 'Stel: je bent verantwoordelijk voor de voorraad, maar '],
])('‘%s’ is spoken of as ‘%s’', (task, spoken) =>
  expect(
    Object.values(questionsOf(vacancy(task)))
      .flat()
      .join('\n'),
  ).toContain(spoken),
)

test.each(Object.entries(allTexts))(
  '%s: two questions at most quote the vacancy, and none is asked twice',
  (_, text) => {
    const questions = Object.values(questionsOf(text)).flat()
    expect(
      questions.filter(
        (question) => /[‘’].+[‘’]|In de vacature staat/.test(question) && question.includes('In de vacature'),
      ).length,
    ).toBeLessThanOrEqual(2)
    expect(new Set(questions).size).toBe(questions.length)
  },
)
