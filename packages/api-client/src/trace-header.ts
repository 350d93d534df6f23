declare global {
  interface Window {
    /**
     * The `traceparent` (W3C Trace Context) of what somebody just did on the page. The shell writes it and takes it
     * away again; a page without that shell has none.
     */
    wervioTraceparent?: string | undefined
  }
}

/** The header that makes a call a part of what somebody just did; none for a call that the page makes by itself. */
export const traceHeader = (): { traceparent?: string } => {
  const { wervioTraceparent: traceparent } = window
  return traceparent === undefined ? {} : { traceparent }
}
