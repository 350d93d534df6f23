import { expect, test } from '@jest/globals'
import type { CandidateExport, CandidateHit, ErasureReport } from '@wervio/contracts'
import { aiRowsOf } from './ai-rows.ts'
import { candidatesOf } from './candidates-support.ts'
import { notesOf } from './notes-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter } = app
const { createCandidate, find, merge, remove, unmerge } = candidatesOf(app)
const { list, remove: removeNote, restore, texts, write } = notesOf(app)
const ai = aiRowsOf(databaseUrl)

const candidateWith = async (token: string, name: string, notes: readonly string[]) => {
  const { id } = await createCandidate(token, { name })
  for (const note of notes) await write(token, id, note)
  return id
}
const search = async (token: string, q: string) =>
  (await call(token, { url: `/api/candidates/search?${new URLSearchParams({ q })}` })).json<CandidateHit[]>()
const idsOf = async (token: string, q: string) => (await search(token, q)).map(({ id }) => id)

test('search goes through all notes, and no phrase runs from one into the next', async () => {
  const { token } = await recruiter()
  const id = await candidateWith(token, 'Noor', ['Kent het waterschap goed', 'Wil nachtdiensten'])
  await candidateWith(token, 'Sem', ['Iets anders'])
  expect([await idsOf(token, 'waterschap'), await idsOf(token, '"wil nachtdiensten"')]).toEqual([[id], [id]])
  expect(await idsOf(token, '"nachtdiensten kent"')).toEqual([])
  expect((await search(token, 'waterschap'))[0]?.highlights).toEqual([
    expect.objectContaining({ field: 'notes', parts: expect.arrayContaining([{ text: 'waterschap', hit: true }]) }),
  ])
})

test('search forgets a deleted note and finds a restored one', async () => {
  const { token } = await recruiter()
  const id = await candidateWith(token, 'Noor', ['Kent het waterschap goed'])
  const note = await write(token, id, 'Wil nachtdiensten')
  await removeNote(token, note.id)
  expect([await idsOf(token, 'nachtdiensten'), await idsOf(token, 'waterschap')]).toEqual([[], [id]])
  await restore(token, note.id)
  expect(await idsOf(token, 'nachtdiensten')).toEqual([id])
})

test('a merge brings the notes of both together in order, and undoing it gives each their own', async () => {
  const { token } = await recruiter()
  const one = await candidateWith(token, 'Noor Visser', ['Een'])
  const other = await candidateWith(token, 'N. Visser', ['Twee', 'Weg'])
  await write(token, one, 'Drie')
  const [deleted] = await list(token, other)
  await removeNote(token, deleted?.id ?? '')
  const before = [await list(token, one), await list(token, other)]
  await merge(token, one, { other_id: other })
  expect([await texts(token, one), (await find(token, one)).notes, await idsOf(token, 'twee')]).toEqual([
    ['Drie', 'Twee', 'Een'],
    'Drie',
    [one],
  ])
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect([await list(token, one), await list(token, other)]).toEqual(before)
  expect([(await find(token, other)).notes, await idsOf(token, 'twee')]).toEqual(['Twee', [other]])
  await restore(token, deleted?.id ?? '')
  expect(await texts(token, other)).toEqual(['Weg', 'Twee'])
})

test('a note that is written after a merge is not lost by undoing it', async () => {
  const { token } = await recruiter()
  const one = await candidateWith(token, 'Noor Visser', ['Een'])
  await merge(token, one, { other_id: await candidateWith(token, 'N. Visser', ['Twee']) })
  await write(token, one, 'Na het samenvoegen')
  expect((await unmerge(token, one)).statusCode).toBe(409)
  expect(await texts(token, one)).toEqual(['Na het samenvoegen', 'Twee', 'Een'])
})

test('the export has every note with its author, and no deleted one', async () => {
  const { token, account } = await recruiter()
  const id = await candidateWith(token, 'Noor', ['Een', 'Twee', 'Weg'])
  const [deleted] = await list(token, id)
  await removeNote(token, deleted?.id ?? '')
  const { notes } = (await call(token, { url: `/api/candidates/${id}/export` })).json<CandidateExport>()
  expect(notes).toEqual([
    { text: 'Twee', by: account.email, created_at: expect.any(String), edited_at: null },
    { text: 'Een', by: account.email, created_at: expect.any(String), edited_at: null },
  ])
})

test('an erasure takes every note, deleted ones too, and says how many', async () => {
  const { token } = await recruiter()
  const id = await candidateWith(token, 'Noor', ['Geheim een', 'Geheim twee'])
  const [deleted] = await list(token, id)
  await removeNote(token, deleted?.id ?? '')
  const { items } = (await remove(token, id)).json<ErasureReport>()
  expect(items.find(({ kind }) => kind === 'notes')).toEqual({ kind: 'notes', removed: 2, left: 0 })
  expect(await ai.dump('main.candidate_notes')).not.toMatch(/geheim/i)
})

test('a note leaves the term of a candidate as it was', async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token)
  const { retain_until, retention_from } = await find(token, id)
  await write(token, id, 'Een')
  expect(await find(token, id)).toMatchObject({ retain_until, retention_from })
})
