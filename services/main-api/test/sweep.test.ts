import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type BlobStore, createFolderStore } from '@wervio/service-kit/blobs'
import { createSweep } from '../src/files/sweep.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { candidatesOf } from './candidates-support.ts'
import { filesOf } from './files-support.ts'
import { notesOf } from './notes-support.ts'
import { PATIENT, startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy } = app
const { attached, blobs } = filesOf(app)
const { createCandidate, cvOf, merge, uploadCv } = candidatesOf(app)
const { remove: removeNote, write } = notesOf(app)

let database: Database
beforeAll(() => {
  database = createDatabase({
    url: app.databaseUrl(),
    connections: 4,
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  database.open()
})
afterAll(() => database.close())

const sweeping = (store: BlobStore = createFolderStore(app.blobsFolder())) =>
  createSweep({ database, blobs: store, log: app.app().log })

/** As if this many hours had passed. */
const hoursLater = async (hours: number) => {
  await database.pool.query(`update main.orphaned_blobs set at = at - interval '${hours} hours'`)
  await database.pool.query(`update main.candidate_notes set deleted_at = deleted_at - interval '${hours} hours'`)
  await database.pool.query(
    `update main.files set deleted_at = deleted_at - interval '${hours} hours', created_at = created_at - interval '${hours} hours'`,
  )
}
const orphans = async () =>
  (await database.pool.query<{ blob_key: string }>('select blob_key from main.orphaned_blobs')).rows

const ownVacancy = async () => {
  const { token } = await recruiter()
  return { token, id: (await createVacancy(token)).id }
}

test('a file that was deleted keeps its bytes for a day, and then goes, row and bytes', async () => {
  const { token, id } = await ownVacancy()
  const [kept, deleted] = [await attached(token, id), await attached(token, id)]
  const before = (await blobs()).length
  await call(token, { method: 'DELETE', url: `/api/files/${deleted.id}` })
  await hoursLater(23)
  await sweeping().run()
  expect((await blobs()).length).toBe(before)
  await hoursLater(2)
  await sweeping().run()
  expect((await call(token, { method: 'POST', url: `/api/files/${deleted.id}/restore` })).statusCode).toBe(404)
  await hoursLater(2)
  await sweeping().run()
  expect((await blobs()).length).toBe(before - 1)
  expect(await orphans()).toEqual([])
  expect((await call(token, { url: `/api/files/${kept.id}` })).statusCode).toBe(200)
})

test('files of a vacancy that was deleted go by the cascade', async () => {
  const { token, id } = await ownVacancy()
  const before = (await blobs()).length
  await attached(token, id)
  await call(token, { method: 'DELETE', url: `/api/vacancies/${id}` })
  expect((await orphans()).length).toBe(1)
  await sweeping().run()
  expect((await blobs()).length).toBe(before + 1)
  await hoursLater(2)
  await Promise.all([sweeping().run(), sweeping().run(), sweeping().run()])
  expect([(await blobs()).length, await orphans()]).toEqual([before, []])
})

test('a CV that no candidate came for goes after a day; one that was claimed stays', async () => {
  const { token } = await ownVacancy()
  await hoursLater(50)
  await sweeping().run()
  const before = (await blobs()).length
  await Promise.all([uploadCv(token, 'a.pdf'), uploadCv(token, 'b.pdf')])
  const { id } = await createCandidate(token, { name: 'Noor', cv_filename: 'a.pdf' })
  await hoursLater(23)
  await sweeping().run()
  expect((await blobs()).length).toBe(before + 2)
  await hoursLater(2)
  await sweeping().run()
  await hoursLater(2)
  await sweeping().run()
  expect([(await blobs()).length, (await cvOf(token, id)).statusCode]).toEqual([before + 1, 200])
  expect(await createCandidate(token, { name: 'Ali', cv_filename: 'b.pdf' })).toMatchObject({ has_cv: false })
})

test('more than one batch goes at once, and what can not be removed waits for the next time', async () => {
  await database.pool.query(
    `insert into main.orphaned_blobs (blob_key) select 'aa/' || number from generate_series(1, 250) number`,
  )
  await hoursLater(2)
  const store = createFolderStore(app.blobsFolder())
  const stuck = new Set(['aa/7'])
  const failing: BlobStore = {
    ...store,
    remove: (key) => (stuck.has(key) ? Promise.reject(new Error('no')) : store.remove(key)),
  }
  await sweeping(failing).run()
  await sweeping(failing).run()
  await sweeping(failing).run()
  expect(await orphans()).toEqual([{ blob_key: 'aa/7' }])
  await sweeping().run()
  expect(await orphans()).toEqual([])
})

test('without an organisation only what nobody can restore is seen', async () => {
  const { token, id } = await ownVacancy()
  const [, deleted] = [await attached(token, id), await attached(token, id)]
  await call(token, { method: 'DELETE', url: `/api/files/${deleted.id}` })
  const fileRows = () => database.asNobody(async (sql) => (await sql.execute('select id from main.files')).rows)
  expect(await fileRows()).toEqual([])
  await hoursLater(25)
  expect(await fileRows()).toEqual([{ id: deleted.id }])
})

test('what undoing a merge needs is kept for an hour, and then goes', async () => {
  const { token } = await recruiter()
  const [one, other] = [await createCandidate(token), await createCandidate(token)]
  await merge(token, one.id, { other_id: other.id })
  const countMerges = async () =>
    (await database.pool.query(`select 1 from main.candidate_merges where candidate_id = $1`, [one.id])).rows.length
  await sweeping().run()
  expect(await countMerges()).toBe(1)
  await database.pool.query(`update main.candidate_merges set merged_at = merged_at - interval '61 minutes'`)
  await sweeping().run()
  expect(await countMerges()).toBe(0)
})

test('a note that was deleted can be restored for a day, and then goes for good', async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token)
  const [kept, deleted] = [await write(token, id, 'Blijft'), await write(token, id, 'Weg')]
  await removeNote(token, deleted.id)
  const noteIds = async () =>
    (await database.pool.query<{ id: string }>(`select id from main.candidate_notes where candidate_id = $1`, [id]))
      .rows
  await hoursLater(23)
  await sweeping().run()
  expect(await noteIds()).toHaveLength(2)
  await hoursLater(2)
  await sweeping().run()
  expect(await noteIds()).toEqual([{ id: kept.id }])
})

test('invitations that no list shows any more go, of every organisation, and no others', async () => {
  const ids: string[] = []
  for (const days of [-1, 29, 31]) {
    const { token } = await recruiter()
    const answer = await call(token, { method: 'POST', url: '/api/invitations', payload: { role: 'reader' } })
    const { id } = answer.json<{ id: string }>()
    ids.push(id)
    await database.pool.query(
      `update main.invitations set expires_at = now() - interval '${days} days' where id = '${id}'`,
    )
  }
  await sweeping().run()
  const { rows } = await database.pool.query<{ id: string }>('select id from main.invitations')
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
})
