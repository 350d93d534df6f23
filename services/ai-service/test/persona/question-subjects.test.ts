import { describe, expect, test } from '@jest/globals'
import { personaTraits } from '@wervio/contracts'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'

const personaOf = (fields: Record<string, string>) =>
  composePersona(
    Object.entries(fields)
      .map(([heading, text]) => `${heading}: ${text}`)
      .join('\n\n'),
  ).persona

const behaviourOf = ({ interview_vragen }: ReturnType<typeof personaOf>) =>
  personaTraits.flatMap((trait) => interview_vragen[trait])

const FULL = {
  Functie: 'Boekhouder',
  Taken: 'facturen boeken, aangiften opstellen, klanten bellen, jaarrekeningen controleren, leveranciers betalen',
  'Harde vaardigheden': 'Exact Online; kennis van btw; Excel; Frans; kennis van Twinfield',
}

test('every question of behaviour is about a task or a hard skill where the vacancy names enough of them', () => {
  const questions = behaviourOf(personaOf(FULL))
  expect(questions.length).toBeGreaterThanOrEqual(10)
  for (const question of questions)
    expect(question).toMatch(
      /facturen|aangiften|klanten|jaarrekeningen|leveranciers|Exact Online|btw|Excel|Frans|Twinfield/,
    )
})

test('no task and no skill has two questions of behaviour', () => {
  const questions = behaviourOf(personaOf(FULL))
  for (const subject of ['facturen', 'aangiften', 'jaarrekeningen', 'Exact Online', 'btw', 'Twinfield'])
    expect(questions.filter((question) => question.includes(subject))).toHaveLength(1)
})

test('where tasks and skills run out one question is about the role, and a task comes back for another trait', () => {
  const questions = behaviourOf(personaOf({ Functie: 'Schilder', Taken: 'kozijnen schilderen' }))
  expect(questions.filter((question) => question.includes('kozijnen'))).toHaveLength(2)
  expect(questions.filter((question) => question.includes('als schilder of in ander werk')).length).toBeGreaterThan(0)
})

describe('what is no task and no skill', () => {
  const persona = personaOf({
    Functie: 'MAGAZIJNIER GEZOCHT!!! (38u)',
    Taken:
      'orders verzamelen; huisbezoek (te bespreken); bel Ria 0570-000111; 38 uur per week; € 2.500; Wat bieden we?',
    'Harde vaardigheden': 'heftruckattest = pre; 2-ploegendienst; maaltijdcheques; ???',
  })
  const all = [...persona.vaardigheden, ...Object.values(persona.interview_vragen).flat()].join('\n')

  test.each([
    'te bespreken',
    '0570',
    'Ria',
    '38 uur',
    '2.500',
    'Wat bieden',
    'ploegen',
    'maaltijdcheques',
    '???',
    '= pre',
  ])('‘%s’ is neither', (words) => expect(all).not.toContain(words))

  test('what stands beside it stays', () => {
    expect(persona.naam).toBe('De ideale magazijnier')
    expect(persona.vaardigheden).toEqual(['Heftruckattest'])
    expect(all).toContain('orders')
    expect(all).toContain('huisbezoek')
  })
})

describe('tasks typed on one line', () => {
  test.each([
    ['lonen verwerken Prikklok opvolgen Vragen beantwoorden', ['lonen', 'prikklok', 'vragen']],
    ['proeven bedenken - literatuur opvolgen - klanten bezoeken', ['proeven', 'literatuur', 'klanten']],
    ['kassa bedienen rekken vullen klanten helpen', ['kassa', 'rekken', 'klanten']],
    ['HACCP bijhouden + temperaturen noteren', ['HACCP', 'temperaturen']],
  ])('‘%s’ is asked about task by task', (tasks, subjects) => {
    const questions = behaviourOf(personaOf({ Functie: 'Medewerker', Taken: tasks }))
    for (const subject of subjects)
      expect([1, 2]).toContain(
        questions.filter((question) => question.toLowerCase().includes(subject.toLowerCase())).length,
      )
  })

  test('objects that share a verb stay one task', () =>
    expect(
      behaviourOf(personaOf({ Functie: 'Bakker', Taken: 'gebak, bonbons, taarten decoreren' })).filter((question) =>
        question.includes('gebak, bonbons, taarten decoreren'),
      ),
    ).toHaveLength(2))
})

test('an item of one word opens no section, and what stands over an employer is no skill', () => {
  const text = `Werkvoorbereider

Wat ga je doen?
- Planning bewaken
- Meerwerk bijhouden

Wat bieden wij?
- Auto van de zaak
- Opleiding

Over Janssen & Zn Installaties
Sinds 1952, 3de generatie.`
  const { interview_vragen, vaardigheden } = composePersona(text).persona
  expect(JSON.stringify([interview_vragen, vaardigheden])).not.toMatch(/Janssen|1952|generatie/)
})

test('tasks with a verb each between commas are asked about one by one', () => {
  const questions = behaviourOf(
    personaOf({
      Functie: 'Tandartsassistent',
      Taken: 'stoel klaarzetten, instrumenten steriliseren, röntgenfotos maken',
    }),
  ).join('\n')
  expect(questions).toMatch(/instrumenten moest steriliseren|: instrumenten steriliseren\./)
  expect(questions).toMatch(/röntgenfoto’s/)
  expect(questions).not.toMatch(/klaarzetten, instrumenten/)
})

test('a shift under the tasks is nothing to ask about, and a town is no part of the role', () => {
  const text = JSON.stringify(
    personaOf({ Functie: 'WOONBEGELEIDER ALMELO', Taken: 'koken met bewoners; slaapdienst 1x p week' }),
  )
  expect(text).not.toMatch(/slaapdienst/)
  expect(text).toMatch(/De ideale woonbegeleider"/)
})
