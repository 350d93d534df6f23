import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { messages, type CandidateExport, type ErasureReport, type Mail } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { mailsOf, TEXT } from './mail-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, createVacancy, databaseUrl, recruiter } = started
const { act, createCandidate, draftFor, list, post } = mailsOf(started)
const { events, merge } = candidatesOf(started)

const somebody = async () => {
  const { token, account } = await recruiter()
  return { token, account, candidate: await createCandidate(token) }
}

test('a mail for the own program is kept as it was seen, in the log and in the timeline', async () => {
  const { token, candidate } = await somebody()
  const vacancy = await createVacancy(token, { title: 'Kok' })
  const saved = await post(token, draftFor(candidate.id, { vacancy_id: vacancy.id, template: 'invitation' }))
  expect([saved.statusCode, saved.json()]).toEqual([
    201,
    expect.objectContaining({
      candidate: { id: candidate.id, name: 'Noor Visser' },
      vacancy: { id: vacancy.id, title: 'Kok' },
      template: 'Uitnodiging voor een gesprek',
      to: 'noor@voorbeeld.nl',
      ...TEXT,
      way: 'own_program',
      state: 'prepared',
      reason: null,
      yours: true,
      sends_at: null,
      sent_at: null,
    }),
  ])
  expect(await list(token, `?candidate_id=${candidate.id}`)).toEqual([saved.json()])
  expect((await events(token, candidate.id))[0]).toMatchObject({
    kind: 'contacted',
    data: { template: 'invitation', subject: TEXT.subject },
  })
})

test('the same key keeps a mail once; another text under it is refused', async () => {
  const { token, candidate } = await somebody()
  const draft = draftFor(candidate.id)
  const [first, second] = [await post(token, draft), await post(token, draft)]
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 200, first.json()])
  expect((await post(token, { ...draft, body: 'Anders' })).statusCode).toBe(409)
  expect(await list(token)).toHaveLength(1)
  expect((await events(token, candidate.id)).filter(({ kind }) => kind === 'contacted')).toHaveLength(1)
})

test('an address that changed meanwhile holds the mail back and says which it is now', async () => {
  const { token, candidate } = await somebody()
  const refused = await post(token, draftFor(candidate.id, { to: 'oud@voorbeeld.nl' }))
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ error: messages.mailAddressChanged, current_address: 'noor@voorbeeld.nl' }),
  ])
  expect(await list(token)).toEqual([])
})

test('without a mail server nothing is sent, and the settings say so', async () => {
  const { token, account, candidate } = await somebody()
  expect((await call(token, { url: '/api/mail-settings' })).json()).toEqual({
    can_send: false,
    from: null,
    reply_to: account.email,
    undo_seconds: 0,
  })
  const refused = await post(token, draftFor(candidate.id, { way: 'smtp' }))
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, messages.mailNotSetUp])
})

test('a mail to nobody, or to somebody of another organisation, is refused alike', async () => {
  const { token } = await somebody()
  const { candidate: stranger } = await somebody()
  for (const id of [randomUUID(), stranger.id]) expect((await post(token, draftFor(id))).statusCode).toBe(404)
})

test('a vacancy of another organisation is not named by a mail', async () => {
  const { token, candidate } = await somebody()
  const stranger = await createVacancy((await recruiter()).token)
  expect((await post(token, draftFor(candidate.id, { vacancy_id: stranger.id }))).json()).toMatchObject({
    vacancy: null,
  })
})

test.each([
  ['to', { to: 'noor@voorbeeld.nl\r\nBcc: x@voorbeeld.nl' }],
  ['to', { to: 'noor' }],
  ['subject', { subject: 'Kennismaken\nBcc: x@voorbeeld.nl' }],
  ['subject', { subject: '' }],
  ['body', { body: '  ' }],
  ['body', { body: 'a\u0000b' }],
  ['way', { way: 'duif' }],
  ['creation_key', { creation_key: '1' }],
])('a wrong %s is refused', async (path, part) => {
  const { token, candidate } = await somebody()
  expect((await post(token, draftFor(candidate.id, part as object))).json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path }],
  })
})

test('colleagues see the log; taking back and sending again is for who wrote it', async () => {
  const { token, account, candidate } = await somebody()
  const { id } = (await post(token, draftFor(candidate.id))).json<Mail>()
  const colleague = await colleagueOf(databaseUrl(), { token, account }, 'Kees')
  expect(await list(colleague)).toMatchObject([{ id, yours: false, by: account.email }])
  const refused = await act(colleague, id, 'cancel')
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([403, messages.mailNotYours])
  const late = await act(token, id, 'cancel')
  expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([409, messages.mailLeft])
  expect(await list((await recruiter()).token)).toEqual([])
})

test('the log is searched by words of name, address and subject, filtered by state, and read page by page', async () => {
  const { token, candidate } = await somebody()
  const other = await createCandidate(token, 'zoe@elders.example')
  for (const subject of ['Eén', 'Twee', 'Drie']) await post(token, draftFor(candidate.id, { subject }))
  await post(token, draftFor(other.id, { to: 'zoe@elders.example', subject: 'Vier' }))
  const subjects = async (query: string) => (await list(token, query)).map(({ subject }) => subject)
  expect(await subjects('')).toEqual(['Vier', 'Drie', 'Twee', 'Eén'])
  expect(await subjects('?q=een%20noor')).toEqual(['Eén'])
  expect(await subjects('?q=elders')).toEqual(['Vier'])
  expect(await subjects('?q=%25')).toEqual([])
  expect(await subjects('?state=sent')).toEqual([])
  const first = await call(token, { url: '/api/mails?limit=3' })
  const [, next = ''] = /<(.*)>/.exec(String(first.headers['link'])) ?? []
  expect((await call(token, { url: next })).json<Mail[]>().map(({ subject }) => subject)).toEqual(['Eén'])
})

test('an export has the mails, and an erasure removes and counts them', async () => {
  const { token, candidate } = await somebody()
  await post(token, draftFor(candidate.id))
  const exported = (await call(token, { url: `/api/candidates/${candidate.id}/export` })).json<CandidateExport>()
  expect(exported.mails).toMatchObject([{ to: 'noor@voorbeeld.nl', ...TEXT, state: 'prepared' }])
  const proof = await call(token, { method: 'DELETE', url: `/api/candidates/${candidate.id}` })
  expect(proof.json<ErasureReport>().items).toContainEqual({ kind: 'mails', removed: 1, left: 0 })
  expect(await list(token)).toEqual([])
})

test('mails go along with a merge, and back when it is undone', async () => {
  const { token, candidate } = await somebody()
  const other = await createCandidate(token, 'n.visser@voorbeeld.nl')
  await post(token, draftFor(candidate.id))
  await post(token, draftFor(other.id, { to: 'n.visser@voorbeeld.nl', subject: 'Van de ander' }))
  const subjectsOf = async (id: string) => (await list(token, `?candidate_id=${id}`)).map(({ subject }) => subject)
  expect((await merge(token, candidate.id, { other_id: other.id })).json()).toMatchObject({ id: candidate.id })
  expect(await subjectsOf(candidate.id)).toEqual(['Van de ander', TEXT.subject])
  await call(token, { method: 'POST', url: `/api/candidates/${candidate.id}/unmerge` })
  expect([await subjectsOf(candidate.id), await subjectsOf(other.id)]).toEqual([[TEXT.subject], ['Van de ander']])
})
