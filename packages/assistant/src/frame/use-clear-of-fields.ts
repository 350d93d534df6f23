import { useEffect, useState, type RefObject } from 'react'

/** What a floating button may never lie over. */
const KEEP_CLEAR =
  'main :is(button[type="submit"], input, textarea, select, [contenteditable="true"], [data-keep-clear])'
/** Room that stays free around it, in px. */
const AROUND = 8

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left - AROUND < b.right && a.right + AROUND > b.left && a.top - AROUND < b.bottom && a.bottom + AROUND > b.top

/** False while the element would lie over a field or a button that sends a form, as the page stands now. */
export const useClearOfFields = (element: RefObject<HTMLElement | null>): boolean => {
  const [clear, setClear] = useState(true)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const own = element.current?.getBoundingClientRect()
      if (own)
        setClear(
          ![...document.querySelectorAll(KEEP_CLEAR)].some((button) => overlaps(own, button.getBoundingClientRect())),
        )
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    soon()
    const changed = new MutationObserver(soon)
    changed.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      changed.disconnect()
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [element])
  return clear
}
