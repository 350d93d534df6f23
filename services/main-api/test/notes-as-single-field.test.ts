import { expect, test } from '@jest/globals'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { notesOf } from './notes-support.ts'
import { startApp } from './start-app.ts'

/** The specification's single field `notes`, as callers from before the stream read and write it. */

const app = startApp()
const { databaseUrl, recruiter } = app
const { change, contact, create, createCandidate, events, find } = candidatesOf(app)
const { list, texts, write } = notesOf(app)

const team = async (notes: string | null = null) => {
  const owner = await recruiter()
  const { id } = await createCandidate(owner.token, { name: 'Noor Visser', notes })
  return { ...owner, id, colleague: await colleagueOf(databaseUrl(), owner, 'Mark Bloemhof') }
}

test('a candidate that is made with notes has them as their first note', async () => {
  const { token, id } = await team('Belt liever.')
  expect(await list(token, id)).toMatchObject([{ text: 'Belt liever.', yours: true, version: 1 }])
  const createdCandidate = (await create(token, { name: 'Sem', notes: 'Mailt liever.' })).json<{
    id: string
    notes: string
  }>()
  expect([createdCandidate.notes, await texts(token, createdCandidate.id)]).toEqual([
    'Mailt liever.',
    ['Mailt liever.'],
  ])
})

test.each([
  ['PUT', contact],
  ['PATCH', change],
] as const)('%s writes a first note, and changes it as long as it is the newest and own', async (_method, send) => {
  const { token, id } = await team()
  expect((await send(token, id, { notes: 'Een' })).json()).toMatchObject({ notes: 'Een' })
  expect((await send(token, id, { notes: 'Een en twee' })).json()).toMatchObject({ notes: 'Een en twee' })
  expect(await list(token, id)).toMatchObject([{ text: 'Een en twee', version: 2 }])
  expect((await events(token, id)).map(({ kind }) => kind)).toEqual(['note_changed', 'note_added', 'created'])
})

test('writing over a colleague adds a note, and their words stay', async () => {
  const { token, id, colleague } = await team('Van Sanne.')
  expect((await contact(colleague, id, { notes: 'Van Sanne. En van Mark.' })).json()).toMatchObject({
    notes: 'Van Sanne. En van Mark.',
  })
  expect(await list(token, id)).toMatchObject([
    { text: 'Van Sanne. En van Mark.', by: 'Mark Bloemhof' },
    { text: 'Van Sanne.', yours: true },
  ])
})

test('clearing the field deletes the own newest note and never those of others', async () => {
  const { token, id, colleague } = await team('Van Sanne.')
  expect((await contact(colleague, id, { notes: null, location: 'Assen' })).json()).toMatchObject({
    notes: 'Van Sanne.',
    location: 'Assen',
  })
  expect((await contact(colleague, id, { notes: '  ' })).json()).toMatchObject({ notes: 'Van Sanne.' })
  await write(colleague, id, 'Van Mark.')
  expect((await contact(colleague, id, { notes: null })).json()).toMatchObject({ notes: 'Van Sanne.' })
  expect((await contact(token, id, { notes: null })).json()).toMatchObject({ notes: null })
  expect(await texts(token, id)).toEqual([])
})

test('a caller that sends what it read long ago changes nothing', async () => {
  const { token, id, colleague } = await team('Van Sanne.')
  await write(colleague, id, 'Van Mark.')
  const answer = (await contact(token, id, { name: 'Noor Visser', notes: 'Van Sanne.' })).json()
  expect(answer).toMatchObject({ notes: 'Van Mark.' })
  expect(await texts(token, id)).toEqual(['Van Mark.', 'Van Sanne.'])
})

test('with the value it started from, a caller hears that the newest note is another by now', async () => {
  const { token, id, colleague } = await team('Van Sanne.')
  await write(colleague, id, 'Van Mark.')
  const refused = await contact(token, id, { notes: 'Van Sanne, later.', based_on: { notes: 'Van Sanne.' } })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ conflicts: ['notes'], current: expect.objectContaining({ notes: 'Van Mark.' }) }),
  ])
  expect(await texts(token, id)).toEqual(['Van Mark.', 'Van Sanne.'])
})

test('a note that is older than the newest stays out of reach of the field', async () => {
  const { token, id } = await team('Eerste')
  await write(token, id, 'Tweede')
  await contact(token, id, { notes: 'Tweede, aangevuld' })
  expect([await texts(token, id), (await find(token, id)).notes]).toEqual([
    ['Tweede, aangevuld', 'Eerste'],
    'Tweede, aangevuld',
  ])
})

test('two who write the field at the same moment both keep their words', async () => {
  const { token, id, colleague } = await team()
  await Promise.all([contact(token, id, { notes: 'Van Sanne.' }), contact(colleague, id, { notes: 'Van Mark.' })])
  expect((await texts(token, id)).toSorted((a, b) => a.localeCompare(b))).toEqual(['Van Mark.', 'Van Sanne.'])
})
