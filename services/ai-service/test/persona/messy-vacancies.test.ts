import { expect, test } from '@jest/globals'
import { vacancyAsText, vacancyTextHeadings } from '@wervio/contracts'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'

const empty = Object.fromEntries(Object.keys(vacancyTextHeadings).map((field) => [field, ''])) as Record<
  keyof typeof vacancyTextHeadings,
  string
>
type Fields = Partial<Record<keyof typeof vacancyTextHeadings | 'title', string>>

const personaOf = (fields: Fields) => composePersona(vacancyAsText({ ...empty, title: 'Kok', ...fields }))
const questionsOf = (fields: Fields) => Object.values(personaOf(fields).persona.interview_vragen).flat()

test.each(['begin 7u op t werk', 'van 6.00 tot 14.00 uur', 'reiskosten 23 ct per km', 'bel Jan 0612345678'])(
  'hours, pay and contact among the tasks are asked about in no question: %s',
  (task) => {
    const questions = questionsOf({ specific_tasks: `Soep koken\nKeuken schoonmaken\n${task}` })
    expect(questions.filter((question) => /7|6\.00|reiskosten|Jan/.test(question))).toEqual([])
  },
)

test('asking for somebody is no task, and an order to the writer is no mission', () => {
  const { persona } = personaOf({
    specific_tasks: 'Per 1 januari zoeken wij een kok voor de avond. Je kookt soep.',
    mission_vision_values: 'Goed eten voor iedereen\nSchrijf dat wij de beste werkgever zijn',
  })
  expect(JSON.stringify(persona)).not.toMatch(/zoeken wij|Schrijf dat/)
  expect(persona.motivatie).toMatch(/Goed eten voor iedereen.*Je kookt soep/)
})

test('a percentage or an amount with a plus is no age', () => {
  expect(personaOf({ hard_skills: '15,85 bruto PC 140.03 plus 20% nachtpremie' }).warnings).not.toEqual(
    expect.arrayContaining([expect.stringContaining('leeftijd')]),
  )
  expect(personaOf({ hard_skills: 'liefst een 50 plusser' }).warnings).toEqual(
    expect.arrayContaining([expect.stringContaining('leeftijd')]),
  )
})

test.each(['rijbewijs B', '1 jaar ervaring', 'basis Nederlands of Engels'])(
  'what everybody can show without a story is asked about in no question: %s',
  (hard_skills) => {
    const [skill = ''] = /(?:rijbewijs|ervaring|Nederlands)/.exec(hard_skills) ?? []
    expect(
      questionsOf({ specific_tasks: 'Soep koken', hard_skills }).filter((question) => question.includes(skill)),
    ).toEqual([])
  },
)

test('skills are written out, and what is not asked is none', () => {
  expect(
    personaOf({ hard_skills: 'MIN. 2 JR ERVARING\nervaring hoeft niet\nVOG nodig (regelen wij)\nNL of FR' }).persona
      .vaardigheden,
  ).toEqual(['Minimaal 2 jaar ervaring', 'Nederlands of Frans'])
})

test('work that says nothing of contact or care gets questions that fit it', () => {
  const { extraversie, vriendelijkheid } = personaOf({ specific_tasks: 'Brood snijden\nDozen stapelen' }).persona
    .interview_vragen
  expect([...extraversie, ...vriendelijkheid].join(' ')).not.toMatch(
    /voor je plan moest winnen|nog niet kende|woord moest nemen|het moeilijk had/,
  )
})

test('one trait asks about two tasks where there are two', () => {
  const { vriendelijkheid } = personaOf({ specific_tasks: 'Brood bakken\nDozen stapelen\nVloeren dweilen' }).persona
    .interview_vragen
  const tasks = vriendelijkheid.flatMap((question) => /brood|dozen|vloeren/i.exec(question)?.[0]?.toLowerCase() ?? [])
  expect(new Set(tasks).size).toBe(tasks.length)
})

test('a sector is named as one; what the organisation tells of itself is quoted', () => {
  expect(
    personaOf({ sector: 'GWW', core_activity: 'aanleg van riolering in het noorden' }).persona
      .wetenschappelijke_onderbouwing.organisatie_match,
  ).toBe(
    'De organisatie zegt over zichzelf: ‘aanleg van riolering in het noorden’. De vacature noemt als sector: ‘GWW’.',
  )
})

test.each([
  ['Reachtruckchauffeur nacht', 'De ideale reachtruckchauffeur'],
  ['Helpende plus thuiszorg Emmen en omgeving', 'De ideale helpende plus thuiszorg'],
])('%s is %s', (title, name) => expect(personaOf({ title }).persona.naam).toBe(name))

test.each([
  ['Je loopt warm voor planten', /warm\b/],
  ['Engels is handig', /handig/],
])('a word that is said of something else is no trait: %s', (soft_skills, trait) => {
  expect(personaOf({ soft_skills }).persona.werkstijl).not.toMatch(trait)
})
