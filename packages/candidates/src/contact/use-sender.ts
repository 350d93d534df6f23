import { limits } from '@wervio/contracts'
import { storedWords, useCurrentUser } from '@wervio/session'
import { useState } from 'react'
import { z } from 'zod'

const senderStore = (uid: string) => storedWords(uid, 'mail-sender', z.string().max(limits.shortText))

/** The name under a message: that of the account, or one the recruiter gives here, which is remembered. */
export const useSender = () => {
  const user = useCurrentUser()
  const uid = user?.uid ?? ''
  const accountName = user?.displayName?.trim() ?? ''
  const [givenName, setGivenName] = useState(() => senderStore(uid).read() ?? '')
  // An address is no name to sign with.
  const isKnown = accountName !== '' && !accountName.includes('@')
  return {
    sender: isKnown ? accountName : givenName,
    /** Absent when the account has a name. */
    rename: isKnown
      ? undefined
      : (name: string) => {
          setGivenName(name)
          if (name) senderStore(uid).keep(name)
          else senderStore(uid).drop()
        },
  }
}
