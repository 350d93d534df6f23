import { readdir, readFile, stat, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { messageOf, newFolder, openForTest, PASSWORD, removeFolder } from './open-for-test.ts'

let folder: string
let open: Awaited<ReturnType<typeof openForTest>>[] = []

const start = async () => {
  const signIn = await openForTest(folder)
  open.push(signIn)
  return signIn
}
const stop = async () => {
  for (const { app } of open) await app.close()
  open = []
}

beforeEach(async () => {
  folder = await newFolder()
})
afterEach(async () => {
  await stop()
  await removeFolder(folder)
})

const jan = { email: 'jan@voorbeeld.nl', password: PASSWORD }
const everyFile = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (path) => ({ path, text: await readFile(path, 'utf8'), mode: (await stat(path)).mode & 0o777 })),
  )
}

test('an account is on disk when its call is answered, without its password and for one user alone', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  const files = await everyFile()
  expect(files.map(({ mode }) => mode)).toEqual([0o600])
  expect(files[0]?.text).toContain(jan.email)
  expect(files[0]?.text).toMatch(/scrypt\$16384\$8\$1\$/)
  expect(files.some(({ text }) => text.includes(PASSWORD))).toBe(false)
})

test('after a kill accounts, passwords and sessions are as they were', async () => {
  const first = await start()
  const { body } = await first.account('signUp', jan)
  await first.account('update', { idToken: body['idToken'], displayName: 'Jan Jansen' })
  // A second process reads what the first one, which was never closed, saved.
  const second = await start()
  const signedIn = await second.account('signInWithPassword', jan)
  expect(signedIn.status).toBe(200)
  expect((await second.account('lookup', { idToken: body['idToken'] })).body).toMatchObject({
    users: [{ displayName: 'Jan Jansen' }],
  })
})

test('a changed password works at once and the old one no more', async () => {
  const signIn = await start()
  const { body } = await signIn.account('signUp', jan)
  const changed = await signIn.account('update', { idToken: body['idToken'], password: 'Heel-ander-8' })
  expect(changed.status).toBe(200)
  expect(messageOf(await signIn.account('signInWithPassword', jan))).toBe('INVALID_LOGIN_CREDENTIALS')
  expect((await signIn.account('signInWithPassword', { ...jan, password: 'Heel-ander-8' })).status).toBe(200)
})

test('what stands on disk is no password', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  const [file] = await everyFile()
  const storedHash = /password=(scrypt[^"]*)/.exec(file?.text ?? '')?.[1] ?? ''
  expect(storedHash).not.toBe('')
  expect(messageOf(await signIn.account('signInWithPassword', { ...jan, password: storedHash }))).toBe(
    'INVALID_LOGIN_CREDENTIALS',
  )
})

test('a password that is too short, too long or missing is refused in words the SDK knows', async () => {
  const signIn = await start()
  expect(messageOf(await signIn.account('signUp', { ...jan, password: '12345' }))).toMatch(/^WEAK_PASSWORD/)
  expect(messageOf(await signIn.account('signUp', { ...jan, password: 'x'.repeat(2_000) }))).toBe('INVALID_ARGUMENT')
  expect(messageOf(await signIn.account('signUp', { email: jan.email }))).toBe('INVALID_ARGUMENT')
  expect(messageOf(await signIn.account('signUp', jan).then(() => signIn.account('signUp', jan)))).toBe('EMAIL_EXISTS')
})

test('nobody learns whether an address exists', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  const answers = await Promise.all([
    signIn.account('signInWithPassword', { ...jan, password: 'Verkeerd-1' }),
    signIn.account('signInWithPassword', { email: 'nergens@voorbeeld.nl', password: 'Verkeerd-1' }),
  ])
  expect(answers.map(messageOf)).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS'])
  const resets = await Promise.all(
    [jan.email, 'nergens@voorbeeld.nl'].map((email) =>
      signIn.account('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
    ),
  )
  expect(resets.map(({ status }) => status)).toEqual([200, 200])
})

test('ten wrong passwords and an account waits, also for the right one and for tries at one moment; others go on', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  await signIn.account('signUp', { ...jan, email: 'piet@voorbeeld.nl' })
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      signIn.account('signInWithPassword', { ...jan, password: `Fout-${index}-x` }),
    ),
  )
  const messages = tries.map(messageOf)
  expect(messages.filter((message) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10)
  expect(messages.filter((message) => message === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(5)
  expect(messageOf(await signIn.account('signInWithPassword', jan))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  expect((await signIn.account('signInWithPassword', { ...jan, email: 'piet@voorbeeld.nl' })).status).toBe(200)
})

test('a hundred wrong passwords from one address and it waits, whatever accounts they were for; other addresses go on', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  const from = async (remoteAddress: string, credentials: object) => {
    const answer = await signIn.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
      headers: { host: '127.0.0.1:9099' },
      remoteAddress,
      payload: credentials,
    })
    return { status: answer.statusCode, message: messageOf({ body: answer.json<Record<string, unknown>>() }) }
  }
  const guesses = await Promise.all(
    Array.from({ length: 105 }, (_, index) =>
      from('203.0.113.7', { email: `iemand-${index}@voorbeeld.nl`, password: 'Zonnebloem-1' }),
    ),
  )
  const messages = guesses.map(({ message }) => message)
  expect(messages.filter((message) => message === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(100)
  expect(messages.filter((message) => message === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(5)
  expect(await from('203.0.113.7', jan)).toEqual({ status: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
  expect((await from('203.0.113.8', jan)).status).toBe(200)
})

test('the link for a new password works once, on a page without scripts', async () => {
  const signIn = await start()
  await signIn.account('signUp', jan)
  await signIn.account('sendOobCode', { requestType: 'PASSWORD_RESET', email: jan.email })
  await until(() => signIn.codes.length > 0)
  const link = new URL(signIn.codes[0]?.oobLink ?? '')
  const page = await signIn.send('GET', link.pathname + link.search)
  expect(page.text).toContain('Kies een nieuw wachtwoord')
  const oobCode = link.searchParams.get('oobCode')
  const choose = (newPassword: string) =>
    signIn.send(
      'POST',
      link.pathname,
      { mode: 'resetPassword', oobCode, newPassword },
      { origin: 'http://127.0.0.1:9099' },
    )
  expect((await choose('12345')).text).toContain('ten minste 6 tekens')
  expect((await choose('Nieuw-wachtwoord-3')).text).toContain('Je nieuwe wachtwoord is opgeslagen')
  expect((await choose('Nog-een-keer-4')).text).toContain('verlopen of al gebruikt')
  expect((await signIn.account('signInWithPassword', { ...jan, password: 'Nieuw-wachtwoord-3' })).status).toBe(200)
})

test('accounts of an earlier version are taken over with their passwords hashed, and its copies go', async () => {
  const users = [
    {
      localId: 'abc',
      email: jan.email,
      salt: 's',
      passwordHash: `fakeHash:salt=s:password=${PASSWORD}`,
      createdAt: '1',
      lastLoginAt: '1',
      providerUserInfo: [],
    },
  ]
  for (const name of ['accounts', 'accounts-at-last-start']) {
    await mkdir(join(folder, name, 'auth_export'), { recursive: true })
    await writeFile(join(folder, name, 'auth_export', 'accounts.json'), JSON.stringify({ kind: 'x', users }))
    await writeFile(join(folder, name, 'firebase-export-metadata.json'), '{}')
  }
  const signIn = await start()
  const answer = await signIn.account('signInWithPassword', jan)
  expect(answer.body).toMatchObject({ localId: 'abc' })
  expect((await everyFile()).map(({ path }) => path)).toEqual([join(folder, 'accounts.json')])
  expect((await everyFile()).some(({ text }) => text.includes(PASSWORD))).toBe(false)
})

test('a damaged file of accounts is named and never written over', async () => {
  await writeFile(join(folder, 'accounts.json'), '{"version":1,"users":[{')
  await expect(start()).rejects.toThrow(/accounts\.json.*Er is niets gewijzigd/s)
  expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toBe('{"version":1,"users":[{')
})

test('an account that could not be put on disk does not exist', async () => {
  const signIn = await start()
  await removeFolder(folder)
  const refusal = await signIn.account('signUp', jan)
  expect([refusal.status, messageOf(refusal)]).toEqual([503, 'UNAVAILABLE'])
  await mkdir(folder)
  expect((await signIn.account('signUp', jan)).status).toBe(200)
})
