import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { fakeServices, server, summary } from '../testing/fake-services.ts'
import { STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { reviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const STACK = `/add-candidate/stapel/${STACK_ID}`
const alikeTo = (number: number) => ({
  alike_items: [{ item_id: stackItem(number).id, reasons: ['email' as const, 'phone' as const] }],
})
const rowTexts = () =>
  within(screen.getByRole('list', { name: 'CV’s in deze stapel' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('two CVs of one person are seen as such before either is saved, and afterwards can be joined', async () => {
  let isSaved = false
  const { handlers, saved } = stackOf(
    [stackItem(1, alikeTo(3)), stackItem(2), stackItem(3, alikeTo(1))],
    ({ name }) => ({
      parsed: parsedCv({ name }),
      duplicates: isSaved ? [{ candidate: summary({ name: 'Kandidaat 1' }), reasons: ['email'] }] : [],
    }),
  )
  server.use(...handlers)
  server.use(noPdfWorker)
  const { user } = renderApp(STACK)
  const form = await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  expect(rowTexts()).toEqual([
    'Kandidaat 1Misschien dubbel · zie 3',
    'Kandidaat 2Na te kijken · Planner',
    'Kandidaat 3Misschien dubbel · zie 1',
  ])
  expect(within(form).getByText('Misschien dubbel met nummer 3, Kandidaat 3.')).toBeVisible()
  expect(within(form).getByText(/^Zelfde e-mailadres en zelfde telefoonnummer\./)).toBeVisible()
  await user.click(within(form).getByRole('button', { name: 'Bekijk nummer 3' }))
  expect(await screen.findByText('Misschien dubbel met nummer 1, Kandidaat 1.')).toBeVisible()
  await waitForViewerFallback()
  isSaved = true
  await user.click(screen.getByRole('button', { name: 'Bekijk nummer 1' }))
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 1'))
  await waitForViewerFallback()
  await user.click(screen.getByRole('button', { name: 'Opslaan en volgende' }))
  await waitFor(() => expect(reviewRow('Naam')).toHaveTextContent('Kandidaat 2'))
  await waitForViewerFallback()
  expect(saved).toHaveLength(1)
  await user.keyboard('j')
  expect(await screen.findByRole('button', { name: 'Voeg dit CV bij Kandidaat 1' })).toBeVisible()
  await waitForViewerFallback()
  expect(screen.queryByText(/^Misschien dubbel met nummer/)).not.toBeInTheDocument()
})
