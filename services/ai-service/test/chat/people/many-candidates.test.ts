import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { readAskedPeople } from '../../../src/chat/people/asked-people.ts'
import { chooseSources } from '../../../src/engines/openai-compatible/chat/choose-sources.ts'
import { aboutVacancy, startChatApp } from '../chat-app.ts'
import { type MadeUp, placed } from './made-up.ts'
import { proceduresOf } from './rows-of.ts'

const chat = startChatApp()

test('of 520 candidates all are counted, and an answer says of how many it read the data', async () => {
  const owner = await chat.register('goed-veel')
  const vacancy = await chat.vacancyOf(owner)
  await chat.asOwner(
    owner,
    sql`with people as (
      insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience)
      select gen_random_uuid(), ${owner.organisationId}, ${owner.accountId}, case number when 3 then 'Zebedeus Nummer3' else 'Persoon Nummer' || number end, '["Java"]', '[]' from generate_series(1, 520) number returning id, name)
    insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome, updated_at)
    select gen_random_uuid(), ${owner.organisationId}, ${vacancy}, id, 3, 'open', timestamptz '2026-01-01' + substring(name from '\\d+')::int * interval '1 minute' from people`,
  )
  const ask = (message: string) => chat.answer('goed-veel', { message, context: {}, subject: aboutVacancy(vacancy) })
  expect((await ask('Hoeveel kandidaten heb ik?')).response).toContain(
    'Er staan 520 kandidaten in deze procedure: 520 in de running.',
  )
  const stage = await ask('Wie staan er in gesprek?')
  expect([stage.sources.length, stage.response]).toEqual([20, expect.stringContaining('En nog 500 kandidaten')])
  const java = await ask('Wie kent Java?')
  expect(java.sources).toHaveLength(20)
  expect(java.response).toContain('Ik las de gegevens van 200 van de 520 kandidaten')
  expect((await ask('Kent Nummer40 Java?')).sources).toMatchObject([{ label: 'Persoon Nummer40, vaardigheden' }])
  expect((await ask('Sinds wanneer staat Zebedeus op gesprek?')).response).toContain('staat niet bij de 500 kandidaten')
})

test('what a model gets of many candidates is bounded, begins with whom the question names, and is told to be a part', async () => {
  const crowd = Array.from({ length: 300 }, (_, index): MadeUp => ({
    name: `Persoon${index} Achternaam${index}`,
    steps: [[1, '2026-01-01']],
    skills: ['Java', 'Kotlin', 'PostgreSQL'],
    jobs: [
      {
        position: 'Ontwikkelaar',
        company: `Bedrijf ${index}`,
        description: 'Bouwde aan diensten voor de planning. '.repeat(15),
      },
    ],
  }))
  const recruiter = { accountId: 'een', organisationId: 'een' }
  const request = {
    message: 'Welke ervaring heeft Persoon250?',
    earlierTurns: [],
    signal: new AbortController().signal,
  }
  const { people } = await readAskedPeople(proceduresOf(placed(crowd)), recruiter, 'een', request)
  const all = { message: 'Wie kent Kotlin?', earlierTurns: [], signal: request.signal }
  const everybody = await readAskedPeople(proceduresOf(placed(crowd)), recruiter, 'een', all)
  const question = { history: [], kind: 'vacancy' as const, reading: { units: [], candidateName: null, ordersIn: [] } }
  const sources = chooseSources({ ...question, message: request.message, people })
  expect([sources.reduced, new Set(sources.units.map(({ person }) => person))]).toEqual([
    false,
    new Set([undefined, 'Persoon250 Achternaam250']),
  ])
  const some = chooseSources({ ...question, message: all.message, people: everybody.people })
  expect(some.reduced).toBe(true)
  expect(some.units.map(({ text }) => text).join('').length).toBeLessThan(24_000)
})
