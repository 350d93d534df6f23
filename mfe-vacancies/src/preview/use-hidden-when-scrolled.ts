import { useEffect, useState, type RefObject } from 'react'

/** Further than this and the header is out of the way (specification §9), in px. */
const FAR = 100

const scrolled = (target: EventTarget | null): number =>
  target instanceof Element ? target.scrollTop : window.scrollY

/** A button that was pressed with the mouse has the focus too, but not visibly. */
const holdsKeyboard = (header: HTMLElement | null): boolean => {
  const focused = document.activeElement
  return focused !== null && header !== null && header.contains(focused) && focused.matches(':focus-visible')
}

/** True once what contains `header` is scrolled over 100 px; never while the keyboard is in it. */
export const useHiddenWhenScrolled = (header: RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof Element && !target.contains(header.current)) return
      setHidden(scrolled(target) > FAR && !holdsKeyboard(header.current))
    }
    // Captured: scroll events of an inner scroller don't bubble.
    document.addEventListener('scroll', listen, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', listen, { capture: true })
  }, [header])
  return hidden
}
