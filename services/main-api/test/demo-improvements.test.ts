import { expect, test } from '@jest/globals'
import { demoCandidates, demoVacancies, pastPeople, pastProcedures, pastVacancies } from '@wervio/demo-data'
import { writePast } from '../src/applications/write-past.ts'
import { figureOf, improvementsOf } from './improvements-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { recruiter, createVacancy } = app
const { createCandidate } = pipelineOf(app)
const { own, database, asOf, momentOf } = improvementsOf(app)

test.each(['2026-11-23T20:00', '2026-03-30T00:30', '2026-10-26T08:00', '2024-02-29T12:00', '2026-01-01T23:59'])(
  'the sample data gives the sample figures when it is made on %s',
  async (moment) => {
    const owner = await recruiter()
    const vacancies = new Map<string, string>()
    for (const { title } of [...demoVacancies, ...pastVacancies])
      vacancies.set(title, (await createVacancy(owner.token, { title })).id)
    const candidates = new Map<string, string>()
    for (const { name } of [...demoCandidates, ...pastPeople])
      candidates.set(name, (await createCandidate(owner.token, { name })).id)
    const procedures = pastProcedures(new Date(await momentOf(moment)), vacancies, candidates)
    await database().asRecruiter(own(owner), (transaction) => writePast(transaction, own(owner), procedures))
    const later = new Date(Date.parse(`${moment}Z`) + 7 * 86_400_000).toISOString().slice(0, 16)
    for (const day of [moment, later]) {
      const { figures } = await asOf(owner, day)
      expect(figures.map(({ kind, value, count }) => [kind, Math.round((value ?? 0) * 100), count])).toEqual([
        ['time_to_hire', 2_800, 13],
        ['acceptance', 68, 19],
        ['interviews', 1_167, 50],
      ])
    }
    const improvements = await asOf(owner, moment)
    expect(figureOf(improvements, 'time_to_hire')).toMatchObject({
      value: 28,
      count: 13,
      before: { value: 29, count: 5 },
    })
    const acceptance = figureOf(improvements, 'acceptance')
    expect([Math.round((acceptance.value ?? 0) * 100), acceptance.count, acceptance.waiting]).toEqual([68, 19, 1])
    const interviews = figureOf(improvements, 'interviews')
    expect([Math.round(interviews.value ?? 0), interviews.count]).toEqual([12, 50])
    expect(improvements.cards.map(({ type, rule, impact }) => [type, rule, impact])).toEqual([
      ['attention', 'withdrawals', 'high'],
      ['improvement', 'rejections', 'medium'],
      ['positive', 'first_response', 'medium'],
    ])
  },
  60_000,
)
