import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@wervio/api-client'
import { limits } from '@wervio/contracts'
import { storedWords, useCurrentUser } from '@wervio/session'
import { useState } from 'react'
import { z } from 'zod'

const senderStore = (uid: string) => storedWords(uid, 'mail-sender', z.string().max(limits.shortText))

/**
 * What stands under a message: the signature of the profile, else the name of the profile or the account, else one the
 * recruiter gives here, which is remembered.
 */
export const useSender = () => {
  const user = useCurrentUser()
  const uid = user?.uid ?? ''
  const { data: profile } = useQuery(profileQuery)
  const accountName = (profile?.display_name ?? user?.displayName ?? '').trim()
  const signature = profile?.mail_signature ?? ''
  const [givenName, setGivenName] = useState(() => senderStore(uid).read() ?? '')
  // An address is no name to sign with.
  const isKnown = signature !== '' || (accountName !== '' && !accountName.includes('@'))
  return {
    sender: signature || (isKnown ? accountName : givenName),
    /** Absent when the account has a name or a signature. */
    rename: isKnown
      ? undefined
      : (name: string) => {
          setGivenName(name)
          if (name) senderStore(uid).keep(name)
          else senderStore(uid).drop()
        },
  }
}
