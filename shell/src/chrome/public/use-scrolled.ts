import { useEffect, useState } from 'react'

const SCROLLED_ABOVE = 20

/**
 * True once the page is scrolled more than 20 px. Read when a frame begins, never while one is made: the page that was
 * just drawn would have to be laid out twice.
 */
export const useScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > SCROLLED_ABOVE)
    const frame = requestAnimationFrame(read)
    window.addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', read)
    }
  }, [])
  return isScrolled
}
