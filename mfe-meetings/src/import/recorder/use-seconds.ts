import { useEffect, useState } from 'react'

/** Milliseconds between readings. */
const TICK = 250

/** Reads a clock of seconds again and again, as long as it runs. */
export const useSeconds = (read: () => number, isRunning: boolean): number => {
  const [seconds, setSeconds] = useState(read)
  useEffect(() => {
    if (!isRunning) return undefined
    const update = () => setSeconds(read())
    const timer = setInterval(update, TICK)
    return () => {
      clearInterval(timer)
      // A clock that stops between two readings shows where it stopped.
      update()
    }
  }, [read, isRunning])
  return seconds
}
