/** Without a document for fonts, pdf.js draws the outline of every letter itself, which takes a quarter of its time. */
class UnusedFontFace {
  readonly loaded = Promise.resolve()
}

if (!('FontFace' in globalThis)) Object.defineProperty(globalThis, 'FontFace', { value: UnusedFontFace })

/** The parts of a browser's document to which pdf.js adds fonts. */
export const noPage = { fonts: new Set<unknown>() }
