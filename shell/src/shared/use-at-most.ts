import { useEffect, useState } from 'react'

/** `condition`, but no longer than `milliseconds` after the first render. */
export const useAtMost = (condition: boolean, milliseconds: number): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return condition && !isOver
}
