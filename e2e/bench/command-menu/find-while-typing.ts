import type { Page } from '@playwright/test'

/** Milliseconds between two keys of somebody who types fast. */
const KEY_PAUSE = 60
/** Milliseconds after which a person that isn't in the menu never will be. */
const LONGEST = 30_000

/**
 * Resolves in the page, with the milliseconds since the last key, once the whole name was typed and the hit with it has
 * been laid out.
 */
const hitAfterLastKey = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    ({ wanted, longest }) =>
      new Promise<number>((resolve, reject) => {
        let typed = 0
        const note = (event: KeyboardEvent) => {
          typed = event.timeStamp
        }
        document.addEventListener('keydown', note, { capture: true })
        const end = () => {
          changes.disconnect()
          document.removeEventListener('keydown', note, { capture: true })
        }
        const isThere = () =>
          document.querySelector<HTMLInputElement>('[cmdk-input]')?.value === wanted &&
          [...document.querySelectorAll('[cmdk-item] [data-part="name"]')].some(
            ({ textContent }) => textContent === wanted,
          )
        const changes = new MutationObserver(() => {
          if (!isThere()) return
          end()
          void document.body.offsetHeight
          resolve(performance.now() - typed)
        })
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => {
          end()
          reject(new Error(`the command menu never showed ${wanted}`))
        }, longest)
      }),
    { wanted: name, longest: LONGEST },
  )

/** Milliseconds from the last key of a name, typed into the command menu, until that candidate stands there. */
export const findWhileTyping = async (page: Page, name: string): Promise<number> => {
  await page.keyboard.press('Control+k')
  const input = page.getByRole('dialog').getByRole('combobox')
  await input.waitFor()
  const hit = hitAfterLastKey(page, name)
  await input.pressSequentially(name, { delay: KEY_PAUSE })
  const took = await hit
  await page.keyboard.press('Escape')
  await input.waitFor({ state: 'detached' })
  return took
}
