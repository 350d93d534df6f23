import type { Page } from '@playwright/test'
import { breakRemote } from '../support/faults/faulty-remote.ts'
import { combine, faultNames, parts } from '../support/faults/faults.ts'
import { holdClock, leap } from '../support/faults/page-clock.ts'
import { arriveBy, comeBack, expectOthersAlive, ways } from '../support/faults/ways.ts'
import { serveWithoutIntegrity } from '../support/serve-registry.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { newVacancy } from '../support/marks.ts'

/**
 * Faults on the files of a remote, met in every way: each pair of fault, file and way, and with `npm test -- --all`
 * every combination of the three; the loader itself meets them all in `loader-faults.test.ts`. Left out:
 * - blocked by CSP: a policy stands for the life of a document, so there is no recovery without a reload to prove, and
 *   nothing to lift between a preload and the click; that row has tests of its own below.
 */
const liftable = faultNames.filter((fault) => fault !== 'blocked by CSP')

const NOISE =
  /Failed to load|net::ERR|preload|integrity|SyntaxError|MIME type|\[ Federation Runtime|RUNTIME-|ChunkLoadError|Remote\w*Error|^uncaught $/

const unreachable = (page: Page) => page.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })

/** Files that hang are given up at the loader's own limits, without the wait. */
const expectGivenUp = (page: Page) =>
  expect(async () => {
    await leap(page)
    await expect(unreachable(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })

for (const [fault, part, way] of combine(liftable, ways, process.env['WERVIO_TEST_ALL'] === '1'))
  test(`${fault} × ${part} × ${way}: the rest lives, and it recovers without a reload`, async ({
    page,
    urls,
    complaints,
  }) => {
    complaints.allow(NOISE)
    if (fault === 'hang') await holdClock(page)
    if (fault === 'wrong global') await serveWithoutIntegrity(page)
    const faulty = await breakRemote(page, urls.vacancies, fault, part)
    await arriveBy(page, way, faulty)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await expectOthersAlive(page)
    await comeBack(page)

    if (fault === 'slow') await faulty.lift()
    else {
      if (fault === 'hang') await expectGivenUp(page)
      await expect(unreachable(page)).toBeVisible({ timeout: 30_000 })
      await faulty.lift()
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    }
    await expect(newVacancy(page)).toBeVisible({ timeout: 20_000 })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

for (const part of parts)
  test(`blocked by CSP × ${part}: the rest lives, and the next full load has it`, async ({
    page,
    urls,
    complaints,
  }) => {
    complaints.allow(NOISE, /Content Security Policy/)
    const faulty = await breakRemote(page, urls.vacancies, 'blocked by CSP', part)
    await page.goto('/vacancy-dashboard')
    await expect(page.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })).toBeVisible({
      timeout: 30_000,
    })
    await expectOthersAlive(page)
    await faulty.lift()
    await page.goto('/vacancy-dashboard')
    await expect(newVacancy(page)).toBeVisible()
  })
