import { useEffect, useState } from 'react'
import { localDay } from '@wervio/ui'
import { addDays, startOf, type Day } from './days.ts'

/** Today on the recruiter's clock; another day from midnight on, also on a page that stays open. */
export const useToday = (): Day => {
  const [today, setToday] = useState(() => localDay(new Date()))
  useEffect(() => {
    const update = () => setToday(localDay(new Date()))
    const timer = setTimeout(update, startOf(addDays(today, 1)).getTime() - Date.now())
    // A machine that slept wakes up with a timer that is late.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [today])
  return today
}
