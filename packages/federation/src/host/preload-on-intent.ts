/**
 * Calls `preload` with the path of an internal link as soon as someone points at it, focuses it or touches it. Returns
 * the function that stops it.
 */
export const preloadOnIntent = (page: Document, preload: (pathname: string) => void): (() => void) => {
  const notice = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== page.location.origin || savesData()) return
    preload(link.pathname)
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const name of events) page.addEventListener(name, notice, { passive: true })
  return () => events.forEach((name) => page.removeEventListener(name, notice))
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
