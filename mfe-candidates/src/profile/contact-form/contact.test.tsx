import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type Candidate } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const field = (name: string) => screen.getByRole('textbox', { name })
const open = async (name = 'Noor de Vries') => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name })
  return app
}
const edit = async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Bewerken' }))
  return app
}

test('at rest there are no fields; in the form the name is split on its first space', async () => {
  server.use(...profileCalls().handlers)
  const { user } = await open()
  expect(screen.queryByRole('textbox', { name: 'Voornaam' })).not.toBeInTheDocument()
  const contact = within(screen.getByRole('region', { name: 'Contactgegevens' }))
  expect(contact.getByRole('link', { name: 'noor@example.nl' })).toHaveAttribute('href', 'mailto:noor@example.nl')
  expect(contact.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:+31612345678')
  await user.click(contact.getByRole('button', { name: 'Bewerken' }))
  const controls = ['Voornaam', 'Achternaam', 'E-mailadres', 'Telefoon', 'Locatie', 'LinkedIn-adres'].map((name) =>
    field(name),
  )
  expect(controls.map((control) => (control as HTMLInputElement).value)).toEqual([
    'Noor',
    'de Vries',
    'noor@example.nl',
    '06 12 34 56 78',
    'Assen',
    'https://www.linkedin.com/in/noor-voorbeeld',
  ])
  expect(field('E-mailadres')).toHaveAttribute('type', 'email')
  expect(field('Telefoon')).toHaveAttribute('type', 'tel')
})

test('an address or number is copied', async () => {
  server.use(...profileCalls().handlers)
  const { user } = await open()
  const copiedTexts: string[] = []
  Object.assign(navigator.clipboard, { writeText: async (text: string) => void copiedTexts.push(text) })
  await user.click(screen.getByRole('button', { name: 'Kopieer telefoonnummer' }))
  expect(await screen.findByText('Gekopieerd')).toBeInTheDocument()
  expect(copiedTexts).toEqual(['06 12 34 56 78'])
})

test("'Opslaan' stores everything with the name joined, and closes the fields again", async () => {
  const { changes, handlers } = profileCalls()
  server.use(...handlers)
  const { user, unmount } = await edit()
  await user.clear(field('Achternaam'))
  await user.type(field('Achternaam'), 'van den Berg ')
  await user.clear(field('Telefoon'))
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByRole('button', { name: 'Bewerken' })).toHaveFocus()
  expect(changes).toEqual([
    {
      method: 'PUT',
      body: {
        name: 'Noor van den Berg',
        email: 'noor@example.nl',
        phone: null,
        location: 'Assen',
        linkedin: 'https://www.linkedin.com/in/noor-voorbeeld',
        based_on: {
          name: 'Noor de Vries',
          email: 'noor@example.nl',
          phone: '+31612345678',
          location: 'Assen',
          linkedin: 'https://www.linkedin.com/in/noor-voorbeeld',
        },
      },
    },
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Noor van den Berg' })).toBeVisible()
  unmount()
  await open('Noor van den Berg')
  expect(screen.getByRole('button', { name: 'Bewerken' })).toBeVisible()
})

test('the keyboard goes from the button to the first field and back; Escape throws no words away', async () => {
  server.use(...profileCalls().handlers)
  const { user } = await open()
  const button = () => screen.getByRole('button', { name: 'Bewerken' })
  button().focus()
  await user.keyboard('{Enter}')
  expect(field('Voornaam')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button()).toHaveFocus()
  await user.keyboard('{Enter}{End}tje{Escape}')
  expect(field('Voornaam')).toHaveValue('Noortje')
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(button()).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1, name: 'Noor de Vries' })).toBeVisible()
})

test('a failure keeps edit mode and the words', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.put(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await edit()
  await user.type(field('Locatie'), ' (noord)')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(within(await screen.findByRole('alert')).getByText(messages.candidateChangeFailed)).toBeVisible()
  expect(field('Locatie')).toHaveValue('Assen (noord)')
  expect(field('Locatie')).toBeEnabled()
})

test('what is wrong is said at its field, before and after sending', async () => {
  server.use(...profileCalls().handlers)
  server.use(
    http.put(ONE, () =>
      HttpResponse.json(
        {
          ...failure('validation_failed', messages.validationFailed),
          fields: [{ path: 'linkedin', message: 'Dit adres klopt niet.' }],
        },
        { status: 400 },
      ),
    ),
  )
  const { user } = await edit()
  await user.clear(field('Voornaam'))
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Vul een voornaam in.')).toBeVisible()
  await user.type(field('Voornaam'), 'Noor')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Dit adres klopt niet.')).toBeVisible()
})

test('unsaved words are there again after a reload, and gone after cancelling', async () => {
  server.use(...profileCalls().handlers)
  const first = await edit()
  await first.user.type(field('Locatie'), ' (noord)')
  first.unmount()
  const { user, unmount } = await open()
  expect(screen.getByText('Je had deze gegevens nog niet opgeslagen. Ze staan er weer.')).toBeVisible()
  expect(field('Locatie')).toHaveValue('Assen (noord)')
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  await user.click(screen.getByRole('button', { name: 'Bewerken' }))
  expect(field('Locatie')).toHaveValue('Assen')
  expect(screen.queryByText(/Ze staan er weer/)).not.toBeInTheDocument()
  unmount()
  await open()
  expect(screen.getByRole('button', { name: 'Bewerken' })).toBeVisible()
})

test('leaving with unsaved words asks first', async () => {
  server.use(
    ...profileCalls({ timeline: [event('application_added', { vacancy_id: ID, vacancy_title: 'Kok', stage: '1' })] })
      .handlers,
  )
  const { user, address } = await edit()
  await user.type(field('Locatie'), ' (noord)')
  await user.click(await screen.findByRole('link', { name: 'Kok' }))
  const question = within(await screen.findByRole('dialog', { name: 'Je wijzigingen zijn nog niet opgeslagen' }))
  await user.click(question.getByRole('button', { name: 'Hier blijven' }))
  expect(address()).toBe(`/kandidaat-profiel/${ID}`)
  expect(field('Locatie')).toHaveValue('Assen (noord)')
  await user.click(screen.getByRole('link', { name: 'Kok' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Toch weggaan' }))
  expect(await screen.findByText('Ergens anders')).toBeVisible()
})

const conflictOnce = (overrides: Partial<Candidate>, ...conflicts: string[]) =>
  http.put(
    ONE,
    () =>
      HttpResponse.json(
        { ...failure('candidate_conflict', messages.candidateConflict), current: candidate(overrides), conflicts },
        { status: 409 },
      ),
    { once: true },
  )

test('what a colleague changed too is asked, field by field, and nothing typed is lost', async () => {
  const { changes, handlers } = profileCalls()
  server.use(
    conflictOnce(
      { location: 'Groningen', email: 'collega@example.nl', linkedin: 'https://linkedin.com/in/anders' },
      'location',
      'email',
    ),
    ...handlers,
  )
  const { user } = await edit()
  for (const [name, words] of [
    ['Locatie', 'Emmen'],
    ['E-mailadres', 'ik@example.nl'],
  ] as const) {
    await user.clear(field(name))
    await user.type(field(name), words)
  }
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  expect(dialog.getByText(messages.candidateConflict)).toBeVisible()
  const location = within(dialog.getByRole('group', { name: 'Locatie' }))
  expect(
    [location.getByRole('radio', { name: 'Emmen' }), location.getByRole('radio', { name: 'Groningen' })].map(
      (radio) => (radio as HTMLInputElement).checked,
    ),
  ).toEqual([true, false])
  await user.click(
    within(dialog.getByRole('group', { name: 'E-mailadres' })).getByRole('radio', { name: 'collega@example.nl' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('De wijzigingen zijn opgeslagen.')).toBeVisible()
  expect(changes).toEqual([
    {
      method: 'PUT',
      body: expect.objectContaining({
        location: 'Emmen',
        email: 'collega@example.nl',
        linkedin: 'https://linkedin.com/in/anders',
        based_on: expect.objectContaining({ location: 'Groningen', email: 'collega@example.nl' }),
      }),
    },
  ])
})

test('whoever leaves the choice for later keeps the words and is asked again', async () => {
  server.use(...profileCalls().handlers)
  const { user } = await edit()
  await user.clear(field('Locatie'))
  await user.type(field('Locatie'), 'Emmen')
  for (const attempt of [1, 2]) {
    server.use(conflictOnce({ location: 'Groningen' }, 'location'))
    await user.click(screen.getByRole('button', { name: 'Opslaan' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' })).getByRole('button', {
        name: 'Annuleren',
      }),
    )
    expect([attempt, field('Locatie')]).toEqual([attempt, expect.objectContaining({ value: 'Emmen' })])
  }
})

test('an address that is no web page is refused before it is sent, and one without https is sent whole', async () => {
  const { changes, handlers } = profileCalls()
  server.use(...handlers)
  const { user } = await edit()
  await user.clear(field('LinkedIn-adres'))
  await user.type(field('LinkedIn-adres'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText(messages.webAddressRefused)).toBeVisible()
  expect(changes).toEqual([])
  await user.clear(field('LinkedIn-adres'))
  await user.type(field('LinkedIn-adres'), 'linkedin.com/in/noor')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  const body = expect.objectContaining({ linkedin: 'https://linkedin.com/in/noor' })
  await waitFor(() => expect(changes).toEqual([{ method: 'PUT', body }]))
})
