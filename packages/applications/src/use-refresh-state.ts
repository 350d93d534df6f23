import { useState } from 'react'

/**
 * Whether scores are being brought up to date, or were on this page and are done: the line that says so then keeps its
 * place, and the list below doesn't move. Null when there is nothing to say.
 */
export const useRefreshState = (state: string | undefined): 'refreshing' | 'done' | null => {
  const isRefreshing = state === 'refreshing'
  const [wasRefreshing, setWasRefreshing] = useState(isRefreshing)
  if (isRefreshing && !wasRefreshing) setWasRefreshing(true)
  if (isRefreshing) return 'refreshing'
  return wasRefreshing && state === 'current' ? 'done' : null
}
