import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'

/** The window of Microsoft was closed before it answered. */
export class WindowClosedError extends Error {
  override readonly name = 'WindowClosedError'
}

/** The sign-in code of Microsoft did not load. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
}

export const texts = {
  loading: 'Microsoft authenticatie wordt geladen...',
  notLoaded: 'Kon Microsoft authenticatie niet initialiseren',
  backend: 'Backend connectie mislukt',
  cancelled: 'Microsoft login is geannuleerd.',
  blocked: 'Je browser hield het venster van Microsoft tegen. Sta pop-ups voor deze site toe en probeer het opnieuw.',
  failed: (reason: string) => `Kon geen verbinding maken met Microsoft Calendar: ${reason}`,
} as const

/** What Microsoft's codes mean; the first that occurs in an error decides (reference-error-codes of Entra). */
const codes: readonly [code: RegExp, text: string][] = [
  // Not assigned to the app; an administrator has to consent.
  [/AADSTS(50105|65001|90094|900941)\b|consent_required/, messages.microsoftNeedsAdministrator],
  // A user or account of another tenant or a personal one.
  [/AADSTS(50020|500200|500201|90072|50194|7000112)\b/, messages.microsoftWrongTenant],
  // Declined by the user.
  [/AADSTS65004\b|user_cancelled|access_denied/, texts.cancelled],
  [/popup_window_error|empty_window_error/, texts.blocked],
]

/** What msal-browser says: `errorCode: message`. */
const reasonOf = (error: Error): string => error.message.trim() || error.name

/** The Dutch text for a connection that wasn't made. */
export const connectionErrorText = (error: unknown): string => {
  if (error instanceof WindowClosedError) return texts.cancelled
  if (error instanceof NotLoadedError) return texts.notLoaded
  if (error instanceof ApiError)
    return error.code === 'network' || error.code === 'timeout' ? texts.backend : error.message
  if (!(error instanceof Error)) return texts.failed(messages.generic)
  return codes.find(([code]) => code.test(`${reasonOf(error)} ${String(error)}`))?.[1] ?? texts.failed(reasonOf(error))
}
