import type { Page } from '@playwright/test'
import { recordingTitle } from '@wervio/contracts'
import { buildProduct } from '../../../scripts/build/build-product.ts'
import { createRecruiter } from '../../support/accounts.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { importRecording } from '../../support/recordings.ts'
import { fillSignIn } from '../../support/sign-in.ts'
import { startFresh } from '../../support/start-fresh.ts'
import type { BenchRow } from '../bench.ts'
import { openBrowser } from '../federation/browser.ts'
import { median } from '../median.ts'
import { longTranscript, SEGMENTS, withWords } from './long-transcript.ts'
import { timeToList } from './time-to-list.ts'
import { pageAtRest } from '../../support/page-at-rest.ts'
import { withStops } from '../with-stops.ts'

const OPEN_MS = 300
const FILTER_MS = 50
const ROUNDS = 9

const row = (what: string, times: readonly number[], limit: number, note: string): BenchRow => ({
  what: `${what} of three hours (${SEGMENTS.toLocaleString('en')} segments)`,
  measured: median([...times]),
  against: 'stated limit',
  reference: limit,
  unit: 'ms',
  limit: { atMost: 1 },
  note: `${note}; slowest ${Math.max(...times).toFixed(0)}`,
})

/** Reads how much processor the page's thread took so far, in milliseconds: what a busy machine doesn't add to. */
const watchProcessor = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
}

/** From the press on the conversation to its first segments, laid out; the answer of the service is in it. */
const openings = async (page: Page, name: string): Promise<{ times: number[]; processor: number[] }> => {
  const readProcessor = await watchProcessor(page)
  const times: number[] = []
  const processor: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/meeting-overview')
    const link = page.getByRole('link', { name })
    await link.hover()
    await pageAtRest(page)
    const before = await readProcessor()
    times.push(await timeToList(page, 'click', () => link.click()))
    processor.push((await readProcessor()) - before)
  }
  return { times, processor }
}

/** From the choice of a speaker to the list without the others, and back. */
const filterings = async (page: Page): Promise<number[]> => {
  const speaker = page.getByRole('combobox', { name: 'Spreker' })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await timeToList(page, 'change', () => speaker.selectOption({ index: round % 2 === 0 ? 1 : 0 })))
  }
  return times
}

/**
 * The page of a conversation of three hours, with words and their times as a speech engine gives them, in the product.
 */
export const viewerRows = async (): Promise<BenchRow[]> => {
  await buildProduct((line) => console.error(line))
  return withStops(async (close) => {
    const product = await startFresh()
    close(product.stop)
    const browser = await openBrowser()
    close(() => browser.close())
    const { urls } = product
    const recruiter = await createRecruiter(urls)
    const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: null })
    const file = longTranscript()
    const recordingId = await importRecording(urls.aiService, recruiter, id, file)
    await withWords(urls.database, recordingId)
    const page = await browser.newPage({ baseURL: urls.shell, viewport: { width: 1440, height: 900 } })
    await page.goto('/login')
    await fillSignIn(page, recruiter)
    await page.waitForURL('/dashboard')
    const { times, processor } = await openings(page, recordingTitle(file.name))
    const note = `from its card, in an open tab; the page itself ${median(processor).toFixed(0)} ms of processor`
    return [
      row('opening a conversation', times, OPEN_MS, note),
      row('one speaker alone', await filterings(page), FILTER_MS, 'from the choice to the list'),
    ]
  })
}
