import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addingCalls } from '../testing/fake-adding.ts'
import { parsedCv, pdfFile } from '../testing/fake-parsed-cv.ts'
import { candidate, fakeServices, server, summary } from '../testing/fake-services.ts'
import { ITEMS, stackItem } from '../testing/fake-stack.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

/** A chosen CV that asks for a look. */
const openReview = async () => {
  server.use(noPdfWorker)
  const app = renderApp('/add-candidate')
  await app.user.upload(await screen.findByLabelText('CV kiezen'), pdfFile())
  await app.user.click(screen.getByRole('button', { name: 'Maak Profiel Aan' }))
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return app
}
const form = () => screen.getByRole('form', { name: 'Gegevens uit het CV' })
const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => within(form()).getByRole('button', { name })

/** A review with something typed whose saving waits until `answer` is called; the page is left meanwhile. */
const leaveWhileSaving = async (saved = candidate()) => {
  const saving = Promise.withResolvers<void>()
  server.use(http.post(`${ITEMS}/:id/save`, async () => (await saving.promise, HttpResponse.json(saved))))
  const app = await openReview()
  await app.user.type(field('Notities'), 'Belt liever')
  expect(keptReviews()).toHaveLength(1)
  return { ...app, answer: saving.resolve }
}
const keptReviews = () => Object.keys(localStorage).filter((key) => key.includes('cv-review'))

test('a save that is answered after its page was left is told, and what was typed is forgotten', async () => {
  server.use(...addingCalls({ read: parsedCv({ phone: null, email: null }) }).handlers)
  const { user, go, address, answer } = await leaveWhileSaving()
  await user.click(button('Kandidaat opslaan'))
  await go('/elders')
  answer()
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
  expect(keptReviews()).toEqual([])
  expect(address()).toBe('/elders')
})

test('a merge that is answered after its page was left can be undone', async () => {
  const knownCandidate = candidate({ name: 'N. de Vries' })
  server.use(...addingCalls({ duplicates: [{ candidate: summary(knownCandidate), reasons: ['email'] }] }).handlers)
  const { user, go, address, answer } = await leaveWhileSaving(knownCandidate)
  await user.click(button('Voeg dit CV bij N. de Vries'))
  await go('/elders')
  answer()
  expect(await screen.findByText('Het CV staat nu bij N. de Vries.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Samenvoegen ongedaan maken' })).toBeVisible()
  expect(keptReviews()).toEqual([])
  expect(address()).toBe('/elders')
})

test('reading again does not go on once the page was left', async () => {
  const { calls, handlers } = addingCalls({ read: { problem: messages.cvParseFailed } })
  const retried = Promise.withResolvers<void>()
  server.use(...handlers)
  server.use(
    http.post(
      `${ITEMS}/:id/retry`,
      async () => (await retried.promise, calls.push('retry'), HttpResponse.json(stackItem(1, { status: 'waiting' }))),
    ),
  )
  const { user, go } = await openReview()
  await user.click(button('Opnieuw lezen'))
  await go('/elders')
  server.use(...addingCalls().handlers)
  retried.resolve()
  await waitFor(() => expect(calls).toContain('retry'))
  await go('/add-candidate')
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeDisabled()
  expect(screen.queryByText('Noor de Vries is toegevoegd.')).not.toBeInTheDocument()
})
