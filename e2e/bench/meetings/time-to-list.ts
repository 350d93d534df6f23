import type { Page } from '@playwright/test'

/**
 * Milliseconds from an event in the page until the transcript shows another number of segments than before, laid out.
 * `act` brings the event about.
 */
export const timeToList = async (
  page: Page,
  event: 'click' | 'change',
  act: () => Promise<unknown>,
): Promise<number> => {
  const time = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const size = () =>
          document.querySelector('[aria-label="Transcriptie"] li')?.getAttribute('aria-setsize') ?? null
        const before = size()
        let startTime = 0
        document.addEventListener(
          name,
          ({ timeStamp }) => {
            startTime = timeStamp
          },
          { capture: true, once: true },
        )
        const changes = new MutationObserver(() => {
          const now = size()
          if (startTime === 0 || now === null || now === before) return
          changes.disconnect()
          void document.body.offsetHeight
          resolve(performance.now() - startTime)
        })
        changes.observe(document.body, { childList: true, subtree: true, attributes: true })
      }),
    event,
  )
  await act()
  return time
}
