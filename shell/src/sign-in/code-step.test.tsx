import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { APP_CODE } from '../testing/fake-second-factor.ts'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const RECOVER = 'http://main.test/api/second-factor/recover'
const { firebase, server } = fakeServices()
beforeEach(() => {
  firebase.accounts.push({ uid: 'u1', email: 'sanne@linde.nl', password: 'geheim1', factor: 'app' })
})

const openStep = async () => {
  const user = userEvent.setup()
  const shell = renderShell('/login?next=%2Fprofile')
  await user.type(await screen.findByLabelText(/E-mail/), 'sanne@linde.nl')
  await user.type(screen.getByLabelText(/^Wachtwoord/), 'geheim1{Enter}')
  const field = await screen.findByRole('textbox', { name: 'Code' })
  return { ...shell, user, field }
}

test('a right password asks a code; a wrong one is told and selected, the right one signs in', async () => {
  const { user, address } = await openStep()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect(localStorage.getItem('token')).toBeNull()
  expect(field).toHaveFocus()
  await user.type(field, '111111{Enter}')
  expect(await screen.findByText(/^Deze code klopt niet, of is al gebruikt\./)).toBeVisible()
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]))
  expect(field).toHaveFocus()
  await user.keyboard(`${APP_CODE.slice(0, 3)} ${APP_CODE.slice(3)}{Enter}`)
  await waitFor(() => expect(address()).toBe('/profile'))
})

test('what is no code is refused here', async () => {
  const { user, field } = await openStep()
  await user.type(field, '12a{Enter}')
  expect(await screen.findByText('Vul de zes cijfers uit je app in.')).toBeVisible()
})

test('going back leaves the address, and not the password', async () => {
  const { user } = await openStep()
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('sanne@linde.nl')
  expect(screen.getByLabelText(/^Wachtwoord/)).toHaveValue('')
})

test('a recovery code takes the second step away and signs in; meanwhile nothing can be pressed', async () => {
  const bodies: unknown[] = []
  const answer = Promise.withResolvers<void>()
  server.use(
    http.post(RECOVER, async ({ request }) => {
      bodies.push(await request.json())
      if (bodies.length === 1)
        return HttpResponse.json(refusal('recovery_refused', messages.recoveryRefused), { status: 403 })
      await answer.promise
      for (const account of firebase.accounts) delete account.factor
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user, address } = await openStep()
  await user.click(screen.getByRole('button', { name: 'Herstelcode gebruiken' }))
  const field = screen.getByRole('textbox', { name: 'Herstelcode' })
  await user.type(field, 'AAAA{Enter}')
  expect(await screen.findByText(messages.recoveryRefused)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'BBBB{Enter}')
  const main = within(screen.getByRole('main'))
  await waitFor(() => {
    for (const button of main.getAllByRole('button')) expect(button).toBeDisabled()
  })
  answer.resolve()
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(bodies).toEqual([
    { email: 'sanne@linde.nl', code: 'AAAA' },
    { email: 'sanne@linde.nl', code: 'BBBB' },
  ])
})
