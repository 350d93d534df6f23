import { useLayoutEffect, useState, type RefObject } from 'react'

const roomIn = (frame: HTMLElement): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(frame)
  return Math.floor(frame.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0))
}

/** The width inside the padding of an element, in CSS pixels, as it changes; null before it is known. */
export const useRoom = (frame: RefObject<HTMLElement | null>): number | null => {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const update = () => setRoom(roomIn(element))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return room
}
