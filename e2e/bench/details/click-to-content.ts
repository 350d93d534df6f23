import type { Page } from '@playwright/test'

/** 150 ms there and back, 1.6 Mbit/s, as the bench of first contents has it. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Puts the page on a slow connection from now on. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
}

export type Opened = {
  /** Ms from the click until everything the recruiter filled in stands there, laid out. */
  content: number
  /** Ms from the start of the first to the end of the last call the content waits for. */
  calls: number
}

/** Clicks a vacancy on the dashboard and waits for its content, as the page itself sees it. */
export const openVacancy = async (page: Page, { id, title }: { id: string; title: string }): Promise<Opened> => {
  const card = page.getByRole('link', { name: title, exact: true })
  await card.scrollIntoViewIfNeeded()
  const contentTimes = page.evaluate(
    (name) =>
      new Promise<{ clicked: number; stood: number }>((resolve) => {
        let clicked = 0
        document.addEventListener(
          'click',
          (event) => {
            clicked = event.timeStamp
          },
          { capture: true, once: true },
        )
        const look = () => {
          if (
            clicked === 0 ||
            document.querySelector('h1')?.textContent !== name ||
            !document.querySelector('section[aria-label="Hard skills"] li')
          )
            return
          changes.disconnect()
          void document.body.offsetHeight
          resolve({ clicked, stood: performance.now() })
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    title,
  )
  await card.click()
  const { clicked, stood } = await contentTimes
  const calls = await page.evaluate(
    ({ path, from }) => {
      const apiCalls = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter((entry) => entry.name.endsWith(path) && entry.startTime >= from)
      return (
        Math.max(...apiCalls.map((entry) => entry.responseEnd)) - Math.min(...apiCalls.map((entry) => entry.startTime))
      )
    },
    { path: `/api/vacancies/${id}`, from: clicked },
  )
  return { content: stood - clicked, calls }
}
