import { limits } from '@wervio/contracts/limits'
import { isUnnamed } from './letters/clean-text.ts'
import type { Page } from './pdf/read-page.ts'

/** With more hidden letters, they aren't just a stray mark. */
const HIDDEN = 12
/** Share of unnamed letters from which a text counts as incomplete. */
const UNNAMED = 0.02

/** Dutch warnings for the reader of a CV; `total` is the number of pages of the file. */
export const warningsOf = (pages: readonly Page[], total: number): string[] => {
  const letters = pages.flatMap((page) =>
    page.glyphs.filter((glyph) => !glyph.font.icons && !glyph.font.symbols && !glyph.font.tex && glyph.text !== ' '),
  )
  const unnamed = letters.filter((glyph) => isUnnamed(glyph.text)).length
  const hidden = pages.reduce((sum, page) => sum + page.hidden, 0)
  const recognisedPages = pages.filter(({ scan }) => scan !== null).length
  const unreadPages = pages.filter(({ isScan, scan }) => isScan && scan === null).map(({ number }) => number)
  return [
    ...(recognisedPages > 0
      ? ['Dit CV is gescand: de tekst is herkend van een afbeelding. Kijk na of alles klopt.']
      : []),
    ...(unreadPages.length > 0
      ? [
          unreadPages.length === 1
            ? `Pagina ${unreadPages.join()} is een afbeelding; die is niet gelezen.`
            : `Pagina’s ${unreadPages.slice(0, -1).join(', ')} en ${unreadPages.slice(-1).join()} zijn afbeeldingen; die zijn niet gelezen.`,
        ]
      : []),
    ...(total > limits.cvPages
      ? [`Dit bestand heeft ${total} pagina’s. De eerste ${limits.cvPages} zijn gelezen.`]
      : []),
    ...(hidden > HIDDEN ? ['Er staat verborgen tekst in dit bestand; die is niet meegelezen.'] : []),
    ...(unnamed > UNNAMED * letters.length
      ? ['Een deel van de tekst is niet te ontcijferen: het lettertype vertelt niet welke letters het zijn.']
      : []),
  ]
}
