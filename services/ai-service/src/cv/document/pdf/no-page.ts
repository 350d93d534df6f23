/** Without a place for typefaces, pdf.js draws the outline of every letter itself: a quarter of its time. */
class UnusedFontFace {
  readonly loaded = Promise.resolve()
}

if (!('FontFace' in globalThis)) Object.defineProperty(globalThis, 'FontFace', { value: UnusedFontFace })

/** As much of a page in a browser as pdf.js hands typefaces to. */
export const noPage = { fonts: new Set<unknown>() }
