import { useCallback, useEffect, useState } from 'react'
import { startIdentity } from './start-identity.ts'

/** Starts the sign-in code when `needed`; tells whether it failed to load and how to try again. */
export const useIdentity = (isNeeded: boolean): { failed: boolean; retry: () => void } => {
  const [failed, setFailed] = useState(false)
  const start = useCallback(() => {
    startIdentity().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isNeeded) start()
  }, [isNeeded, start])
  return { failed, retry: start }
}
