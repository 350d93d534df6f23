import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidatesOf } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, ID, MAIN, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { vacancySummary } from '../testing/fake-vacancies.ts'
import { mailto } from './mailto.ts'

fakeServices()

const CONTACTS = `${CANDIDATES}/${ID}/contacts`
/** jsdom opens no mail program. */
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]')) event.preventDefault()
})

const open = async (given = {}) => {
  candidatesOf([summary(given)])
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary()])))
  const { user } = renderApp('/dashboard-candidates')
  await user.click(await screen.findByRole('button', { name: 'Contact opnemen met Noor de Vries' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Contact opnemen' })) }
}
const noted = () => {
  const notes: unknown[] = []
  server.use(
    http.post(CONTACTS, async ({ request }) => {
      notes.push(await request.json())
      return HttpResponse.json(
        { id: ID, at: '2026-01-01T09:00:00.000Z', by: 'Sanne', kind: 'contacted', data: {} },
        { status: 201 },
      )
    }),
  )
  return notes
}
const linkOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('link', { name: 'Open in mailprogramma' })
const words = (link: HTMLElement) => Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams)

test('a template is filled in with name, vacancy and sender, and goes to the mail program and the timeline', async () => {
  const notes = noted()
  const { user, dialog } = await open()
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Kennismaken over de functie [functie]')
  expect(dialog.getByText('Vul nog in: [functie] en [organisatie].')).toBeVisible()
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Vacature' }),
    await dialog.findByRole('option', { name: 'Wijkverpleegkundige · Zorggroep De Linde' }),
  )
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
    'Kennismaken over de functie Wijkverpleegkundige',
  )
  expect(dialog.queryByText(/^Vul nog in/)).not.toBeInTheDocument()
  const { subject, body } = words(linkOf(dialog))
  expect(linkOf(dialog).getAttribute('href')).toMatch(/^mailto:noor@example\.nl\?/)
  expect(subject).toBe('Kennismaken over de functie Wijkverpleegkundige')
  expect(body).toContain('Beste Noor,')
  expect(body).toContain('bij Zorggroep De Linde')
  expect(body).toContain('Sanne Bakker')
  await user.click(linkOf(dialog))
  expect(await dialog.findByText('Vastgelegd in de tijdlijn.')).toBeVisible()
  expect(notes).toEqual([{ template: 'invitation', subject: 'Kennismaken over de functie Wijkverpleegkundige' }])
})

test('subject and text can be changed; another template replaces them, with a way back', async () => {
  noted()
  const { user, dialog } = await open()
  const text = dialog.getByRole('textbox', { name: 'Bericht' })
  fireEvent.change(text, { target: { value: 'Mijn eigen & andere woorden' } })
  expect(words(linkOf(dialog))['body']).toBe('Mijn eigen & andere woorden')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Afwijzing')
  expect(text).toHaveDisplayValue(/^Beste Noor,/)
  fireEvent.click(await screen.findByText('Terugzetten'))
  expect(text).toHaveValue('Mijn eigen & andere woorden')
})

test('without a subject nothing is opened or noted', async () => {
  const notes = noted()
  const { user, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sjabloon' }), 'Eigen bericht')
  await user.click(linkOf(dialog))
  expect(await dialog.findByText('Vul een onderwerp in.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveFocus()
  expect(notes).toEqual([])
})

test('what could not be noted says so and can be noted again', async () => {
  server.use(http.post(CONTACTS, () => HttpResponse.json(failure(), { status: 500 })))
  const { user, dialog } = await open()
  await user.click(linkOf(dialog))
  expect(await dialog.findByText(messages.contactFailed)).toBeVisible()
  noted()
  await user.click(dialog.getByRole('button', { name: 'Opnieuw vastleggen' }))
  expect(await dialog.findByText('Vastgelegd in de tijdlijn.')).toBeVisible()
})

test('without an address it says so, with the way to the profile', async () => {
  const { dialog } = await open({ email: null })
  expect(dialog.getByRole('heading', { name: 'Van Noor de Vries is geen e-mailadres bekend' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Naar het profiel' })).toHaveAttribute('href', `/kandidaat-profiel/${ID}`)
})

test('a text too long for a mail program stays out of the address', () => {
  const message = { to: 'noor+cv@example.nl', subject: 'Je CV?', body: 'é'.repeat(400) }
  expect(mailto({ ...message, body: 'Dag\nNoor' })).toEqual({
    href: 'mailto:noor%2Bcv@example.nl?subject=Je%20CV%3F&body=Dag%0D%0ANoor',
    complete: true,
  })
  expect(mailto(message)).toEqual({ href: 'mailto:noor%2Bcv@example.nl?subject=Je%20CV%3F', complete: false })
})
