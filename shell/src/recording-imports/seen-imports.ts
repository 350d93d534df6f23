import { useSession, userStorage } from '@wervio/session'
import { useState } from 'react'
import { z } from 'zod'

const NAME = 'seen-imports'

const read = (uid: string): readonly string[] => {
  try {
    return z
      .array(z.string())
      .catch([])
      .parse(JSON.parse(userStorage(uid).get(NAME) ?? '[]'))
  } catch {
    return []
  }
}

/** Which finished imports the bell has shown to the user, in this browser. */
export const useSeenImports = () => {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : ''
  const [, setCount] = useState(0)
  const seenIds = read(uid)
  return {
    isSeen: (id: string): boolean => seenIds.includes(id),
    /** Only these are remembered: the others are no longer listed. */
    see: (ids: readonly string[]): void => {
      try {
        userStorage(uid).set(NAME, JSON.stringify(ids))
      } catch {
        // Storage is full or disabled: they count until they leave the list.
      }
      setCount((count) => count + 1)
    },
  }
}
