import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams as useShownSearchParams } from 'react-router-dom'
import type { SetURLSearchParams } from 'react-router-dom'

/**
 * React Router's hook, except that a change starts from the current address instead of the one last rendered: React
 * renders a navigation as a transition, so a second choice may come before the first one is on the screen.
 */
export const useSearchParams = (): [URLSearchParams, SetURLSearchParams] => {
  const [shown, setShown] = useShownSearchParams()
  const { pathname } = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const change = useCallback<SetURLSearchParams>(
    (init, options) => {
      const address = router?.state.location
      if (typeof init !== 'function' || address?.pathname !== pathname) setShown(init, options)
      else setShown(init(new URLSearchParams(address.search)), options)
    },
    [router, pathname, setShown],
  )
  return [shown, change]
}
