import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being there, in px. */
const NEAR = 48

/**
 * Keeps a list at its newest message: on every change and every growth, unless the reader scrolled up. `newest` changes
 * with each question; asking one brings the reader back.
 */
export const useFollow = (newest: string | undefined) => {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [away, setAway] = useState(false)

  const toNewest = useCallback(() => {
    follows.current = true
    const list = scroller.current
    if (list) list.scrollTop = list.scrollHeight
  }, [])
  useLayoutEffect(toNewest, [newest, toNewest])

  useEffect(() => {
    const grown = new ResizeObserver(() => {
      if (follows.current) toNewest()
    })
    for (const element of [content.current, scroller.current]) if (element) grown.observe(element)
    return () => grown.disconnect()
  }, [toNewest])

  const onScroll = () => {
    const list = scroller.current
    if (!list) return
    follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
    setAway(!follows.current)
  }
  return { scroller, content, away, onScroll, toNewest }
}
