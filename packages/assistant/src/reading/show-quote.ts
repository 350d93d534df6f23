import { findQuote } from './find-quote.ts'

/** Name of the CSS highlight that marks the quote; styled by `QuoteHighlight`. */
export const QUOTE_HIGHLIGHT = 'wervio-quote'
/** A page may have to load its part first. */
const PATIENCE = 5_000

let stopLooking: () => void = () => undefined

const show = (range: Range): void => {
  // Browsers without the Highlight API still go to the sentence.
  if ('highlights' in CSS) CSS.highlights.set(QUOTE_HIGHLIGHT, new Highlight(range))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}

/** Marks a quote in the page's main content and scrolls to it, as soon as it stands there. The last call wins. */
export const showQuote = (quote: string): void => {
  stopLooking()
  const main = document.querySelector('main')
  if (!main) return
  const look = (): boolean => {
    const range = findQuote(main, quote)
    if (range) show(range)
    return range !== null
  }
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => { if (look()) stop() })
  })
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, PATIENCE)
  stopLooking = stop
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  // After the click has gone through: the address changes first, and the old part of the page may hold the words too.
  frame = requestAnimationFrame(() => { if (look()) stop() })
}
