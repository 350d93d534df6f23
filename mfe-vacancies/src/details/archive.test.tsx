import { beforeEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { profileQuery } from '@wervio/api-client'
import { recruiterProfile } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, ID, server, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

let archivedAt: string | null
const answer = () => HttpResponse.json(vacancy({ archived_at: archivedAt }))
const moveTo = (moment: string | null) => () => {
  archivedAt = moment
  return answer()
}
beforeEach(() => {
  archivedAt = null
  server.use(
    http.get(`${VACANCIES}/:id`, answer),
    http.post(`${VACANCIES}/:id/archive`, moveTo('2026-03-01T10:00:00.000Z')),
    http.post(`${VACANCIES}/:id/restore`, moveTo(null)),
  )
})

const NOTICE = 'Deze vacature staat in het archief'
const open = async () => {
  const app = renderApp(`/vacancy/${ID}`)
  const choose = async (item: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Meer' }))
    await app.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await screen.findByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })
  return { ...app, choose }
}

test('archiving says so on the page, and the toast takes it back', async () => {
  const { user, choose } = await open()
  expect(screen.queryByText(NOTICE)).toBeNull()
  await choose('Archiveren')
  expect(await screen.findByText(NOTICE)).toBeVisible()
  expect(await screen.findByText('De vacature "Wijkverpleegkundige" staat nu in het archief.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('De vacature "Wijkverpleegkundige" is terug uit het archief.')).toBeVisible()
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(archivedAt).toBeNull()
})

test('the log of who saw and changed it is a step away for owners, and for nobody else', async () => {
  const { user, queries, address } = await open()
  const openMenu = async () => user.click(screen.getByRole('button', { name: 'Meer' }))
  const name = 'Wie heeft dit gezien of gewijzigd?'
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Archiveren' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name })).toBeNull()
  await user.keyboard('{Escape}')
  act(() => void queries.setQueryData(profileQuery.queryKey, recruiterProfile({ role: 'owner' })))
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name }))
  expect(address()).toBe(`/profile/audit-log?vacature=${ID}`)
})

test.each(['notice', 'menu'])('an archived vacancy opens, and comes back by the %s', async (way) => {
  archivedAt = '2026-03-01T10:00:00.000Z'
  const { user, choose } = await open()
  expect(await screen.findByText(NOTICE)).toBeVisible()
  if (way === 'menu') await choose('Terugzetten uit het archief')
  else await user.click(screen.getByRole('button', { name: 'Terugzetten' }))
  expect(await screen.findByText('De vacature "Wijkverpleegkundige" is terug uit het archief.')).toBeVisible()
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(archivedAt).toBeNull()
  expect(
    way === 'menu' ? screen.getByRole('button', { name: 'Meer' }) : screen.getByRole('heading', { level: 1 }),
  ).toHaveFocus()
})

test('what could not be archived stays out of the archive and says why', async () => {
  server.use(http.post(`${VACANCIES}/:id/archive`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { choose } = await open()
  await choose('Archiveren')
  expect(await screen.findByText(messages.vacancyArchiveFailed)).toBeVisible()
  expect(screen.queryByText(NOTICE)).toBeNull()
})
