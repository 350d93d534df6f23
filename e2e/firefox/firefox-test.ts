import { test as base, expect } from '../support/test.ts'
import { STYLE_OF_PICTURES } from './whole-page.ts'

/**
 * Has Firefox itself insert what a test fills in, as if it were pasted. What Playwright 1.65 does over BiDi sets the
 * value and sends an event; React has then already seen the value, and doesn't hear of a change.
 */
const insertAsTheBrowser = (): void => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      // Deprecated, and the one way for a page to have its browser edit.
      document.execCommand('insertText', false, text)
    },
    set: () => {},
  })
}

/** The tests' page in Firefox. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.addInitScript(insertAsTheBrowser)
    await provide(context)
  },
  complaints: async ({ complaints }, provide) => {
    complaints.allow(STYLE_OF_PICTURES)
    await provide(complaints)
  },
})

export { expect }
