import { messages } from '@wervio/contracts'
import { NotLoadedError, WindowClosedError } from './window-errors.ts'

/** Texts about Microsoft's window that stand the same wherever it opens. */
export const microsoftTexts = {
  loading: 'Microsoft authenticatie wordt geladen...',
  notLoaded: 'Kon Microsoft authenticatie niet initialiseren',
  cancelled: 'Microsoft login is geannuleerd.',
  blocked: 'Je browser hield het venster van Microsoft tegen. Sta pop-ups voor deze site toe en probeer het opnieuw.',
} as const

/** What Microsoft's codes mean; the first that occurs in an error decides (reference-error-codes of Entra). */
const codes: readonly [code: RegExp, text: string][] = [
  // Not assigned to the app; an administrator has to consent.
  [/AADSTS(50105|65001|90094|900941)\b|consent_required/, messages.microsoftNeedsAdministrator],
  // A user or account of another tenant or a personal one.
  [/AADSTS(50020|500200|500201|90072|50194|7000112)\b/, messages.microsoftWrongTenant],
  // Declined by the user.
  [/AADSTS65004\b|user_cancelled|access_denied/, microsoftTexts.cancelled],
  [/popup_window_error|empty_window_error/, microsoftTexts.blocked],
]

/** The Dutch text for a sign-in that Microsoft or its window ended; null for any other error. */
export const microsoftRefusalText = (error: unknown): string | null => {
  if (error instanceof WindowClosedError) return microsoftTexts.cancelled
  if (error instanceof NotLoadedError) return microsoftTexts.notLoaded
  if (!(error instanceof Error)) return null
  return codes.find(([code]) => code.test(`${error.message} ${String(error)}`))?.[1] ?? null
}
