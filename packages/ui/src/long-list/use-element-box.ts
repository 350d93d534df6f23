import { useLayoutEffect, useState, type RefObject } from 'react'

/** An element's width and its distance from the top of the page in px, and the size of a rem in px. */
export type ElementBox = { width: number; top: number; rem: number }

let lastBox: ElementBox | null = null

const measure = (element: Element): ElementBox => {
  const { width, top } = element.getBoundingClientRect()
  return {
    width,
    top: top + window.scrollY,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  }
}

const isSameBox = (a: ElementBox | null, b: ElementBox): boolean =>
  a !== null && a.width === b.width && Math.abs(a.top - b.top) < 1 && a.rem === b.rem

/**
 * The box of a list, kept up to date when it or the page around it changes size; null until it is mounted. The first
 * value is that of the last visit, so that a page one returns to has its height before the browser restores the scroll
 * position.
 */
export const useElementBox = (element: RefObject<Element | null>): ElementBox | null => {
  const [box, setBox] = useState(lastBox)
  useLayoutEffect(() => {
    const update = () => {
      if (!element.current) return
      const now = measure(element.current)
      lastBox = now
      setBox((before) => (isSameBox(before, now) ? before : now))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return box
}
