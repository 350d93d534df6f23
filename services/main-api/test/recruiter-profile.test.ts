import { expect, test } from '@jest/globals'
import {
  limits,
  messages,
  recruiterProfile,
  type Colleague,
  type RecruiterProfile,
  type RecruiterProfileChange,
} from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { colleagueOf } from './as-recruiter.ts'
import { PDF, PNG } from './files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, databaseUrl } = app

const URL = '/api/profile'
const find = async (token: string) => recruiterProfile.parse((await call(token, { url: URL })).json())
const change = (token: string, payload: RecruiterProfileChange) => call(token, { method: 'PATCH', url: URL, payload })
const savePhoto = (token: string, content: string | Buffer = PNG) =>
  call(token, {
    method: 'PUT',
    url: `${URL}/photo`,
    ...formOf([{ field: 'file', name: 'ik.png', content }]),
  })
const removePhoto = (token: string) => call(token, { method: 'DELETE', url: `${URL}/photo` })
const status = async (token: string, url: string | null) => (await call(token, { url: url ?? '' })).statusCode

const full = {
  display_name: 'Sanne de Vries',
  position: 'Senior recruiter',
  department: 'Zorg',
  phone: '06 12 34 56 78',
  location: 'Utrecht',
  bio: 'Werft voor de wijk.',
  experience: 'Tien jaar werving',
  specialization: 'Wijkverpleging',
  skills: ['Interviewen', 'Werving & selectie'],
  languages: ['Nederlands', 'Engels'],
  mail_signature: 'Sanne de Vries\nSenior recruiter',
  text_language: 'en' as const,
}

test('a profile nobody wrote in is blank, and knows the address of the account', async () => {
  const { token, account } = await recruiter()
  expect(await find(token)).toEqual({
    display_name: account.display_name,
    email: account.email,
    role: 'owner',
    position: '',
    department: '',
    phone: '',
    location: '',
    bio: '',
    experience: '',
    specialization: '',
    skills: [],
    languages: [],
    mail_signature: '',
    text_language: null,
    photo: null,
    version: 0,
  })
})

test('what is saved comes back, and what a change leaves out stays', async () => {
  const { token, account } = await recruiter()
  const saved = await change(token, { base_version: 0, ...full })
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toEqual({ ...full, email: account.email, role: 'owner', photo: null, version: 1 })
  await change(token, { base_version: 1, department: '' })
  expect(await find(token)).toMatchObject({ ...full, department: '', version: 2 })
  await change(token, { base_version: 2, text_language: null })
  expect(await find(token)).toMatchObject({ bio: full.bio, text_language: null, version: 3 })
})

test('words lose their blanks and their doubles', async () => {
  const { token } = await recruiter()
  const saved = await change(token, { base_version: 0, position: '  Recruiter ', skills: [' Excel', 'excel', 'SQL '] })
  expect(saved.json()).toMatchObject({ position: 'Recruiter', skills: ['excel', 'SQL'] })
})

test('colleagues see the new name and keep their own profile', async () => {
  const owner = await recruiter()
  const token = await colleagueOf(databaseUrl(), owner, 'Noor')
  await change(owner.token, { base_version: 0, ...full })
  expect((await call(token, { url: '/api/colleagues' })).json<Colleague[]>().map(({ name }) => name)).toEqual([
    'Sanne de Vries',
  ])
  expect(await find(token)).toMatchObject({ display_name: 'Noor', bio: '', version: 0 })
  expect(await find((await recruiter()).token)).toMatchObject({ bio: '', version: 0 })
})

test('of changes that come at once on one version, one is saved', async () => {
  const { token } = await recruiter()
  const answers = await Promise.all(
    ['Assen', 'Breda', 'Delft'].map((location) => change(token, { base_version: 0, location })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({ error: messages.profileConflict, current: await find(token) })
})

test.each([
  ['a blank name', { display_name: '  ' }],
  ['a name of 1 MB', { display_name: 'a'.repeat(1_000_000) }],
  ['a blank skill', { skills: ['', 'SQL'] }],
  [
    'more skills than there is room for',
    { skills: Array.from({ length: limits.profileWords + 1 }, (_, at) => `${at}`) },
  ],
  ['a signature without an end', { mail_signature: 'a'.repeat(limits.mailSignature + 1) }],
  ['an unreadable character', { bio: 'a\u0000b' }],
  ['a language that no text is written in', { text_language: 'xx' as 'en' }],
])('%s is refused, and changes nothing', async (_what, fields) => {
  const { token } = await recruiter()
  const refused = await change(token, { base_version: 0, ...fields })
  expect(refused.statusCode).toBe(400)
  expect((await find(token)).version).toBe(0)
})

test('a photo stands in the profile, is the own one alone, and the one before it goes', async () => {
  const owner = await recruiter()
  const first = (await savePhoto(owner.token)).json<RecruiterProfile>()
  const second = (await savePhoto(owner.token)).json<RecruiterProfile>()
  expect((await find(owner.token)).photo).toBe(second.photo)
  expect([await status(owner.token, second.photo), await status(owner.token, first.photo)]).toEqual([200, 404])
  expect(await status((await recruiter()).token, second.photo)).toBe(404)
  expect((await removePhoto(owner.token)).json()).toMatchObject({ photo: null })
  expect((await removePhoto(owner.token)).statusCode).toBe(200)
  expect(await status(owner.token, second.photo)).toBe(404)
})

test('photos that come at once leave one', async () => {
  const { token } = await recruiter()
  const saved = await Promise.all([savePhoto(token), savePhoto(token), savePhoto(token)])
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { photo } = await find(token)
  const statuses = await Promise.all(saved.map((answer) => status(token, answer.json<RecruiterProfile>().photo)))
  expect([await status(token, photo), statuses.filter((code) => code === 200).length]).toEqual([200, 1])
})

test.each([
  ['a PDF', PDF, 415],
  ['markup that is called a picture', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
  ['nothing', '', 400],
  ['more than 5 MB', Buffer.concat([PNG, Buffer.alloc(limits.thumbnail)]), 413],
])('%s is no photo', async (_what, content, code) => {
  const { token } = await recruiter()
  expect((await savePhoto(token, content)).statusCode).toBe(code)
  expect((await find(token)).photo).toBeNull()
})
