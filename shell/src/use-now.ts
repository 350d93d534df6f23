import { useEffect, useState } from 'react'

const EVERY = 60_000

/** The time, kept up to date while a page stays open; a minute late at most. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
