import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { analyzeMatch, matchAnalysis, messages, recruitmentAdviceLabels } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { makePdf, text } from '@wervio/cv-document/testing'
import { startMatchingApp } from './matching-app.ts'

const { app, recruiter, vacancy } = startMatchingApp()

const LINES = [
  'Sanne Kuipers',
  'Planner',
  'sanne@voorbeeld.nl',
  'Werkervaring',
  '2018 - heden Planner, Vracht BV',
  'Ritten plannen in Excel voor dertig chauffeurs',
  'Vaardigheden',
  'Excel, ritten plannen',
]
const CV = Buffer.from(makePdf({ pages: [LINES.map((line, at) => text(72, 760 - at * 24, line)).join('\n')] }))

const send = (token: string, parts: Parameters<typeof formOf>[0], path: string = analyzeMatch.path) => {
  const { payload, headers } = formOf(parts)
  return app().inject({ method: 'POST', url: path, payload, headers: { ...headers, authorization: `Bearer ${token}` } })
}
const cvPart = (content: Buffer | string = CV) => ({ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content })
const choiceOf = (id: string) => ({ field: 'vacancy_id', content: id })

test.each(['before', 'after'])(
  'a CV beside a vacancy whose id stands %s it is analysed with its evidence',
  async (place) => {
    const { token, owner } = await recruiter()
    const parts = [choiceOf(await vacancy(owner)), cvPart()]
    const response = await send(token, place === 'before' ? parts : parts.toReversed())
    expect(response.statusCode).toBe(200)
    const answer = matchAnalysis.strict().parse(response.json())
    expect(answer.matching_skills).toEqual(expect.arrayContaining(['Excel']))
    expect(answer.missing_skills).toEqual(expect.arrayContaining(['Rijbewijs B']))
    expect(answer.match_percentage).toBe(Math.round(((answer.points ?? 0) / (answer.maximum ?? 1)) * 100))
    expect(answer.matches?.map(({ requirement_id }) => requirement_id)).toEqual(
      answer.requirements?.map(({ id }) => id),
    )
    expect(Object.keys(answer.recommendations)).toEqual(Object.keys(recruitmentAdviceLabels))
    const { interview_vragen, aandachtspunten, vervolgstappen, algemene_analyse } = answer.recommendations
    expect(algemene_analyse).toContain(`${answer.match_percentage}%`)
    expect(interview_vragen.join(' ')).toContain('Rijbewijs B')
    expect(aandachtspunten.join(' ')).toContain('Rijbewijs B')
    expect(vervolgstappen.length).toBeGreaterThan(1)
    expect(JSON.stringify(answer)).not.toMatch(/Sanne|Kuipers/)
  },
)

test('calculate-match answers the same percentage with a text', async () => {
  const { token, owner } = await recruiter()
  const parts = [choiceOf(await vacancy(owner)), cvPart()]
  const [whole, short] = [await send(token, parts), await send(token, parts, '/api/calculate-match')]
  expect(short.json()).toEqual({
    match_percentage: whole.json<{ match_percentage: number }>().match_percentage,
    analysis: whole.json<{ recommendations: { algemene_analyse: string } }>().recommendations.algemene_analyse,
    made_by: expect.objectContaining({ engine: 'builtin' }),
  })
})

test('without a vacancy or a CV it says what is needed', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  for (const parts of [[cvPart()], [choiceOf(id)], [choiceOf('geen-id'), cvPart()], []]) {
    const response = await send(token, parts)
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      400,
      'Selecteer een vacature en upload een CV',
    ])
  }
})

test('another kind of file, an unreadable one and a foreign vacancy are refused', async () => {
  const [{ token, owner }, stranger] = [await recruiter(), await recruiter()]
  const id = await vacancy(owner)
  const answers = [
    [await send(token, [choiceOf(id), cvPart('gewone tekst')]), 415, messages.cvRefused],
    [await send(token, [choiceOf(id), cvPart('')]), 422, 'Dit bestand is leeg.'],
    [await send(token, [choiceOf(id), cvPart('%PDF-1.7 kapot')]), 422, messages.cvUnreadable],
    [await send(token, [choiceOf(await vacancy(stranger.owner)), cvPart()]), 404, messages.vacancyNotFound],
    [await send(token, [choiceOf(randomUUID()), cvPart()]), 404, messages.vacancyNotFound],
  ] as const
  for (const [response, status, error] of answers)
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([status, error])
})

test('a vacancy that asks nothing says so', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner, { title: '', hard_skills: '', specific_tasks: '', location: '' })
  const answer = (await send(token, [choiceOf(id), cvPart()])).json<{
    match_percentage: number
    recommendations: { algemene_analyse: string; vervolgstappen: string[] }
  }>()
  expect(answer).toMatchObject({ match_percentage: 0, recommendations: { vervolgstappen: [], interview_vragen: [] } })
  expect(answer.recommendations.algemene_analyse).toMatch(/Vul eisen in/)
})
