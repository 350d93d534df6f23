import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ParsedCv } from '@wervio/contracts'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { fakeServices, server } from '../testing/fake-services.ts'
import { STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { openReviewRow, reviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const unsure = (quote: string) => ({ confidence: 0.6, quote, places: [] })

const open = async (parsed: Partial<ParsedCv> = {}) => {
  const { handlers, saved } = stackOf([stackItem(1)], ({ name }) => ({ parsed: parsedCv({ name, ...parsed }) }))
  server.use(...handlers, noPdfWorker)
  const app = renderApp(`/add-candidate/stapel/${STACK_ID}`)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return { ...app, saved }
}
const target = (label: string) => within(reviewRow(label)).getByRole('button', { name: `${label} klopt` })
const focus = (label: string) => act(() => target(label).focus())
const input = (name: string) => screen.getByRole('textbox', { name })

test('a row has the focus, E makes it an input, Escape leaves it as it was and Enter keeps what was typed', async () => {
  const { user, saved } = await open()
  focus('Locatie')
  expect(target('Locatie')).toHaveAccessibleDescription('Assen')
  await user.keyboard('e')
  expect(input('Locatie')).toHaveFocus()
  await user.keyboard('Emmen{Escape}')
  expect(target('Locatie')).toHaveFocus()
  expect(reviewRow('Locatie')).toHaveTextContent('Assen')
  await user.keyboard('{F2}Emmen{Enter}')
  expect(screen.queryByRole('textbox', { name: 'Locatie' })).not.toBeInTheDocument()
  expect(target('Locatie')).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ location: 'Emmen' })]))
})

test('Enter says that a row is right and goes on, arrows go to the rows beside it', async () => {
  const { user } = await open({ linkedin: null })
  focus('Naam')
  await user.keyboard('{Enter}')
  expect(target('Functie')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(target('E-mailadres')).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}{Enter}')
  // Nothing was read here: Enter fills it in.
  expect(within(reviewRow('LinkedIn-adres')).getByRole('button', { name: 'Niet in het CV (wijzigen)' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(input('LinkedIn-adres')).toHaveFocus()
})

test('leaving an input keeps what was typed; an unsure field that was corrected is looked at', async () => {
  const { user } = await open({ evidence: { phone: unsure('06 1234'), title: unsure('Wijk') } })
  expect(screen.getByText('1 van 1 · 2 onzeker')).toBeVisible()
  await openReviewRow(user, 'Telefoon')
  await user.clear(input('Telefoon'))
  await user.type(input('Telefoon'), '06-87654321')
  await user.tab()
  expect(screen.queryByRole('textbox', { name: 'Telefoon' })).not.toBeInTheDocument()
  expect(reviewRow('Telefoon')).toHaveTextContent('06-87654321')
  expect(reviewRow('Telefoon')).toHaveTextContent('Nagekeken')
  expect(screen.getByText('1 van 1 · 1 onzeker')).toBeVisible()
  await openReviewRow(user, 'Functie')
  await user.keyboard('{Escape}')
  expect(screen.getByText('1 van 1 · 1 onzeker')).toBeVisible()
})

test('a confirmed row stays confirmed by Enter; its button takes it back', async () => {
  const { user } = await open({ evidence: { title: unsure('Wijk') } })
  await user.click(target('Functie'))
  expect(target('Functie')).toHaveAttribute('aria-pressed', 'true')
  focus('Functie')
  await user.keyboard('{Enter}')
  expect(target('Functie')).toHaveAttribute('aria-pressed', 'true')
  await user.click(target('Functie'))
  expect(target('Functie')).toHaveAttribute('aria-pressed', 'false')
})

test('an unsure part of a job is corrected in its own row', async () => {
  const { user, saved } = await open({ evidence: { 'experience.0.company': unsure('De Linde') } })
  focus('Bedrijf bij baan 1')
  await user.keyboard('eOmmeland{Enter}{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(saved).toEqual([
      expect.objectContaining({ experience: [expect.objectContaining({ company: 'Ommeland', start: '2019' })] }),
    ]),
  )
})

test('what can’t be saved opens its row with the reason', async () => {
  const { user, saved } = await open()
  focus('E-mailadres')
  await user.keyboard('enoor{Enter}')
  expect(await within(reviewRow('E-mailadres')).findByText('Dit is geen e-mailadres.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  await waitFor(() => expect(input('E-mailadres')).toHaveFocus())
  expect(input('E-mailadres')).toHaveAccessibleDescription('Dit is geen e-mailadres.')
  expect(saved).toEqual([])
})

const place = (page: number) => ({ page, x: 0.1, y: 0.1, width: 0.3, height: 0.02 })
const twoPhones: Partial<ParsedCv> = {
  phone: '+31612345678',
  possible_values: {
    phone: [
      { value: '+31612345678', line: 'Mobiel: 06-12345678', places: [place(1)] },
      { value: '+31592000114', line: 'Thuis 0592 000 114', places: [place(2)] },
    ],
  },
}

test('a field for which the CV gives two values offers both with their line, by click and by digit', async () => {
  const { user, saved } = await open({ ...twoPhones, evidence: { phone: unsure('06-12345678') } })
  const values = within(screen.getByRole('list', { name: 'Telefoon: wat het CV noemt' }))
  expect(reviewRow('Telefoon')).toHaveTextContent('Onzeker: het CV noemt er 2')
  expect(values.getByText('Thuis 0592 000 114')).toBeVisible()
  const [mobile, home] = values.getAllByRole('button')
  expect(mobile).toHaveAttribute('aria-pressed', 'true')
  focus('Telefoon')
  await user.keyboard('2')
  expect(home).toHaveAttribute('aria-pressed', 'true')
  expect(reviewRow('Telefoon')).toHaveTextContent('Nagekeken')
  expect(target('Telefoon')).toHaveFocus()
  await user.click(mobile ?? document.body)
  expect(home).toHaveAttribute('aria-pressed', 'false')
  await user.click(home ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    phone: '+31592000114',
    evidence: { phone: { confidence: 1, quote: 'Thuis 0592 000 114', places: [place(2)] } },
  })
  expect(saved[0]).not.toHaveProperty('possible_values')
})

test('with letters switched off only F2 and the arrows are keys of a row', async () => {
  const { user } = await open(twoPhones)
  await user.click(screen.getByRole('button', { name: 'Sneltoetsen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Losse letters en cijfers gebruiken' }))
  await user.keyboard('{Escape}')
  focus('Telefoon')
  await user.keyboard('2e')
  expect(screen.queryByRole('textbox', { name: 'Telefoon' })).not.toBeInTheDocument()
  expect(within(reviewRow('Telefoon')).getByRole('button', { name: /Mobiel: 06-12345678$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.keyboard('{F2}')
  expect(input('Telefoon')).toHaveFocus()
})
