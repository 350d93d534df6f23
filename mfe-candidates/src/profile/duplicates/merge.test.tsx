import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type TimelineEvent } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, CANDIDATES, failure, fakeServices, ID, server, summary } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { mergeRows } from './merge-rows.ts'

fakeServices()

const OTHER = '5e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22'
const other = candidate({
  id: OTHER,
  name: 'N. de Vries',
  email: 'n.devries@example.nl',
  summary: 'Werkt graag in de wijk.',
  location: null,
})
const duplicates = [{ candidate: summary({ id: OTHER, name: 'N. de Vries' }), reasons: ['phone' as const] }]

const openMerge = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await app.user.click(await screen.findByRole('button', { name: 'Vergelijk met N. de Vries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Samenvoegen' }))
  await dialog.findByText('Kies per veld wat blijft.')
  return { ...app, dialog }
}

test('somebody who may be there twice is shown, compared per field, and merged', async () => {
  const merges: unknown[] = []
  const { handlers } = profileCalls({ duplicates })
  server.use(...handlers)
  server.use(
    http.get(`${CANDIDATES}/${OTHER}`, () => HttpResponse.json(other)),
    http.post(
      `${ONE}/merge`,
      async ({ request }) => (
        merges.push(await request.json()),
        HttpResponse.json(candidate({ email: 'n.devries@example.nl' }))
      ),
    ),
  )
  const { user, dialog } = await openMerge()
  expect(screen.getByText('Zelfde telefoonnummer')).toBeInTheDocument()
  const email = within(dialog.getByRole('group', { name: 'E-mailadres' }))
  expect(email.getByRole('radio', { name: 'noor@example.nl' })).toBeChecked()
  await user.click(email.getByRole('radio', { name: 'n.devries@example.nl' }))
  expect(dialog.getByText('Wordt aangevuld: samenvatting.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Samenvoegen' }))
  expect(await screen.findByText('N. de Vries is bij deze kandidaat gevoegd.')).toBeVisible()
  expect(merges).toEqual([{ other_id: OTHER, take: ['email'] }])
  expect(screen.getByRole('link', { name: 'n.devries@example.nl' })).toBeVisible()
})

test('without a session the other one can not be compared, which leads to sign-in', async () => {
  server.use(...profileCalls({ duplicates }).handlers)
  server.use(
    http.get(`${CANDIDATES}/${OTHER}`, () =>
      HttpResponse.json(failure('not_signed_in', messages.notSignedIn), { status: 401 }),
    ),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Vergelijk met N. de Vries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Samenvoegen' }))
  expect(await dialog.findByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test.each([
  [true, 'Zelfde e-mailadres · Zelfde naam'],
  [false, 'Zelfde e-mailadres · Bijna dezelfde naam'],
  [undefined, 'Zelfde e-mailadres · Bijna dezelfde naam'],
])('a name that is the same (%s) is called so: %s', async (same, text) => {
  server.use(
    ...profileCalls({
      duplicates: [
        {
          candidate: summary({ id: OTHER, name: 'N. de Vries' }),
          reasons: ['email', 'name'],
          ...(same !== undefined && { same_name: same }),
        },
      ],
    }).handlers,
  )
  renderApp(`/kandidaat-profiel/${ID}`)
  expect(await screen.findByText(text)).toBeVisible()
})

test('a merge that fails changes nothing and says so', async () => {
  server.use(...profileCalls({ duplicates }).handlers)
  server.use(
    http.get(`${CANDIDATES}/${OTHER}`, () => HttpResponse.json(other)),
    http.post(`${ONE}/merge`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  const { user, dialog } = await openMerge()
  await user.click(dialog.getByRole('button', { name: 'Samenvoegen' }))
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByText(messages.candidateMergeFailed)).toBeVisible()
  expect(alert.getByText('Er is niets veranderd.')).toBeVisible()
})

test('only what differs is asked, and what one lacks is filled in', () => {
  const rows = mergeRows(candidate({ email: null }), other)
  expect(rows.map(({ field, needsChoice }) => [field, needsChoice])).toEqual([
    ['name', true],
    ['email', false],
    ['summary', false],
    ['cv', true],
  ])
})

const stubUnmerge = () => {
  let requestCount = 0
  server.use(
    http.post(
      `${ONE}/unmerge`,
      () => ((requestCount += 1), HttpResponse.json({ candidate: candidate({ title: 'Zoals eerst' }), other })),
    ),
  )
  return () => requestCount
}

test('a merge is undone from its message', async () => {
  server.use(...profileCalls({ duplicates }).handlers)
  server.use(
    http.get(`${CANDIDATES}/${OTHER}`, () => HttpResponse.json(other)),
    http.post(`${ONE}/merge`, () => HttpResponse.json(candidate({ email: 'n.devries@example.nl' }))),
  )
  const unmergeCount = stubUnmerge()
  const { user, dialog } = await openMerge()
  expect(
    screen.getByText(/Je kunt dit 60 minuten ongedaan maken, zolang niemand de kandidaat wijzigt\.$/),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Samenvoegen' }))
  await user.click(await screen.findByRole('button', { name: 'Samenvoegen ongedaan maken' }))
  expect(await screen.findByText('Noor de Vries en N. de Vries staan er weer apart.')).toBeVisible()
  expect(screen.getByText('Zoals eerst')).toBeVisible()
  expect(unmergeCount()).toBe(1)
})

const mergedEvent = (minutes: number) =>
  event('merged', { name: 'N. de Vries', until: new Date(Date.now() + minutes * 60_000).toISOString() })
const timelineWith = async (...timeline: TimelineEvent[]) => {
  server.use(...profileCalls({ timeline }).handlers)
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByText('Samengevoegd met N. de Vries')
  return app
}
const undoButton = () => screen.queryByRole('button', { name: 'Samenvoegen ongedaan maken' })

test('or from the timeline, as long as nothing happened since and it is in time', async () => {
  for (const timeline of [[mergedEvent(-1)], [event('status', { from: 'nieuw', to: 'in_proces' }), mergedEvent(10)]]) {
    const { unmount } = await timelineWith(...timeline)
    expect(undoButton()).not.toBeInTheDocument()
    unmount()
  }
  const unmergeCount = stubUnmerge()
  const { user } = await timelineWith(mergedEvent(10), event('created'))
  await user.click(screen.getByRole('button', { name: 'Samenvoegen ongedaan maken' }))
  expect(await screen.findByText('Noor de Vries en N. de Vries staan er weer apart.')).toBeVisible()
  expect(unmergeCount()).toBe(1)
})

test('when it can not be undone any more that is said, and nothing changes', async () => {
  const { user } = await timelineWith(mergedEvent(10))
  server.use(
    http.post(`${ONE}/unmerge`, () =>
      HttpResponse.json(failure('conflict', messages.candidateUnmergeLate), { status: 409 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Samenvoegen ongedaan maken' }))
  expect(await screen.findByText(messages.candidateUnmergeLate)).toBeVisible()
})
