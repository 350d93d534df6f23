import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BenchRow } from '../bench.ts'
import { compressedSize, freshContext, openBrowser, scriptsOf } from '../federation/browser.ts'
import { median } from '../federation/throttled.ts'
import { EVENTS } from './busy-week.ts'
import { startAgenda } from './product.ts'
import { pageAtRest } from '../../support/page-at-rest.ts'

/** Milliseconds of a frame of a screen of 60 Hz. */
const FRAME = 1_000 / 60
const RUNS = 3
const SCROLLED_FRAMES = 240
const WORDS = 'tweede gesprek 12'
const FEW = 10
/** What msal-browser calls itself in every request that it makes, in no other code. */
const MICROSOFT_CODE = 'msal.js.browser'
/** Bytes that msal-browser has by now, with a tenth to grow. */
const CODE_LIMIT = 70 * 1_024

const firstAppointment = (page: Page) => page.getByRole('article', { name: 'Kennismaking 0', exact: true })

type Frames = { frames: number; milliseconds: number; dropped: number }

/** Counts frames from now on; the function that it leaves in the page ends it. */
const countFrames = (page: Page): Promise<void> =>
  page.evaluate((frame) => {
    const times: number[] = []
    let isCounting = true
    const note = (now: number): void => {
      times.push(now)
      if (isCounting) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, {
      framesSoFar: () => {
        isCounting = false
        const steps = times.slice(1).map((time, index) => time - (times[index] ?? time))
        return {
          frames: steps.length,
          milliseconds: steps.reduce((sum, step) => sum + step, 0),
          dropped: steps.reduce((sum, step) => sum + Math.max(0, Math.round(step / frame) - 1), 0),
        }
      },
    })
  }, FRAME)
const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(() => (window as unknown as { framesSoFar: () => Frames }).framesSoFar())

const open = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${origin}/agenda`)
  await firstAppointment(page).waitFor()
  await pageAtRest(page)
  return page
}

const scrolling = async (page: Page): Promise<Frames> => {
  await countFrames(page)
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let remaining = count
        const step = () => {
          remaining -= 1
          if (remaining === 0) return resolve()
          window.scrollBy({ top: 100, behavior: 'instant' })
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    SCROLLED_FRAMES,
  )
  return framesOf(page)
}

const filtering = async (page: Page): Promise<Frames> => {
  const field = page.getByRole('searchbox', { name: 'Zoek in deze week' })
  await field.focus()
  await countFrames(page)
  await page.keyboard.type(WORDS, { delay: 90 })
  await firstAppointment(page).waitFor({ state: 'detached' })
  await field.fill('')
  await firstAppointment(page).waitFor()
  return framesOf(page)
}

/** Presses 'Toon meer' of each day until every appointment of the week is on the page. */
const openAllDays = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Toon meer/ })
  while ((await more.count()) > 0) await more.first().click()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await pageAtRest(page)
}

const scrollingAll = async (page: Page): Promise<Frames> => {
  await openAllDays(page)
  return scrolling(page)
}

const deeds = { scrolling, filtering, scrollingAll }
/** What a row calls each. */
const deedNames: Record<keyof typeof deeds, string> = {
  scrolling: `scrolling ${EVENTS} appointments`,
  filtering: `filtering ${EVENTS} appointments`,
  scrollingAll: `scrolling ${EVENTS} appointments, all days open`,
}

const frameRows = async (browser: Browser, origin: string, resize: (size: number) => void): Promise<BenchRow[]> => {
  const context = await freshContext(browser, origin, '/agenda')
  const measure = async (deed: keyof typeof deeds, size: number): Promise<Frames> => {
    resize(size)
    const page = await open(context, origin)
    const frames = await deeds[deed](page)
    await page.close()
    return frames
  }
  const rows: BenchRow[] = []
  for (const deed of ['scrolling', 'filtering', 'scrollingAll'] as const) {
    const runs: { many: Frames[]; few: Frames[] } = { many: [], few: [] }
    for (let run = 0; run < RUNS; run += 1) {
      runs.many.push(await measure(deed, EVENTS))
      runs.few.push(await measure(deed, FEW))
    }
    const perFrame = (all: Frames[]) => median(all.map(({ milliseconds, frames }) => milliseconds / frames))
    const dropped = (all: Frames[]) => median(all.map((one) => one.dropped))
    const frames = median(runs.many.map((one) => one.frames))
    const note = `${dropped(runs.many)} dropped beside ${frames} drawn; ${dropped(runs.few)} with ${FEW} appointments`
    for (const [against, reference, atMost] of [
      ['60 Hz', FRAME, 1.1],
      [`${FEW} appointments`, perFrame(runs.few), 1.2],
    ] as const)
      rows.push({
        what: `${deedNames[deed]}, a frame`,
        measured: perFrame(runs.many),
        against,
        reference,
        unit: 'ms',
        limit: { atMost },
        note,
      })
  }
  await context.close()
  return rows
}

/** All scripts of somebody who opens the agenda unconnected and presses the button; Microsoft itself isn't reached. */
const scriptsOfConnecting = async (browser: Browser, origin: string): Promise<string[]> => {
  const context = await freshContext(browser, origin, '/agenda')
  await context.route('https://login.microsoftonline.com/**', (route) => route.abort())
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.add(response.url())
  })
  await page.goto(`${origin}/agenda`)
  await page.getByRole('button', { name: 'Verbind met Microsoft Calendar' }).click()
  await pageAtRest(page)
  await context.close()
  return [...scripts]
}

const microsoftBytes = async (scripts: string[]): Promise<number> => {
  const sizes = await Promise.all(
    scripts.map(async (url) => ((await (await fetch(url)).text()).includes(MICROSOFT_CODE) ? compressedSize(url) : 0)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The agenda of a busy week in the browser, and the bytes of Microsoft's code that each page brings along. */
export const browserRows = async (): Promise<BenchRow[]> => {
  let size = EVENTS
  const product = await startAgenda(() => size, {
    also: ['mfe-marketing'],
    env: { MICROSOFT_CLIENT_ID: 'bench' },
  })
  const browser = await openBrowser()
  try {
    const rows = await frameRows(browser, product.origin, (next) => (size = next))
    for (const view of ['/', '/dashboard', '/agenda'] as const)
      rows.push({
        what: `code of Microsoft on ${view}`,
        measured: await microsoftBytes(await scriptsOf(browser, product.origin, view)),
        against: 'one byte',
        reference: 1,
        unit: 'bytes (brotli)',
        limit: { atMost: 0 },
      })
    size = 0
    const connecting = await microsoftBytes(await scriptsOfConnecting(browser, product.origin))
    if (connecting === 0)
      throw new Error(`no script of the agenda holds '${MICROSOFT_CODE}': the rows above say nothing`)
    rows.push({
      what: 'code of Microsoft once somebody connects',
      measured: connecting,
      against: 'the stated size',
      reference: CODE_LIMIT,
      unit: 'bytes (brotli)',
      limit: { atMost: 1 },
      note: `of files that hold '${MICROSOFT_CODE}'`,
    })
    return rows
  } finally {
    await browser.close()
    await product.close()
  }
}
