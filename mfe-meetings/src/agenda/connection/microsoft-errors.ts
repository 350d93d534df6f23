import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { microsoftRefusalText } from '@wervio/microsoft-window'

export const texts = {
  backend: 'Backend connectie mislukt',
  failed: (reason: string) => `Kon geen verbinding maken met Microsoft Calendar: ${reason}`,
} as const

/** What msal-browser says: `errorCode: message`. */
const reasonOf = (error: Error): string => error.message.trim() || error.name

/** The Dutch text for a connection that wasn't made. */
export const connectionErrorText = (error: unknown): string => {
  if (error instanceof ApiError)
    return error.code === 'network' || error.code === 'timeout' ? texts.backend : error.message
  const refusal = microsoftRefusalText(error)
  if (refusal !== null) return refusal
  return texts.failed(error instanceof Error ? reasonOf(error) : messages.generic)
}
