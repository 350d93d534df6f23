import { useEffect, useState, type RefObject } from 'react'

/** Further than this and the header is out of the way (specification §9), in px. */
const FAR = 100

const pointerEvents = ['pointerdown', 'wheel', 'touchmove'] as const

const scrollOffset = (target: EventTarget | null): number =>
  target instanceof Element ? target.scrollTop : window.scrollY

/** A button that was pressed with the mouse has the focus too, but not visibly. */
const holdsKeyboard = (header: HTMLElement | null): boolean => {
  const focused = document.activeElement
  return focused !== null && header !== null && header.contains(focused) && focused.matches(':focus-visible')
}

/**
 * True once what contains `header` is scrolled over 100 px; never while the keyboard is in it, nor while somebody
 * goes through the page by Tab: what is hidden can't be reached that way.
 */
export const useHiddenWhenScrolled = (header: RefObject<HTMLElement | null>): boolean => {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => {
    let isTabbing = false
    const onTab = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return
      isTabbing = true
      setIsHidden(false)
    }
    const onPointer = () => {
      isTabbing = false
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && !target.contains(header.current)) return
      setIsHidden(scrollOffset(target) > FAR && !isTabbing && !holdsKeyboard(header.current))
    }
    // Captured: scroll events of an inner scroller don't bubble, and Tab has to be seen before the focus moves.
    const options = { capture: true, passive: true }
    document.addEventListener('keydown', onTab, options)
    document.addEventListener('scroll', onScroll, options)
    for (const event of pointerEvents) document.addEventListener(event, onPointer, options)
    return () => {
      document.removeEventListener('keydown', onTab, options)
      document.removeEventListener('scroll', onScroll, options)
      for (const event of pointerEvents) document.removeEventListener(event, onPointer, options)
    }
  }, [header])
  return isHidden
}
