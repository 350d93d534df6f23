import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { cardOf, improvementsOf } from './improvements-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { recruiter } = app
const { went, asOf, own, database, momentOf } = improvementsOf(app)
const NOW = '2026-06-25T12:00'

type Interview = {
  on?: string
  setAside?: number
  answers?: readonly { result: readonly string[] }[]
  vacancy?: boolean
}

/** A recorded interview with somebody in a procedure; returns its id. */
const interviewed = async (
  owner: Recruiter,
  { on = '2026-06-20T10:00', setAside = 0, answers = [], vacancy = true }: Interview,
): Promise<{ id: string; candidate: string }> => {
  const procedure = await went(owner, ['2026-06-01T10:00 1'])
  const id = randomUUID()
  const summary = {
    set_aside: Array.from({ length: setAside }, () => ({ kind: 'family', text: 'Wil je kinderen?' })),
    competencies: answers,
  }
  const at = await momentOf(on)
  await database().pool.query(
    `insert into ai.recordings (id, organisation_id, candidate_id, vacancy_id, file_name, summary, transcript, summary_content, created_at)
     values ($1, $2, $3, $4, 'gesprek.mp3', 'Kort', 'Lang', $5, $6)`,
    [
      id,
      own(owner).organisationId,
      procedure.candidate,
      vacancy ? procedure.vacancy : null,
      JSON.stringify(summary),
      at,
    ],
  )
  return { id, candidate: procedure.candidate }
}

test('an interview in which something came up that may not be asked is named, and not a word of it', async () => {
  const owner = await recruiter()
  await interviewed(owner, {})
  expect(cardOf(await asOf(owner, NOW), 'unlawful_questions')).toBeNull()
  const { id, candidate } = await interviewed(owner, { setAside: 2 })
  const card = cardOf(await asOf(owner, NOW), 'unlawful_questions')
  expect(card).toMatchObject({ type: 'attention', impact: 'medium', count: 1, total: 2, hidden: null })
  expect(card?.records).toEqual([expect.objectContaining({ id, candidate_id: candidate, reason: null, stage: null })])
  expect(JSON.stringify(card)).not.toContain('kinderen')
  await interviewed(owner, { setAside: 1 })
  await interviewed(owner, { setAside: 1 })
  expect(cardOf(await asOf(owner, NOW), 'unlawful_questions')).toMatchObject({ impact: 'high', count: 3, total: 4 })
})

test('interviews of before the period, without a vacancy, deleted, or of another organisation count for nothing', async () => {
  const owner = await recruiter()
  await interviewed(owner, { setAside: 1, on: '2026-05-01T10:00' })
  await interviewed(owner, { setAside: 1, vacancy: false })
  const { id } = await interviewed(owner, { setAside: 1 })
  await database().pool.query('update ai.recordings set deleted_at = now() where id = $1', [id])
  await interviewed(await recruiter(), { setAside: 1 })
  expect(cardOf(await asOf(owner, NOW), 'unlawful_questions')).toBeNull()
  expect(cardOf(await asOf(owner, NOW, { period: '90' }), 'unlawful_questions')).toMatchObject({ count: 1 })
})

test('examples that stay without their result are named once they are three and half of the interviews', async () => {
  const owner = await recruiter()
  const [whole, open] = [[{ result: ['Het verzuim daalde.'] }], [{ result: ['Het verzuim daalde.'] }, { result: [] }]]
  await interviewed(owner, { answers: open })
  await interviewed(owner, { answers: open })
  await interviewed(owner, {})
  expect(cardOf(await asOf(owner, NOW), 'missing_results')).toBeNull()
  await interviewed(owner, { answers: open })
  expect(cardOf(await asOf(owner, NOW), 'missing_results')).toMatchObject({
    type: 'improvement',
    impact: 'high',
    count: 3,
    total: 3,
  })
  for (let more = 0; more < 4; more += 1) await interviewed(owner, { answers: whole })
  expect(cardOf(await asOf(owner, NOW), 'missing_results')).toBeNull()
})
