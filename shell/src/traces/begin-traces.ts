/** What somebody does: each begins a trace. A key on a button or link is a click too; a pasted text is input. */
const interactions = ['click', 'keydown', 'input', 'submit', 'drop', 'popstate'] as const

/**
 * A call later than this is of the page itself, such as a question for news. Long enough for the code of a page over a
 * slow connection and the calls that come after it.
 */
const LASTS_MS = 10_000

const ID_BYTES = 24
const TRACE_ID_DIGITS = 32

const randomDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A `traceparent` of version 00, with an id of the trace and one of what somebody did. Its flags say that the browser
 * records nothing: services decide by the id of the trace.
 */
const newTraceparent = (): string => {
  const digits = randomDigits(ID_BYTES)
  return `00-${digits.slice(0, TRACE_ID_DIGITS)}-${digits.slice(TRACE_ID_DIGITS)}-00`
}

/**
 * Makes the load of the page, and then each thing that somebody does, a trace of its own, which all calls of shell and
 * remotes name while it lasts. Returns what ends it.
 */
export const beginTraces = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    window.wervioTraceparent = undefined
  }
  const begin = () => {
    forget()
    window.wervioTraceparent = newTraceparent()
    timer = setTimeout(forget, LASTS_MS)
  }
  begin()
  for (const name of interactions) window.addEventListener(name, begin, { capture: true, passive: true })
  return () => {
    for (const name of interactions) window.removeEventListener(name, begin, { capture: true })
    forget()
  }
}
