import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const cvRegion = () => within(screen.getByRole('region', { name: 'Uit het CV' }))
const titleBox = () => cvRegion().getByRole('textbox', { name: 'Functietitel' })
const conflict = {
  ...failure('candidate_conflict', messages.candidateConflict),
  current: candidate({ title: 'Verzorgende' }),
  conflicts: ['title'],
}
/** Opens a profile and types another job title into it. */
const openWithTitle = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  await app.user.click(cvRegion().getByRole('button', { name: 'Functietitel wijzigen' }))
  await app.user.clear(titleBox())
  await app.user.type(titleBox(), 'Teamleider')
  return app
}
const save = () => cvRegion().getByRole('button', { name: 'Opslaan' })

test('a change that can not be stored keeps its words, and goes after a second attempt', async () => {
  const { handlers } = profileCalls()
  server.use(
    http.put(ONE, () => HttpResponse.json(failure(), { status: 500 }), { once: true }),
    ...handlers,
  )
  const { user } = await openWithTitle()
  await user.click(save())
  expect(await screen.findByText('Van de server')).toBeVisible()
  expect(titleBox()).toHaveValue('Teamleider')
  await waitFor(() => expect(titleBox()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Functietitel gewijzigd.')).toBeVisible()
  expect(cvRegion().queryByRole('textbox')).not.toBeInTheDocument()
  expect(cvRegion().getByRole('button', { name: 'Functietitel wijzigen' })).toHaveFocus()
})

test('the words wait in the form while a conflict is looked at, and stay when no choice is made', async () => {
  server.use(
    http.put(ONE, () => HttpResponse.json(conflict, { status: 409 })),
    ...profileCalls().handlers,
  )
  const { user } = await openWithTitle()
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
  expect(titleBox()).toHaveValue('Teamleider')
  expect(save()).toBeEnabled()
})

test('the choice for what the other one wrote closes the form', async () => {
  server.use(
    http.put(ONE, () => HttpResponse.json(conflict, { status: 409 })),
    ...profileCalls().handlers,
  )
  const { user } = await openWithTitle()
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  await user.click(dialog.getByRole('radio', { name: 'Verzorgende' }))
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(cvRegion().queryByRole('textbox')).not.toBeInTheDocument())
  expect(cvRegion().getByText('Verzorgende')).toBeVisible()
})

test('a conflict that comes after the profile was left is told', async () => {
  const response = Promise.withResolvers<void>()
  server.use(
    http.put(ONE, async () => (await response.promise, HttpResponse.json(conflict, { status: 409 }))),
    ...profileCalls().handlers,
  )
  const { user, go } = await openWithTitle()
  await user.click(save())
  await go('/elders')
  await user.click(await screen.findByRole('button', { name: 'Toch weggaan' }))
  response.resolve()
  expect(
    await screen.findByText(
      'Iemand anders heeft Noor de Vries intussen ook gewijzigd. Jouw wijziging is niet opgeslagen.',
    ),
  ).toBeVisible()
})

test('Escape closes a form with nothing new in it only, and leaving asks about the rest', async () => {
  const timeline = [event('application_added', { vacancy_id: 'v2', vacancy_title: 'Kok', stage: '1' })]
  server.use(...profileCalls({ timeline }).handlers)
  const { user, address } = await openWithTitle()
  await user.keyboard('{Escape}')
  expect(titleBox()).toHaveValue('Teamleider')
  await user.click(screen.getByRole('link', { name: 'Kok' }))
  const question = within(await screen.findByRole('dialog', { name: 'Je wijzigingen zijn nog niet opgeslagen' }))
  expect(question.getByText('Als je nu weggaat, zijn ze weg.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Hier blijven' }))
  await user.click(cvRegion().getByRole('button', { name: 'Annuleren' }))
  await user.click(screen.getByRole('link', { name: 'Kok' }))
  expect(await screen.findByText('Ergens anders')).toBeVisible()
  expect(address()).toBe('/vacancy/v2')
})

test('a word that is typed and not yet added is not thrown away by Escape', async () => {
  server.use(...profileCalls().handlers)
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  await user.click(cvRegion().getByRole('button', { name: 'Vaardigheden wijzigen' }))
  const word = cvRegion().getByRole('textbox', { name: 'Vaardigheid toevoegen' })
  await user.type(word, 'Stoma{Escape}')
  expect(word).toHaveValue('Stoma')
  await user.clear(word)
  await user.keyboard('{Escape}')
  expect(word).not.toBeInTheDocument()
})
