import { useEffect, useState, type RefObject } from 'react'

/** Further than this and the header is out of the way (specification §9), in px. */
const FAR = 100

const byHand = ['pointerdown', 'wheel', 'touchmove'] as const

const scrolled = (target: EventTarget | null): number => (target instanceof Element ? target.scrollTop : window.scrollY)

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
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let tabbing = false
    const onTab = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return
      tabbing = true
      setHidden(false)
    }
    const onHand = () => {
      tabbing = false
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && !target.contains(header.current)) return
      setHidden(scrolled(target) > FAR && !tabbing && !holdsKeyboard(header.current))
    }
    // Captured: scroll events of an inner scroller don't bubble, and Tab has to be seen before the focus moves.
    const options = { capture: true, passive: true }
    document.addEventListener('keydown', onTab, options)
    document.addEventListener('scroll', onScroll, options)
    for (const event of byHand) document.addEventListener(event, onHand, options)
    return () => {
      document.removeEventListener('keydown', onTab, options)
      document.removeEventListener('scroll', onScroll, options)
      for (const event of byHand) document.removeEventListener(event, onHand, options)
    }
  }, [header])
  return hidden
}
