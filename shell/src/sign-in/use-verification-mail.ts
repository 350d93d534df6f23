import { useState } from 'react'
import { startIdentity } from '../session/start-identity.ts'
import { changeErrorText } from './sign-in-texts.ts'

type Sending = { state: 'no' | 'busy' | 'sent' } | { state: 'failed'; text: string }

/** The mail that confirms the own address: one for each visit of a page, and as many as the provider allows. */
export const useVerificationMail = (): { sending: Sending; send: () => Promise<void> } => {
  const [sending, setSending] = useState<Sending>({ state: 'no' })
  const send = async () => {
    setSending({ state: 'busy' })
    try {
      await (await startIdentity()).security.sendVerification()
      setSending({ state: 'sent' })
    } catch (error) {
      setSending({ state: 'failed', text: changeErrorText(error) })
    }
  }
  return { sending, send }
}
