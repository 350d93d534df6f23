import { useLayoutEffect } from 'react'

/** Tells that the page of the build has been replaced, once it has: until then its presses are remembered. */
export const TakeOver = ({ onTakenOver }: { onTakenOver: () => void }) => {
  useLayoutEffect(onTakenOver, [onTakenOver])
  return null
}
