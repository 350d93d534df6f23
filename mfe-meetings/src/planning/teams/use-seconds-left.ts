import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Whole seconds until a moment, 0 once it is there; counted down while the page is open. */
export const useSecondsLeft = (moment: string): number => {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(moment) - now) / SECOND))
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return secondsLeft
}
