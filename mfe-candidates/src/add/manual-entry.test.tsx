import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addingCalls } from '../testing/fake-adding.ts'
import { noStacks } from '../testing/fake-stack.ts'
import { candidate, CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { profileCalls } from '../testing/fake-profile.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const open = async () => {
  server.use(noStacks)
  const app = renderApp('/add-candidate')
  await screen.findByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })
  return app
}
const field = (name: string) => screen.getByRole('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: 'Kandidaat opslaan' })
const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Kandidaten' })

test('without a CV somebody fills it in by hand; what is wrong is said at its field', async () => {
  const { calls, bodies, handlers } = addingCalls()
  server.use(...handlers)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.type(field('E-mailadres'), 'geen adres')
  await user.click(saveButton())
  expect(await screen.findByText('Vul een voornaam in.')).toBeVisible()
  expect(screen.getByText('Dit is geen e-mailadres.')).toBeVisible()
  expect(calls).toEqual([])
  await user.clear(field('E-mailadres'))
  await user.type(field('Voornaam'), 'Noor')
  await user.click(saveButton())
  await findDashboard()
  expect(calls).toEqual(['duplicates', 'save'])
  expect(bodies[0]).toMatchObject({ name: 'Noor', source: 'manual' })
})

test('somebody with the same number is shown before anything is saved', async () => {
  const { calls, handlers } = addingCalls({
    duplicates: [{ candidate: summary({ name: 'N. de Vries' }), reasons: ['phone'] }],
    saved: candidate({ name: 'N. de Vries' }),
  })
  server.use(...profileCalls().handlers, ...handlers)
  const { user, address } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.type(field('Voornaam'), 'Noor')
  await user.click(saveButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Deze kandidaat is er misschien al' }))
  expect(calls).toEqual(['duplicates'])
  await user.click(dialog.getByRole('button', { name: 'Voeg deze gegevens bij N. de Vries' }))
  expect(await screen.findByText('De gegevens staan nu bij N. de Vries.')).toBeVisible()
  expect([address(), calls]).toEqual([`/kandidaat-profiel/${ID}`, ['duplicates', 'save']])
})

test('a refusal keeps what was typed and says what is wrong', async () => {
  const { handlers } = addingCalls()
  server.use(...handlers)
  server.use(
    http.post(
      CANDIDATES,
      () =>
        HttpResponse.json(
          {
            ...failure('validation_failed', messages.validationFailed),
            fields: [{ path: 'phone', message: 'Dit nummer is te lang.' }],
          },
          { status: 400 },
        ),
      { once: true },
    ),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.type(field('Voornaam'), 'Noor')
  await user.click(saveButton())
  expect(within(await screen.findByRole('alert')).getByText(messages.validationFailed)).toBeVisible()
  expect(await screen.findByText('Dit nummer is te lang.')).toBeVisible()
  expect(field('Voornaam')).toHaveValue('Noor')
  await user.click(saveButton())
  await findDashboard()
})

test('what was typed is there again after a reload, until it is saved or dropped', async () => {
  const { handlers } = addingCalls()
  server.use(...handlers)
  const first = await open()
  await first.user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await first.user.type(field('Voornaam'), 'Noor')
  first.unmount()
  const { user, unmount } = await open()
  expect(screen.getByText(/^Je was deze kandidaat nog aan het invullen/)).toBeVisible()
  expect(field('Voornaam')).toHaveValue('Noor')
  await user.click(screen.getByRole('button', { name: 'Terug' }))
  await user.click(await screen.findByRole('button', { name: 'Verder invullen' }))
  expect(field('Voornaam')).toHaveValue('Noor')
  await user.click(screen.getByRole('button', { name: 'Terug' }))
  await user.click(await screen.findByRole('button', { name: 'Weggooien' }))
  expect(screen.getByRole('button', { name: 'Maak Profiel Aan' })).toBeVisible()
  unmount()
  await open()
  expect(screen.queryByRole('textbox', { name: 'Voornaam' })).not.toBeInTheDocument()
})

test('an empty form is left without a question', async () => {
  const { user, go } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.click(screen.getByRole('button', { name: 'Terug' }))
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await go('/elders')
  expect(await screen.findByText('Ergens anders')).toBeVisible()
})

test('a browser that keeps nothing is asked about as what it is: lost', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  const closeTab = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented ? 'asked' : 'closed'
  }
  await user.type(field('Voornaam'), 'N')
  expect(closeTab()).toBe('closed')
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  Object.defineProperty(Storage.prototype, 'setItem', {
    configurable: true,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  try {
    await user.type(field('Voornaam'), 'oor')
    expect(closeTab()).toBe('asked')
  } finally {
    if (setItem) Object.defineProperty(Storage.prototype, 'setItem', setItem)
  }
})
