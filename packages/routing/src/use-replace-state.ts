import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/**
 * Puts other state at the address on the screen, in place of what came with the navigation. Where somebody is on their
 * way to another address it does nothing: React renders a navigation as a transition, so the page on the screen may be
 * one that was left already, and its effects must not bring them back.
 */
export const useReplaceState = (): ((state: unknown) => void) => {
  const navigate = useNavigate()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { key, pathname, search, hash } = useLocation()
  return useCallback(
    (state) => {
      const isLeft =
        router !== undefined && (router.state.location.key !== key || router.state.navigation.state !== 'idle')
      if (!isLeft) void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
    },
    [navigate, router, key, pathname, search, hash],
  )
}
