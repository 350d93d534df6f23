import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { userStorage } from '@wervio/session'
import { stubScreen } from '@wervio/testing'
import { match, pipelineOf } from '../testing/fake-matches.ts'
import { fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/vacancy/${ID}?tab=matches`
const open = async (path = PATH) => {
  const app = renderApp(path)
  await screen.findByRole('article', { name: 'Amira Haddou' })
  return app
}
const column = () => screen.queryByRole('region', { name: 'Gesprek Gepland 1' })
const list = () => screen.queryByRole('list', { name: 'Kandidaten in de procedure' })

beforeEach(() => server.use(...pipelineOf([match(1, 'Amira Haddou', {}, { stage: 3 })])))

test('on a wide screen the columns come first, on a narrow one the list', async () => {
  stubScreen(1440)
  const { unmount } = await open()
  expect(column()).toBeVisible()
  expect(list()).toBeNull()
  expect(screen.getByRole('button', { name: 'Kolommen', pressed: true })).toBeVisible()
  unmount()
  stubScreen(1000)
  await open()
  expect(list()).toBeVisible()
  expect(column()).toBeNull()
})

test('the layout that somebody chose stands in the address and is there the next time', async () => {
  stubScreen(1440)
  const { user, address, unmount } = await open()
  await user.click(screen.getByRole('button', { name: 'Lijst' }))
  expect(list()).toBeVisible()
  expect(address()).toBe(`${PATH}&weergave=lijst`)
  expect(userStorage('u1').get('match-layout')).toBe('lijst')
  unmount()
  const second = await open()
  expect(list()).toBeVisible()
  second.unmount()
  await open(`${PATH}&weergave=kolommen`)
  expect(column()).toBeVisible()
})

test.each([
  ['wide', 1],
  ['narrow', 1],
] as const)('on a %s screen the card or its column says the stage of somebody once', async (width, times) => {
  stubScreen(width === 'wide' ? 1440 : 1000)
  await open()
  const card = screen.getByRole('article', { name: 'Amira Haddou' })
  const place = width === 'wide' ? column() : card
  if (!place) throw new Error('no column')
  expect(within(place).getAllByText('Gesprek Gepland')).toHaveLength(times)
  expect(within(card).queryByRole('combobox')).toBeNull()
})

test('on a phone two rows are enough: choosing, the layout and the order are behind a menu', async () => {
  stubScreen(390)
  const { user } = await open()
  expect(screen.getByRole('button', { name: 'Alle 1', pressed: true })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Stap' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Kandidaat toevoegen' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Volgorde' })).toBeNull()
  const menu = screen.getByRole('button', { name: 'Meer over de lijst' })
  await user.click(menu)
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Selecteren',
    'Kolommen',
    'Volgorde: Matchscore',
    'Volgorde: Verst in de procedure',
    'Volgorde: Laatst gewijzigd',
    'Volgorde: Naam',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Selecteren' }))
  expect(await screen.findByRole('checkbox', { name: 'Selecteer Amira Haddou' })).toBeVisible()
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Kolommen' }))
  expect(column()).toBeVisible()
})
