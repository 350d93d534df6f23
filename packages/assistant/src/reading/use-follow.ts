import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in px, that still counts as being at the end. */
const NEAR = 48

/**
 * Keeps a list scrolled to its newest message as it grows, unless the reader scrolled up. `newest` changes with each
 * question, and asking one scrolls to the end again.
 */
export const useFollow = (newest: string | undefined) => {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isAway, setIsAway] = useState(false)

  const toNewest = useCallback(() => {
    follows.current = true
    const list = scroller.current
    if (list) list.scrollTop = list.scrollHeight
  }, [])
  useLayoutEffect(toNewest, [newest, toNewest])

  useEffect(() => {
    const sizeObserver = new ResizeObserver(() => {
      if (follows.current) toNewest()
    })
    for (const element of [content.current, scroller.current]) if (element) sizeObserver.observe(element)
    return () => sizeObserver.disconnect()
  }, [toNewest])

  const onScroll = () => {
    const list = scroller.current
    if (!list) return
    follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
    setIsAway(!follows.current)
  }
  return { scroller, content, isAway, onScroll, toNewest }
}
