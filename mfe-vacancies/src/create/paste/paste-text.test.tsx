import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { limits, type ReadVacancyTextResponse } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { AI, failure, fakeServices, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const READ = `${AI}/api/read-vacancy-text`

const answer: ReadVacancyTextResponse = {
  fields: [
    { field: 'title', value: 'Kok', quotes: [{ line: 1, text: 'Kok gezocht!' }], sure: true },
    { field: 'location', value: 'Sneek', quotes: [{ line: 2, text: 'Standplaats: Sneek' }], sure: true },
    {
      field: 'specific_tasks',
      value: 'Soep koken\nDe kaart schrijven',
      quotes: [
        { line: 4, text: 'Soep koken' },
        { line: 5, text: 'De kaart schrijven' },
      ],
      sure: true,
    },
    {
      field: 'soft_skills',
      value: 'Je blijft rustig',
      quotes: [{ line: 7, text: 'Je blijft rustig.' }],
      sure: false,
    },
    { field: 'later_field', value: 'Iets nieuws', quotes: [{ line: 8, text: 'Iets nieuws' }], sure: true },
  ],
  rest: [{ line: 9, text: 'Elke week een vrije dag' }],
  made_by: { engine: 'builtin', model: 'wervio-intake-1', at: '2026-01-01T09:00:00.000Z' },
}

/** Answers every text with `response`; says which texts were sent. */
const stubReading = (response: ReadVacancyTextResponse = answer) => {
  const texts: unknown[] = []
  server.use(
    http.post(READ, async ({ request }) => {
      texts.push(await request.json())
      return HttpResponse.json(response)
    }),
  )
  return texts
}

const field = (name: string) => screen.findByRole('textbox', { name })
const openDialog = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Plak een bestaande tekst' }))
  return within(await screen.findByRole('dialog', { name: 'Bestaande tekst plakken' }))
}
const pasteText = async (user: UserEvent, text = 'Kok gezocht!') => {
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('textbox', { name: 'Vacaturetekst' }))
  await user.paste(text)
  await user.click(dialog.getByRole('button', { name: 'Vul de velden' }))
}
const review = async () => within(await screen.findByRole('dialog', { name: 'Klopt dit?' }))

test('a pasted text fills the form after a look: what is sure, with a way back, and marked until it was looked at', async () => {
  const texts = stubReading()
  const { user } = renderApp('/create-vacancy')
  await pasteText(user)
  const dialog = await review()
  expect(texts).toEqual([{ text: 'Kok gezocht!' }])
  expect(dialog.getByText('4 velden gevonden, 1 onzeker.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Alles aanvinken' })).toHaveFocus()
  expect(dialog.getByRole('checkbox', { name: /Functietitel zeker/ })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: /Functietitel zeker/ })).toHaveAccessibleDescription('Kok')
  expect(dialog.getByText('Regel 1: "Kok gezocht!"')).toBeVisible()
  expect(dialog.getByText('Regel 4 t/m 5')).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: /Soft skills onzeker/ })).not.toBeChecked()

  await user.click(dialog.getByRole('button', { name: 'Neem 3 velden over' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Plak een bestaande tekst' })).toHaveFocus())
  expect(await field('Functietitel')).toHaveValue('Kok')
  expect(await field('Specifieke taken')).toHaveValue('Soep koken\nDe kaart schrijven')
  expect(await field('Soft skills')).toHaveValue('')
  expect(await screen.findByText('3 velden zijn gevuld uit je tekst.')).toBeVisible()
  expect(await screen.findByText('Concept bewaard')).toBeVisible()

  expect(screen.getByText('Kijk deze 3 velden nog na')).toBeVisible()
  expect(await field('Locatie')).toHaveAccessibleDescription('Uit je tekst. Kijk dit na.')
  await user.click(screen.getByRole('button', { name: 'Locatie' }))
  expect(await field('Locatie')).toHaveFocus()
  await user.tab()
  expect(screen.getByText('Kijk deze 2 velden nog na')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await field('Functietitel')).toHaveValue('')
  expect(screen.queryByText(/nog na$/)).not.toBeInTheDocument()
})

test('a field that was filled in by hand is left alone unless it is ticked', async () => {
  stubReading()
  const { user } = renderApp('/create-vacancy')
  await user.type(await field('Locatie'), 'Haren')
  await pasteText(user)
  const dialog = await review()
  expect(dialog.getByRole('checkbox', { name: /Locatie/ })).not.toBeChecked()
  expect(dialog.getByText('Staat er al: Haren')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /Locatie/ }))
  expect(dialog.getByText('Vervangt: Haren')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /Functietitel/ }))
  await user.click(dialog.getByRole('button', { name: 'Neem 2 velden over' }))
  expect(await field('Locatie')).toHaveValue('Sneek')
  expect(await field('Functietitel')).toHaveValue('')
})

test('what went nowhere can be put into a field, also what only a newer service has a field for', async () => {
  stubReading()
  const { user } = renderApp('/create-vacancy')
  await pasteText(user)
  const dialog = await review()
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Veld voor: Elke week een vrije dag' }),
    'Secundaire arbeidsvoorwaarden',
  )
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Veld voor: Iets nieuws' }), 'Specifieke taken')
  expect(dialog.getByRole('checkbox', { name: /Secundaire arbeidsvoorwaarden zelf gekozen/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Alles aanvinken' }))
  await user.click(dialog.getByRole('button', { name: 'Neem 5 velden over' }))
  expect(await field('Secundaire arbeidsvoorwaarden')).toHaveValue('Elke week een vrije dag')
  expect(await field('Specifieke taken')).toHaveValue('Soep koken\nDe kaart schrijven\nIets nieuws')
  expect(await field('Soft skills')).toHaveValue('Je blijft rustig')
})

test('a text without a vacancy says so, and leads back to the text', async () => {
  stubReading({ ...answer, fields: [] })
  const { user } = renderApp('/create-vacancy')
  await pasteText(user, 'Zonnig weer')
  const dialog = await review()
  expect(dialog.getByText('Hier staat niets wat in een veld past.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Overnemen' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Terug naar de tekst' }))
  expect(await field('Vacaturetekst')).toHaveValue('Zonnig weer')
})

test('a text that cannot be read stays, and is read again by hand', async () => {
  server.use(http.post(READ, () => HttpResponse.json(failure('internal', 'Even niet'), { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  await pasteText(user)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  expect(screen.getByText('Je tekst staat er nog.')).toBeVisible()
  expect(await field('Vacaturetekst')).toHaveValue('Kok gezocht!')
  stubReading()
  await user.click(retry)
  await review()
})

test.each([
  ['nothing', ' ', 'Plak eerst een vacaturetekst.'],
  ['too much', 'a'.repeat(limits.vacancyText + 12), 'Deze tekst is 12 tekens te lang.'],
])('%s is not sent', async (_, text, problem) => {
  const texts = stubReading()
  const { user } = renderApp('/create-vacancy')
  await pasteText(user, text)
  expect(await screen.findByText(problem)).toBeVisible()
  expect(texts).toEqual([])
})

test('a text that was pasted survives closing the dialog; the form itself is not sent', async () => {
  stubReading()
  const { user } = renderApp('/create-vacancy')
  const dialog = await openDialog(user)
  await user.type(dialog.getByRole('textbox', { name: 'Vacaturetekst' }), 'Kok')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await openDialog(user)
  expect(again.getByRole('textbox', { name: 'Vacaturetekst' })).toHaveValue('Kok')
  await user.click(again.getByRole('button', { name: 'Vul de velden' }))
  await review()
  expect(screen.queryByText('14 velden kloppen nog niet')).not.toBeInTheDocument()
})
