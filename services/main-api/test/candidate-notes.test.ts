import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { limits, messages, type CandidateNote } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { notesOf } from './notes-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { databaseUrl, recruiter } = app
const { createCandidate, events, find } = candidatesOf(app)
const { add, edit, list, remove, restore, texts, write } = notesOf(app)

const ownCandidate = async () => {
  const owner = await recruiter()
  return { ...owner, id: (await createCandidate(owner.token)).id }
}
/** The same with a colleague. */
const team = async () => {
  const owner = await ownCandidate()
  return { ...owner, colleague: await colleagueOf(databaseUrl(), owner, 'Mark Bloemhof') }
}
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof edit>>) => {
  const { code, error } = json<{ code: string; error: string }>()
  return [statusCode, code, error]
}

test('notes stand newest first, each with its author, and the single field is the newest one', async () => {
  const { token, id, colleague } = await team()
  expect([await list(token, id), (await find(token, id)).notes]).toEqual([[], null])
  expect((await add(token, id, { text: '  Belt liever. ' })).statusCode).toBe(201)
  await write(colleague, id, 'Rustig en helder.')
  expect(await list(token, id)).toEqual([
    expect.objectContaining({ text: 'Rustig en helder.', by: 'Mark Bloemhof', yours: false, deletable: false }),
    expect.objectContaining({ text: 'Belt liever.', yours: true, deletable: true, version: 1, edited_at: null }),
  ])
  expect((await find(token, id)).notes).toBe('Rustig en helder.')
})

test('an author changes their note; it keeps its place and says that it was changed', async () => {
  const { token, id } = await ownCandidate()
  const first = await write(token, id, 'Belt lever.')
  await write(token, id, 'Wil 32 uur.')
  const changed = (await edit(token, first.id, { text: 'Belt liever.', version: 1 })).json<CandidateNote>()
  expect(changed).toMatchObject({ text: 'Belt liever.', version: 2, created_at: first.created_at })
  expect(changed.edited_at).not.toBeNull()
  expect([await texts(token, id), (await find(token, id)).notes]).toEqual([
    ['Wil 32 uur.', 'Belt liever.'],
    'Wil 32 uur.',
  ])
})

test('a second tab loses nothing: an older version is refused with the note of now', async () => {
  const { token, id } = await ownCandidate()
  const note = await write(token, id, 'Eerst')
  await edit(token, note.id, { text: 'In de ene tab', version: 1 })
  const refused = await edit(token, note.id, { text: 'In de andere tab', version: 1 })
  expect(refusal(refused)).toEqual([409, 'note_conflict', messages.noteConflict])
  expect(refused.json()).toMatchObject({ current: { text: 'In de ene tab', version: 2 } })
  expect((await remove(token, note.id, 1)).statusCode).toBe(409)
  expect(await texts(token, id)).toEqual(['In de ene tab'])
  // The same words again, after an answer that was lost.
  expect((await edit(token, note.id, { text: 'In de ene tab', version: 1 })).statusCode).toBe(200)
  expect((await edit(token, note.id, { text: 'Zonder versie' })).statusCode).toBe(200)
})

test('two who write at the same moment both have their note', async () => {
  const { token, id, colleague } = await team()
  await Promise.all([write(token, id, 'Een'), write(colleague, id, 'Twee'), write(token, id, 'Drie')])
  expect((await texts(token, id)).toSorted((a, b) => a.localeCompare(b))).toEqual(['Drie', 'Een', 'Twee'])
})

test('a colleague reads a note and can neither change nor delete it', async () => {
  const { token, id, colleague } = await team()
  const note = await write(token, id, 'Belt liever.')
  const notYours = [403, 'forbidden', messages.noteNotYours]
  expect([
    refusal(await edit(colleague, note.id, { text: 'Anders' })),
    refusal(await remove(colleague, note.id)),
    refusal(await restore(colleague, note.id)),
  ]).toEqual([notYours, notYours, notYours])
  expect(await texts(colleague, id)).toEqual(['Belt liever.'])
})

test('a note of somebody whose account is gone can be deleted by anybody, and changed by nobody', async () => {
  const owner = await team()
  const note = await write(owner.colleague, owner.id, 'Van toen.')
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`delete from main.accounts where display_name = 'Mark Bloemhof' and organisation_id = ${owner.account.organisation_id}`,
  )
  expect(await list(owner.token, owner.id)).toMatchObject([{ by: null, yours: false, deletable: true }])
  expect((await edit(owner.token, note.id, { text: 'Anders' })).statusCode).toBe(403)
  expect((await remove(owner.token, note.id)).statusCode).toBe(204)
})

test('a deleted note is gone until it is restored, in its own place', async () => {
  const { token, id } = await ownCandidate()
  await write(token, id, 'Een')
  const two = await write(token, id, 'Twee')
  expect((await remove(token, two.id, 1)).statusCode).toBe(204)
  expect([await texts(token, id), (await find(token, id)).notes]).toEqual([['Een'], 'Een'])
  const noteNotFound = [404, 'not_found', messages.noteNotFound]
  expect([refusal(await remove(token, two.id)), refusal(await edit(token, two.id, { text: 'x' }))]).toEqual([
    noteNotFound,
    noteNotFound,
  ])
  await write(token, id, 'Drie')
  expect((await restore(token, two.id)).json()).toMatchObject({ id: two.id, text: 'Twee' })
  expect((await restore(token, two.id)).statusCode).toBe(200)
  expect([await texts(token, id), (await find(token, id)).notes]).toEqual([['Drie', 'Twee', 'Een'], 'Drie'])
})

test('after a day a deleted note is not restored', async () => {
  const owner = await ownCandidate()
  const note = await write(owner.token, owner.id, 'Een')
  await remove(owner.token, note.id)
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.candidate_notes set deleted_at = deleted_at - interval '25 hours' where id = ${note.id}`,
  )
  expect((await restore(owner.token, note.id)).statusCode).toBe(404)
})

test('the timeline tells who did what with a note, without its words', async () => {
  const { token, id } = await ownCandidate()
  const note = await write(token, id, 'Geheim')
  await edit(token, note.id, { text: 'Heel geheim' })
  await remove(token, note.id)
  await restore(token, note.id)
  const timeline = await events(token, id)
  expect(timeline.map(({ kind }) => kind)).toEqual([
    'note_restored',
    'note_deleted',
    'note_changed',
    'note_added',
    'created',
  ])
  expect(JSON.stringify(timeline)).not.toMatch(/geheim/i)
})

test('the same key writes one note, of one candidate', async () => {
  const { token, id } = await ownCandidate()
  const draft = { text: 'Een keer', creation_key: randomUUID() }
  const [first, again] = [await add(token, id, draft), await add(token, id, draft)]
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 200, first.json()])
  expect((await add(token, (await createCandidate(token)).id, draft)).statusCode).toBe(409)
  expect(await texts(token, id)).toEqual(['Een keer'])
})

test.each([
  ['nothing', ''],
  ['blanks', '  \n '],
  ['too much', 'x'.repeat(limits.longText + 1)],
  ['unreadable signs', 'een\u001ftwee'],
])('a note of %s is refused and nothing is stored', async (_what, text) => {
  const { token, id } = await ownCandidate()
  const note = await write(token, id, 'Goed')
  const answers = [await add(token, id, { text }), await edit(token, note.id, { text })]
  expect(
    answers.map((answer) => [answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields[0]?.path]),
  ).toEqual([
    [400, 'text'],
    [400, 'text'],
  ])
  expect(await texts(token, id)).toEqual(['Goed'])
})

test('there is room for so many notes, and deleted ones take none', async () => {
  const owner = await ownCandidate()
  const { token, account, id } = owner
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.candidate_notes (id, organisation_id, candidate_id, by, text, created_at)
      select gen_random_uuid(), ${account.organisation_id}, ${id}, ${account.id}, 'n' || number, now() - interval '1 day'
      from generate_series(1, ${limits.candidateNotes - 1}::int) number`,
  )
  const last = await write(token, id, 'Nog een')
  expect(refusal(await add(token, id, { text: 'Te veel' }))).toEqual([409, 'conflict', messages.notesFull])
  await remove(token, last.id)
  expect((await add(token, id, { text: 'Past weer' })).statusCode).toBe(201)
})

test('another organisation finds no notes and writes none', async () => {
  const { token, id } = await ownCandidate()
  const note = await write(token, id, 'Van ons')
  const stranger = (await recruiter()).token
  const answers = [
    await add(stranger, id, { text: 'Vreemd' }),
    await edit(stranger, note.id, { text: 'Vreemd' }),
    await remove(stranger, note.id),
    await restore(stranger, note.id),
    await edit(stranger, 'geen-id', { text: 'Vreemd' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(await texts(token, id)).toEqual(['Van ons'])
})
