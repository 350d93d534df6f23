import { useEffect, useRef, useState, type RefObject } from 'react'

/** True once the element has come near the screen; always true in a browser without IntersectionObserver. */
export const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear])
  return [element, isNear]
}
