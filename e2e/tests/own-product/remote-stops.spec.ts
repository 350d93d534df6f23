import { ownTest as test, expect } from '../../support/own-product.ts'
import { createServer, type Server } from 'node:http'
import { homePage, newVacancy } from '../../support/marks.ts'

test.describe.configure({ mode: 'serial' })

const NOISE = /Failed to load|net::ERR|preload|Federation Runtime|RUNTIME-|Remote\w*Error/

const unreachable = { name: 'Dit onderdeel is nu niet bereikbaar' }

test('a remote that is stopped leaves the rest working and comes back by the retry button', async ({
  signedIn: page,
  ownProduct,
  complaints,
}) => {
  complaints.allow(NOISE)
  await page.goto('/dashboard')
  await ownProduct.stopOne('mfe-vacancies')
  const menu = page.getByRole('navigation', { name: 'Snel naar' })
  await menu.getByRole('link', { name: 'Vacatures' }).click()
  await expect(page.getByRole('heading', unreachable)).toBeVisible({ timeout: 20_000 })
  await menu.getByRole('link', { name: 'Kandidaten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kandidaten' })).toBeVisible()
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
  await page.goto('/vacancy-dashboard')
  await expect(page.getByRole('heading', unreachable)).toBeVisible({ timeout: 20_000 })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await ownProduct.startOne('mfe-vacancies')
  await page.getByRole('button', { name: /opnieuw/i }).click()
  await expect(newVacancy(page)).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

const answerGarbage = async (port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': request.url?.endsWith('.json') ? 'application/json' : 'text/javascript',
      'access-control-allow-origin': '*',
    })
    response.end('\u0000\u0001 not what you wanted <<<')
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}

test('a server that answers garbage in its place takes nothing else with it', async ({
  signedIn: page,
  ownProduct,
  complaints,
}) => {
  complaints.allow(NOISE, /integrity|SyntaxError/)
  await ownProduct.stopOne('mfe-vacancies')
  const garbage = await answerGarbage(Number(new URL(ownProduct.urls.vacancies).port))
  try {
    await page.goto('/vacancy-dashboard')
    await expect(page.getByRole('heading', unreachable)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('navigation', { name: 'Werkruimte' }).getByRole('link', { name: 'Profiel' }).click()
    await expect(page.getByRole('form', { name: 'Profiel' })).toBeVisible()
    await page.goto('/')
    await expect(homePage(page)).toBeVisible()
    await page.goto('/create-vacancy')
    await expect(page.getByRole('heading', unreachable)).toBeVisible({ timeout: 20_000 })
  } finally {
    garbage.closeAllConnections()
    await new Promise((resolve) => garbage.close(resolve))
    await ownProduct.startOne('mfe-vacancies')
  }
  await page.getByRole('button', { name: /opnieuw/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe Vacature' })).toBeVisible({ timeout: 20_000 })
})
