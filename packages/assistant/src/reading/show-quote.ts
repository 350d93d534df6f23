import { findField } from './find-field.ts'
import { findQuote } from './find-quote.ts'

/** Name of the CSS highlight that marks the quote; styled by `QuoteHighlight`. */
export const QUOTE_HIGHLIGHT = 'wervio-quote'
/** A page may have to load its part first. */
const PATIENCE = 5_000

let stopLooking: () => void = () => undefined

const goTo = (element: Element | null): void => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}

const markText = (main: Element, quote: string): boolean => {
  const range = findQuote(main, quote)
  if (!range) return false
  // Browsers without the Highlight API still go to the sentence.
  if ('highlights' in CSS) CSS.highlights.set(QUOTE_HIGHLIGHT, new Highlight(range))
  goTo(range.startContainer.parentElement)
  return true
}

const selectTyped = (main: Element, quote: string): boolean => {
  const typed = findField(main, quote)
  if (!typed) return false
  typed.field.focus({ preventScroll: true })
  typed.field.setSelectionRange(typed.start, typed.end)
  goTo(typed.field)
  return true
}

/** Marks a quote in the page's main content, or selects it in the field it is typed in, as soon as it stands there. The last call wins. */
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
  // After the click has gone through: the address changes first, and the old part of the page may hold the words too.
  frame = requestAnimationFrame(() => {
    if (look()) stop()
  })
}
