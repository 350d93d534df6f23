import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { PREPARED_MODEL } from '../../../src/matching/prepared/model.ts'
import { startMatchingApp } from './matching-app.ts'

const app = startMatchingApp()
const { asOwner, candidate, change, current, details, recruiter, rowsOf, vacancy } = app

type Owner = Parameters<typeof asOwner>[0]

const storedRow = z.object({ candidate_id: z.uuid(), model: z.string(), form: z.string() })
/** What is stored, as ai-service sees it for an owner. */
const storedFor = async (owner: Owner) =>
  z.array(storedRow).parse(await rowsOf(owner, sql`select * from ai.match_prepared order by candidate_id`))

/** A profile that can't be read any more, without a change that anybody could see. */
const spoil = (owner: Owner, id: string) =>
  asOwner(owner, sql`update main.candidates set skills = '[7]' where id = ${id}`)

test('a candidate is read once, whatever number of vacancies they are held beside', async () => {
  const { token, owner } = await recruiter()
  const [first, second] = [await vacancy(owner), await vacancy(owner, { hard_skills: 'Excel\nRijbewijs B' })]
  const candidateId = await candidate(owner)
  await current(token, first)
  expect(await storedFor(owner)).toMatchObject([{ candidate_id: candidateId, model: PREPARED_MODEL }])
  await spoil(owner, candidateId)
  expect(await current(token, second)).toMatchObject({ done: 1, failures: [], at_least: { 85: 1 } })
})

test('a changed candidate is read again, and so is who was read by other rules', async () => {
  const { token, owner } = await recruiter()
  const [first, second, third] = [await vacancy(owner), await vacancy(owner), await vacancy(owner)]
  const [one, other] = [await candidate(owner), await candidate(owner)]
  await current(token, first)
  await change(owner, 'candidates', one, { driving_licences: [] })
  await current(token, second)
  expect((await details(token, second, one)).score.gap).toBe('Rijbewijs B niet gevonden (staat niet in CV of profiel)')
  await rowsOf(owner, sql`update ai.match_prepared set model = 'earlier', form = '{}' where candidate_id = ${other}`)
  expect(await current(token, third)).toMatchObject({ done: 2, failures: [] })
  expect((await storedFor(owner)).map(({ model }) => model)).toEqual([PREPARED_MODEL, PREPARED_MODEL])
})

test('a stored form that can not be read fails for its candidate alone', async () => {
  const { token, owner } = await recruiter()
  const [first, second] = [await vacancy(owner), await vacancy(owner)]
  const [one] = [await candidate(owner), await candidate(owner)]
  await current(token, first)
  await rowsOf(owner, sql`update ai.match_prepared set form = '{"units":' where candidate_id = ${one}`)
  expect(await current(token, second)).toMatchObject({ done: 2, failures: [{ candidate_id: one }] })
})

test('what was read goes with the candidate, names nobody, and is for nobody else', async () => {
  const [{ token, owner }, stranger] = [await recruiter(), await recruiter()]
  const candidateId = await candidate(owner, {
    name: 'Renée Kuipers',
    cv_text: 'Renée Kuipers\nUtrecht\nRenée plant ritten',
  })
  await current(token, await vacancy(owner))
  const [stored] = await storedFor(owner)
  expect(stored?.form).toMatch(/plant ritten/)
  expect(stored?.form).not.toMatch(/Ren|Kuipers/)
  expect(await storedFor(stranger.owner)).toEqual([])
  await expect(asOwner(owner, sql`select 1 from ai.match_prepared`)).rejects.toThrow()
  await asOwner(owner, sql`delete from main.candidates where id = ${candidateId}`)
  expect(await storedFor(owner)).toEqual([])
})
