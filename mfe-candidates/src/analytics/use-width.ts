import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Width of a chart where nothing is laid out. */
const FALLBACK_WIDTH = 480

/** The width of an element in px, as it changes; null before it is known. */
export const useWidth = <E extends HTMLElement>(): [RefObject<E | null>, number | null] => {
  const element = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const update = () => setWidth(box.clientWidth || FALLBACK_WIDTH)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
