import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryKeys } from '@wervio/api-client'
import { testConfig } from '@wervio/testing/page-config'
import { fakeServices, importNamed, refusal, stackNamed } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const { answerImports, answerStacks, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne'))

const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const open = async (name: string) => {
  const user = userEvent.setup()
  await user.click(await bell(name))
  return { user, panel: within(screen.getByRole('dialog', { name: 'Notificaties' })) }
}

test('the bell counts the CVs that wait for a look, and leads to each stack with what is left to do', async () => {
  const [first, second] = [stackNamed(1, { to_review: 10, unread: 2 }), stackNamed(2, { to_review: 2, saved: 5 })]
  answerStacks([first, second])
  renderShell('/mail')
  const { panel } = await open('Notificaties 12 CV’s na te kijken')
  const button = await bell('Notificaties 12 CV’s na te kijken')
  expect(button).toHaveTextContent(/12$/)
  // What is seen makes the name, so that it can be said aloud (WCAG 2.5.3).
  expect(button).not.toHaveAttribute('aria-label')
  const links = panel.getAllByRole('link', { name: /CV/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [first, second].map(({ id }) => `/add-candidate/stapel/${id}`),
  )
  expect(links[0]).toHaveTextContent('12 CV’s van 3 nov')
  expect(links[0]).toHaveTextContent('10 na te kijken · 2 worden gelezen · nog niets opgeslagen')
  expect(links[1]).toHaveTextContent('2 na te kijken · 5 opgeslagen')
})

test('CVs that are still being read are said, without a number to work through', async () => {
  answerStacks([stackNamed(1, { unread: 3 })])
  renderShell('/mail')
  expect(await bell('Notificaties 3 CV’s worden gelezen')).toHaveTextContent(/gelezen$/)
})

test('on a phone the button of the menu says what waits behind the bell', async () => {
  answerStacks([stackNamed(1, { to_review: 2 })])
  renderShell('/mail')
  await bell('Notificaties 2 CV’s na te kijken')
  expect(screen.getByRole('button', { name: 'Menu openen', hidden: true })).toHaveAccessibleDescription(
    '2 CV’s na te kijken',
  )
})

test('a stack that was worked on is counted as it is now', async () => {
  answerStacks([stackNamed(1, { to_review: 2 })])
  const { queries } = renderShell('/mail')
  await bell('Notificaties 2 CV’s na te kijken')
  answerStacks([])
  void queries.invalidateQueries({ queryKey: queryKeys.candidates.importProgress })
  expect(await bell('Notificaties')).toBeVisible()
})

test('counts that did not come are told in the panel, and tried again', async () => {
  answerStacks(refusal('internal', 'Stuk'), { status: 500 })
  renderShell('/mail')
  const { user, panel } = await open('Notificaties')
  expect(await panel.findByText('Je stapels CV’s konden we nu niet ophalen.')).toBeVisible()
  answerStacks([stackNamed(1, { to_review: 1 })])
  await user.click(panel.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await panel.findByRole('link', { name: /CV/ })).toHaveTextContent('1 CV van 3 nov')
})

test('without the part that reads CVs nothing is asked of it', async () => {
  answerStacks([stackNamed(1, { to_review: 2 })])
  const { queries } = renderShell('/profile', testConfig, { remotes: [] })
  const { panel } = await open('Notificaties')
  expect(await panel.findByText('Nog geen meldingen')).toBeVisible()
  expect(queries.getQueryState(queryKeys.candidates.importProgress)).toMatchObject({ fetchStatus: 'idle' })
})

test('a recording that is done rings: the bell counts it until it was looked at, and a message leads there', async () => {
  answerImports([importNamed(1)])
  const { queries, address } = renderShell('/mail')
  expect(await bell('Notificaties 1 opname wordt verwerkt')).toBeVisible()
  answerImports([importNamed(1, { state: 'done' })])
  void queries.invalidateQueries({ queryKey: queryKeys.recordings.imports })
  expect(await screen.findByText('gesprek-1.mp3 is uitgeschreven en samengevat.')).toBeVisible()
  const { user, panel } = await open('Notificaties 1 gesprek klaar')
  expect(panel.getByRole('link', { name: /gesprek-1\.mp3/ })).toHaveAttribute('href', `/gesprek/${importNamed(1).id}`)
  await user.keyboard('{Escape}')
  expect(await bell('Notificaties')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bekijk' }))
  expect(address()).toBe(`/gesprek/${importNamed(1).id}`)
})

test('a recording that failed leads to the page where it can be tried again', async () => {
  answerImports([importNamed(1, { state: 'failed', error: 'Er is geen geluid.' })])
  answerStacks([stackNamed(1, { to_review: 2 })])
  renderShell('/mail')
  const { panel } = await open('Notificaties 2 CV’s na te kijken, 1 opname mislukt')
  expect(panel.getByRole('link', { name: /gesprek-1\.mp3/ })).toHaveAttribute('href', '/import-recording')
  expect(panel.getByText('Verwerken is niet gelukt')).toBeVisible()
})
