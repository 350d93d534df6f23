import { findField } from './find-field.ts'
import { findQuote } from './find-quote.ts'

/** Name of the CSS highlight that marks the quote; styled by `QuoteHighlight`. */
export const QUOTE_HIGHLIGHT = 'wervio-quote'
/** Milliseconds to wait for the quote, because a page may have to load its section first. */
const PATIENCE = 5_000

let stopLooking: () => void = () => undefined

const goTo = (element: Element | null): void => {
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'center', behavior: prefersStill ? 'auto' : 'smooth' })
}

const markText = (main: Element, quote: string): boolean => {
  const range = findQuote(main, quote)
  if (!range) return false
  // Browsers without the Highlight API still scroll to the sentence.
  if ('highlights' in CSS) CSS.highlights.set(QUOTE_HIGHLIGHT, new Highlight(range))
  goTo(range.startContainer.parentElement)
  return true
}

const selectTyped = (main: Element, quote: string): boolean => {
  const match = findField(main, quote)
  if (!match) return false
  match.field.focus({ preventScroll: true })
  match.field.setSelectionRange(match.start, match.end)
  goTo(match.field)
  return true
}

/**
 * Highlights a quote in the page's main content, or selects it in a field, as soon as it is there. The last call wins.
 */
export const showQuote = (quote: string): void => {
  stopLooking()
  const main = document.querySelector('main')
  if (!main) return
  const look = (): boolean => markText(main, quote) || selectTyped(main, quote)
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (look()) stop()
    })
  })
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, PATIENCE)
  stopLooking = stop
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  // Waits for the click to be handled: the address changes first, and the old section may contain the same words.
  frame = requestAnimationFrame(() => {
    if (look()) stop()
  })
}
