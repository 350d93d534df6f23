import { useLayoutEffect } from 'react'

/** Marks that the page of the build has been replaced, once it has: until then its presses are remembered. */
export const TakeOver = ({ container }: { container: HTMLElement }) => {
  useLayoutEffect(() => {
    delete container.dataset['static']
  }, [container])
  return null
}
