import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { startIdentity } from '../../session/start-identity.ts'
import { fakeServices, refusal } from '../../testing/fake-services.ts'
import { APP_CODE } from '../../testing/fake-second-factor.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import '../security-page.tsx'

const CODES = 'http://main.test/api/second-factor/recovery-codes'
const codes = Array.from({ length: 10 }, (_, number) => `AAAA-BBBB-CCCC-DDD${number}`)

const { answerRegistration, firebase, server, signInAs } = fakeServices()
const account = () => {
  const [first] = firebase.accounts
  if (!first) throw new Error('nobody is signed in')
  return first
}
const answerState = (left: number, used_at: string | null = null) =>
  server.use(http.get(CODES, () => HttpResponse.json({ left, created_at: null, used_at })))
const card = async () => within(await screen.findByRole('region', { name: 'Tweestapsverificatie' }))

beforeEach(async () => {
  server.use(
    http.get('http://main.test/api/sign-in-methods', () =>
      HttpResponse.json({ methods: [], changeable_until: new Date().toISOString() }),
    ),
    http.post(CODES, () => {
      answerState(codes.length)
      return HttpResponse.json({ codes }, { status: 201 })
    }),
  )
  await signInAs('Sanne')
})

const confirm = async (user: ReturnType<typeof userEvent.setup>) =>
  user.type(await screen.findByLabelText(/^Huidig wachtwoord/), 'geheim1{Enter}')
const enterCode = async (user: ReturnType<typeof userEvent.setup>, code = APP_CODE) => {
  const field = await screen.findByRole('textbox', { name: 'Code' })
  await user.clear(field)
  await user.type(field, `${code}{Enter}`)
}

test('it is turned on by scanning a code and entering the first one; the recovery codes are shown once', async () => {
  const user = userEvent.setup()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  renderShell('/profile/security')
  await user.click((await card()).getByRole('button', { name: 'Aanzetten' }))
  await confirm(user)
  expect(await screen.findByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
  expect((await card()).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await enterCode(user, '111111')
  expect(await screen.findByText(/^Deze code klopt niet/)).toBeVisible()
  expect(account().factor).toBeUndefined()
  await enterCode(user)
  const list = within(await screen.findByRole('list', { name: 'Herstelcodes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await user.click(screen.getByRole('button', { name: 'Kopiëren' }))
  expect(await screen.findByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(writeText.mock.calls).toEqual([[codes.join('\n')]])
  await user.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }))
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  expect((await card()).getByText('Aan')).toBeVisible()
  expect(await screen.findByText('Je hebt nog 10 van je 10 herstelcodes.')).toBeVisible()
  expect(account().factor).toBe('app')
})

test('recovery codes are kept as a file of text', async () => {
  account().factor = 'app'
  const user = userEvent.setup()
  let content: Blob | undefined
  const createObjectURL = (blob: Blob) => {
    content = blob
    return 'blob:codes'
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  renderShell('/profile/security')
  await user.click(await screen.findByRole('button', { name: 'Nieuwe herstelcodes' }))
  await confirm(user)
  await enterCode(user)
  await user.click(await screen.findByRole('button', { name: 'Downloaden' }))
  expect(click.mock.contexts).toMatchObject([{ download: 'herstelcodes.txt' }])
  expect(await content?.text()).toContain(codes.join('\n'))
  click.mockRestore()
})

test('it is on also when no recovery codes could be made, which is told and can be tried again', async () => {
  const user = userEvent.setup()
  server.use(http.post(CODES, () => HttpResponse.json(refusal('internal', 'Kapot.'), { status: 500 }), { once: true }))
  renderShell('/profile/security')
  await user.click((await card()).getByRole('button', { name: 'Aanzetten' }))
  await confirm(user)
  await enterCode(user)
  expect(await (await card()).findByRole('alert')).toBeVisible()
  expect((await card()).getByText('Aan')).toBeVisible()
  expect((await card()).getByText(/^Je hebt geen herstelcodes\./)).toBeVisible()
  await user.click((await card()).getByRole('button', { name: 'Nieuwe herstelcodes' }))
  await confirm(user)
  await enterCode(user)
  expect(await screen.findByRole('list', { name: 'Herstelcodes' })).toBeVisible()
})

test('turning it off asks the password and a code', async () => {
  account().factor = 'app'
  answerState(9)
  const user = userEvent.setup()
  renderShell('/profile/security')
  expect(await screen.findByText('Je hebt nog 9 van je 10 herstelcodes.')).toBeVisible()
  await user.click((await card()).getByRole('button', { name: 'Uitzetten' }))
  await confirm(user)
  await enterCode(user)
  expect(await screen.findByText('Tweestapsverificatie staat uit.')).toBeVisible()
  expect(account().factor).toBeUndefined()
})

test('a recovery code that was used is told, with what to do about it', async () => {
  answerState(9, '2026-11-20T10:00:00.000Z')
  renderShell('/profile/security')
  expect(await screen.findByText(/^Op 20 november 2026 is tweestapsverificatie uitgezet/)).toBeVisible()
})

test('an address that is not confirmed comes first: the card says so, and sends the mail', async () => {
  account().isUnconfirmed = true
  const user = userEvent.setup()
  renderShell('/profile/security')
  expect((await card()).getByText(/^Bevestig eerst je e-mailadres/)).toBeVisible()
  expect((await card()).getByRole('button', { name: 'Aanzetten' })).toBeDisabled()
  const address = within(await screen.findByRole('region', { name: 'E-mailadres' }))
  expect(address.getByText('Nog niet bevestigd')).toBeVisible()
  firebase.failures['sendOobCode'] = 'TOO_MANY_ATTEMPTS_TRY_LATER'
  await user.click(address.getByRole('button', { name: 'Stuur een mail' }))
  expect(await address.findByText(/te vaak geprobeerd/)).toBeVisible()
  delete firebase.failures['sendOobCode']
  await user.click(address.getByRole('button', { name: 'Stuur een mail' }))
  expect(await address.findByText('De mail is verstuurd naar x@linde.nl.')).toBeVisible()
  expect(address.getByRole('button', { name: 'Stuur een mail' })).toBeDisabled()
})

test('with a second factor a new password asks a code too', async () => {
  account().factor = 'app'
  server.use(http.post('http://main.test/api/sessions/end', () => new HttpResponse(null, { status: 204 })))
  const user = userEvent.setup()
  renderShell('/profile/security')
  await user.click(await screen.findByRole('button', { name: 'Wachtwoord wijzigen' }))
  await user.type(screen.getByLabelText(/^Huidig wachtwoord/), 'geheim1')
  await user.type(screen.getByLabelText(/^Nieuw wachtwoord/), 'Heel-ander-8{Enter}')
  await enterCode(user)
  expect(await screen.findByText(/^Je nieuwe wachtwoord is opgeslagen\./)).toBeVisible()
  expect(account().password).toBe('Heel-ander-8')
})

/** Somebody with an address who came by Google and has no password. */
const signInWithoutPassword = async () => {
  const withoutPassword = { uid: 'u2', email: 'noor@linde.nl', password: '' }
  firebase.accounts.push(withoutPassword)
  answerRegistration(409, { ...refusal('already_registered', 'Bestaat al.'), customToken: withoutPassword.uid })
  await (await startIdentity()).enterBy('google', '4/code')
  return withoutPassword
}

test('without a password a recent sign-in is enough, and nothing can be pressed meanwhile', async () => {
  await signInWithoutPassword()
  const answer = Promise.withResolvers<void>()
  firebase.waits['mfaEnrollment:start'] = answer.promise
  const user = userEvent.setup()
  renderShell('/profile/security')
  const turnOn = () => screen.findByRole('button', { name: 'Aanzetten' })
  await user.click(await turnOn())
  await waitFor(async () => expect(await turnOn()).toBeDisabled())
  firebase.failures['mfaEnrollment:start'] = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  answer.resolve()
  expect(await screen.findByText(/^Je bent te lang geleden ingelogd\./)).toBeVisible()
  delete firebase.failures['mfaEnrollment:start']
  await user.click(await turnOn())
  expect(await screen.findByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
})

test('who has no password chooses a first one, without an old one', async () => {
  const withoutPassword = await signInWithoutPassword()
  server.use(http.post('http://main.test/api/sessions/end', () => new HttpResponse(null, { status: 204 })))
  const user = userEvent.setup()
  renderShell('/profile/security')
  await user.click(await screen.findByRole('button', { name: 'Wachtwoord kiezen' }))
  expect(screen.queryByLabelText(/^Huidig wachtwoord/)).toBeNull()
  await user.type(screen.getByLabelText(/^Nieuw wachtwoord/), 'Heel-ander-8{Enter}')
  expect(await screen.findByText(/^Je nieuwe wachtwoord is opgeslagen\./)).toBeVisible()
  expect(withoutPassword.password).toBe('Heel-ander-8')
})
