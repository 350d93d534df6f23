import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, call, errorText } from '@wervio/api-client'
import { contactMessage, messages, sendContact, type ContactMessage } from '@wervio/contracts'

/** What the service says of a message that it did not take, and of its fields. */
export type SendingProblem = { text: string; fields: readonly { path: string; message: string }[] }

export const resolver = zodResolver(contactMessage)

/** Sends a message; resolves with what went wrong, or null. */
export const sendMessage = async (body: ContactMessage): Promise<SendingProblem | null> => {
  try {
    await call(sendContact, { body })
    return null
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : []
    return { text: errorText(error, messages.contactFormFailed), fields }
  }
}
