import { useEffect, useRef, type RefObject } from 'react'

/** Whether the page is still there: what an answer leads to may come after it was left. */
export const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
