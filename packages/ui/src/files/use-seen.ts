import { useEffect, useRef, useState, type RefObject } from 'react'

/** True once the element came near the screen; at once where a browser can't tell. */
export const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen])
  return [element, seen]
}
