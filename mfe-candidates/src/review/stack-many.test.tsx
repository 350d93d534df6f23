import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { failure, fakeServices, server, summary } from '../testing/fake-services.ts'
import { ITEMS, STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const list = () => within(screen.getByRole('list', { name: 'CV’s in deze stapel' }))
const box = (number: number) => list().getByRole('checkbox', { name: `Selecteer Kandidaat ${number}` })
const row = (number: number) => list().getByRole('button', { name: new RegExp(`^Kandidaat ${number}`) })
const bar = () => within(screen.getByRole('region', { name: 'Selectie' }))

/** Number 2 has an unsure field, number 3 is somebody who is there already, number 5 is saved. */
const open = async () => {
  const items = [1, 2, 3, 4].map((number) => stackItem(number))
  const stack = stackOf([...items, stackItem(5, { status: 'saved' })], ({ name }) => ({
    parsed: parsedCv({
      name,
      ...(name === 'Kandidaat 2' && { evidence: { email: { confidence: 0.5, quote: 'noor', places: [] } } }),
    }),
    duplicates: name === 'Kandidaat 3' ? [{ candidate: summary(), reasons: ['email'] }] : [],
  }))
  server.use(...stack.handlers, noPdfWorker)
  const app = renderApp(`/add-candidate/stapel/${STACK_ID}`)
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return { ...app, ...stack }
}

test('chosen CVs in which nothing is unsure are saved, the others stay chosen with their reason', async () => {
  const { user, saved } = await open()
  expect(list().queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Selecteren' }))
  await user.click(bar().getByRole('button', { name: 'Selecteer alle 4' }))
  expect(list().queryByRole('checkbox', { name: 'Selecteer Kandidaat 5' })).not.toBeInTheDocument()
  await user.click(bar().getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Opslaan: 2 gelukt, 2 niet.')).toBeVisible()
  expect(screen.getByText('2 kandidaten zijn toegevoegd.')).toBeVisible()
  expect(bar().getByText('Kandidaat 2: Hier is nog iets onzeker. Kijk dat eerst na.')).toBeVisible()
  expect(bar().getByText('Kandidaat 3: Deze kandidaat is er misschien al. Kijk dat eerst na.')).toBeVisible()
  expect(saved).toHaveLength(2)
  expect(saved).toEqual(
    expect.arrayContaining([1, 4].map((number) => expect.objectContaining({ name: `Kandidaat ${number}` }))),
  )
  expect(box(2)).toBeChecked()
  expect(box(3)).toBeChecked()
  expect(row(1)).toHaveTextContent('Opgeslagen')
  expect(screen.getByText('3 van 5 nagekeken')).toBeVisible()
})

test('what somebody confirmed in a CV before counts, and is saved with it', async () => {
  const { user, saved } = await open()
  await user.click(row(2))
  await user.click(await screen.findByRole('button', { name: 'E-mailadres klopt' }))
  await waitForViewerFallback()
  await user.click(screen.getByRole('button', { name: 'Selecteren' }))
  await user.click(box(2))
  await user.click(bar().getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('1 kandidaat is toegevoegd.')).toBeVisible()
  expect(saved).toMatchObject([{ name: 'Kandidaat 2', evidence: { email: { confidence: 1 } } }])
})

test('chosen CVs are left out after a question; one that fails stays chosen and can be tried again', async () => {
  const { user, items } = await open()
  server.use(
    http.delete(`${ITEMS}/${stackItem(4).id}`, () => HttpResponse.json(failure(), { status: 500 }), { once: true }),
  )
  await user.click(screen.getByRole('button', { name: 'Selecteren' }))
  // A click on a row chooses it instead of opening it, and with Shift all rows up to it.
  await user.click(row(2))
  await user.keyboard('{Shift>}')
  await user.click(row(4))
  await user.keyboard('{/Shift}')
  expect(bar().getByText('3 geselecteerd')).toBeVisible()
  expect(row(1)).toHaveAttribute('aria-current', 'true')
  await user.click(bar().getByRole('button', { name: 'Weglaten' }))
  const question = within(await screen.findByRole('dialog', { name: '3 CV’s weglaten?' }))
  expect(items()).toHaveLength(5)
  await user.click(question.getByRole('button', { name: 'Weglaten' }))
  expect(await screen.findByText('Weglaten: 2 gelukt, 1 niet.')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Probeer de rest opnieuw' }))
  await waitFor(() => expect(items().map(({ name }) => name)).toEqual(['Kandidaat 1', 'Kandidaat 5']))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2))
})

test('with the keyboard: X chooses, Shift with an arrow goes on, Escape ends it', async () => {
  const { user } = await open()
  await user.click(row(2))
  await waitFor(() => expect(row(2)).toHaveAttribute('aria-current', 'true'))
  await waitForViewerFallback()
  row(1).focus()
  await user.keyboard('x')
  expect(box(1)).toBeChecked()
  row(1).focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(bar().getByText('3 geselecteerd')).toBeVisible()
  expect(row(3)).toHaveFocus()
  await user.keyboard(' ')
  expect(box(3)).not.toBeChecked()
  await user.keyboard('{Escape}')
  expect(list().queryByRole('checkbox')).not.toBeInTheDocument()
  expect(row(2)).toHaveAttribute('aria-current', 'true')
})
