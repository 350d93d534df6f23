import { randomUUID } from 'node:crypto'
import { readdir, rm, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { erasedKinds, messages, type ErasureReport } from '@wervio/contracts'
import { aiRowsOf } from './ai-rows.ts'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { filesOf } from './files-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { blobsFolder, call, createVacancy, databaseUrl, recruiter } = app
const { change, createCandidate, cvOf, find, remove, saveCv, savePhoto } = candidatesOf(app)
const { apply, move } = pipelineOf(app)
const { blobs } = filesOf(app)
const ai = aiRowsOf(databaseUrl)

/** A line in a stack of CVs that became this candidate. */
const stacked = ({ token, account }: Recruiter, candidateId: string) => {
  const importId = randomUUID()
  const owner = sql`${account.organisation_id}, ${account.id}`
  return asRecruiter(
    databaseUrl(),
    { token, account },
    sql`with stack as (insert into main.cv_imports (id, organisation_id, account_id, mode) values (${importId}, ${owner}, 'review') returning id)
      insert into main.cv_import_items (id, organisation_id, account_id, import_id, candidate_id, file_name, size, status) select ${randomUUID()}, ${owner}, id, ${candidateId}, 'Noor Geheim.pdf', 1, 'saved' from stack`,
  )
}

/** Somebody of whom there is something of every kind. */
const everything = async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, 'Ans')
  const { id } = await createCandidate(owner.token, {
    name: 'Noor Geheim',
    email: 'noor@geheim.nl',
    cv_text: 'geheim',
    notes: 'Blijft geheim.',
  })
  await saveCv(owner.token, id)
  await change(owner.token, id, { cv_text: 'geheim', status: 'in_proces' })
  await savePhoto(owner.token, id)
  const application = (
    await apply(owner.token, { vacancy_id: (await createVacancy(owner.token)).id, candidate_id: id })
  ).json<{ id: string }>()
  await move(owner.token, application.id, { stage: 2 })
  for (const token of [owner.token, colleague])
    await call(token, { method: 'PUT', url: `/api/candidates/${id}/shortlist` })
  await stacked(owner, id)
  await Promise.all([
    ai.talk(owner.account.id, id),
    ai.talk(owner.account.id, id),
    ai.record(owner.account.organisation_id, id, 'gesprek.mp3'),
  ])
  return { ...owner, id }
}
const countsOf = ({ items }: ErasureReport) =>
  Object.fromEntries(items.map(({ kind, removed, left }) => [kind, [removed, left]]))

test('everything about a candidate goes, bytes included, and a list proves it', async () => {
  const before = (await blobs()).length
  const { token, account, id } = await everything()
  expect((await blobs()).length).toBe(before + 2)
  const erased = await remove(token, id)
  expect(erased.statusCode).toBe(200)
  const report = erased.json<ErasureReport>()
  expect(report).toMatchObject({ candidate_id: id, by: account.email })
  expect(report.items.map(({ kind }) => kind)).toEqual([...erasedKinds])
  expect(countsOf(report)).toEqual({
    profile: [1, 0],
    cv_text: [1, 0],
    files: [2, 0],
    applications: [1, 0],
    timeline: [6, 0],
    notes: [1, 0],
    shortlists: [2, 0],
    conversations: [1, 0],
    recordings: [1, 0],
    consents: [0, 0],
    scorecards: [0, 0],
    meetings: [0, 0],
    mails: [0, 0],
    imports: [1, 0],
    merges: [0, 0],
    scores: [0, 0],
    verdicts: [0, 0],
    decisions: [2, 0],
  })
  expect([
    (await call(token, { url: `/api/candidates/${id}` })).statusCode,
    (await cvOf(token, id)).statusCode,
    (await blobs()).length,
    await ai.count(id),
  ]).toEqual([404, 404, before, [0, 0]])
  expect((await remove(token, id)).statusCode).toBe(404)
})

/** A CV in a stack that nobody saved yet. */
const unsaved = ({ token, account }: Recruiter, parsed: object) => {
  const [importId, itemId] = [randomUUID(), randomUUID()]
  const owner = sql`${account.organisation_id}, ${account.id}`
  return asRecruiter(
    databaseUrl(),
    { token, account },
    sql`with stack as (insert into main.cv_imports (id, organisation_id, account_id, mode) values (${importId}, ${owner}, 'review') returning id)
      insert into main.cv_import_items (id, organisation_id, account_id, import_id, file_name, size, status, parsed) select ${itemId}, ${owner}, id, 'bestand.pdf', 1, 'ready', ${JSON.stringify(parsed)}::jsonb from stack`,
  ).then(() => itemId)
}

test('an unsaved CV of the same person in a stack goes too; one that is only like it stays and is reported', async () => {
  const owner = await recruiter()
  const { id } = await createCandidate(owner.token, {
    name: 'Iris Stil',
    email: 'iris@stil.nl',
    phone: '0592 123456',
  })
  const theirs = [
    await unsaved(owner, { name: 'I. Stil', email: ' Iris@Stil.nl ', phone: null }),
    await unsaved(owner, { name: 'Stil', email: null, phone: '+31 592 123 456' }),
  ]
  const others = [
    await unsaved(owner, { name: 'Iris Stil', email: null, phone: null }),
    await unsaved(owner, { name: 'Sem Bos', email: 'sem@bos.nl', phone: null }),
  ]
  const otherRecruiter = await recruiter()
  const ofOthers = await unsaved(otherRecruiter, { name: 'Iris Stil', email: 'iris@stil.nl', phone: null })
  const report = (await remove(owner.token, id)).json<ErasureReport>()
  expect([countsOf(report)['imports'], report.alike_in_imports]).toEqual([[2, 0], 1])
  const rows = await ai.dump('main.cv_import_items')
  expect(theirs.filter((item) => rows.includes(item))).toEqual([])
  expect([...others, ofOthers].filter((item) => rows.includes(item))).toHaveLength(3)
})

test('the proof that is kept says nothing about the person', async () => {
  const { token, id } = await everything()
  await remove(token, id)
  const proofs = await ai.dump('main.erasures')
  expect(proofs).toContain(id)
  for (const table of [
    'main.erasures',
    'main.candidates',
    'main.candidate_events',
    'main.candidate_notes',
    'main.files',
    'main.applications',
    'main.application_events',
    'main.shortlists',
    'main.cv_import_items',
    'ai.chat_messages',
    'ai.recordings',
  ]) {
    const rows = await ai.dump(table)
    expect([table, /geheim|Noor|cv\.pdf|gesprek/i.test(rows), table !== 'main.erasures' && rows.includes(id)]).toEqual([
      table,
      false,
      false,
    ])
  }
})

test('conversations of every recruiter count, and those about others stay', async () => {
  const { token, account, id } = await everything()
  const colleague = await colleagueOf(databaseUrl(), { token, account }, null)
  const other = await createCandidate(colleague)
  await Promise.all([ai.talk(account.id, other.id), ai.record(account.organisation_id, other.id, 'ander.mp3')])
  const accounts = (JSON.parse(await ai.dump('main.accounts')) as { id: string; organisation_id: string }[]).filter(
    ({ organisation_id }) => organisation_id === account.organisation_id,
  )
  for (const { id: someone } of accounts) await ai.talk(someone, id)
  expect(countsOf((await remove(token, id)).json<ErasureReport>())).toMatchObject({
    conversations: [accounts.length, 0],
  })
  expect(await ai.count(other.id)).toEqual([1, 1])
})

test('when the bytes can not go, nobody is erased, and once more works', async () => {
  const { token, id } = await everything()
  const [key = ''] = await blobs()
  const folder = join(blobsFolder(), key.slice(0, 2))
  // A folder in the place of a file is what `rm` without recursion refuses.
  const keys = await blobs()
  for (const name of keys) {
    await rm(join(blobsFolder(), name.slice(0, 2), name), { force: true })
    await mkdir(join(blobsFolder(), name.slice(0, 2), name))
  }
  const refused = await remove(token, id)
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([503, messages.candidateFilesStay])
  expect([(await find(token, id)).name, (await ai.count(id))[1]]).toEqual(['Noor Geheim', 1])
  for (const name of keys) await rm(join(blobsFolder(), name.slice(0, 2), name), { recursive: true, force: true })
  expect([(await remove(token, id)).statusCode, (await readdir(folder)).includes(key)]).toEqual([200, false])
})

test('while a candidate is being erased nothing new about them stays', async () => {
  const { token, id } = await everything()
  const vacancy = await createVacancy(token)
  const before = (await blobs()).length
  const [erased, ...others] = await Promise.all([
    remove(token, id),
    saveCv(token, id, 'nieuw.pdf'),
    apply(token, { vacancy_id: vacancy.id, candidate_id: id }),
    change(token, id, { title: 'x' }),
    call(token, { method: 'PUT', url: `/api/candidates/${id}/shortlist` }),
    remove(token, id),
  ])
  expect(erased.statusCode === 200 || others.at(-1)?.statusCode === 200).toBe(true)
  expect(others.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect([
    (await call(token, { url: `/api/candidates/${id}` })).statusCode,
    (await ai.dump('main.applications')).includes(id),
    (await ai.dump('main.shortlists')).includes(id),
    (await ai.dump('main.files')).includes(id),
  ]).toEqual([404, false, false, false])
  expect((await blobs()).length).toBe(before - 2)
})

test('a stranger erases nobody', async () => {
  const { token, id } = await everything()
  const refused = await remove((await recruiter()).token, id)
  expect([refused.statusCode, (await find(token, id)).name]).toEqual([404, 'Noor Geheim'])
})
