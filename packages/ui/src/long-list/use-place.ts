import { useLayoutEffect, useState, type RefObject } from 'react'

/** What an element measures in this window now: its width and its distance from the top of the page, in px; null until it is there. */
export type Place = { width: number; top: number; rem: number }

let last: Place | null = null

const measure = (element: Element): Place => {
  const { width, top } = element.getBoundingClientRect()
  return {
    width,
    top: top + window.scrollY,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  }
}

const same = (a: Place | null, b: Place): boolean =>
  a !== null && a.width === b.width && Math.abs(a.top - b.top) < 1 && a.rem === b.rem

/**
 * Where a list stands, kept up to date when it or the page around it changes size. The first answer is that of the last
 * visit, so that a page one comes back to has its height before the browser scrolls.
 */
export const usePlace = (element: RefObject<Element | null>): Place | null => {
  const [place, setPlace] = useState(last)
  useLayoutEffect(() => {
    const update = () => {
      if (!element.current) return
      const now = measure(element.current)
      last = now
      setPlace((before) => (same(before, now) ? before : now))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return place
}
