import { errorBody, messages, type CallMessages } from '@wervio/contracts'
import { ApiError, catalogueText, noNetwork, notJson, timedOut } from './api-error.ts'
import { isHTTPError, isTimeoutError } from 'ky'

/** An error body as an ApiError. The call's text for its status goes before the service's own, `fallback` comes last. */
export const fromErrorBody = (status: number, body: unknown, texts: CallMessages): ApiError => {
  const parsed = errorBody.safeParse(body)
  const details = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  // A 401 about Microsoft (`auth_required`) isn't about our session, so the session's text would be wrong.
  const catalogue = details['auth_required'] ? undefined : catalogueText(texts, status)
  const said = typeof details['error'] === 'string' ? details['error'] : undefined
  return new ApiError(catalogue ?? (said || texts.fallback), {
    status,
    code: parsed.success ? parsed.data.code : 'http',
    fields: parsed.data?.fields ?? [],
    details,
  })
}

const fromHttp = (status: number, data: unknown, texts: CallMessages): ApiError => {
  if (typeof data === 'string' && catalogueText(texts, status) === undefined) return notJson()
  return fromErrorBody(status, data, texts)
}

/** The same of an error answer that is still text; what is no JSON stays text. */
export const fromErrorText = (status: number, text: string, texts: CallMessages): ApiError => {
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    body = text
  }
  return fromHttp(status, body, texts)
}

/** What a caller's own abort rejects with. */
export const aborted = (): DOMException => new DOMException(messages.generic, 'AbortError')

/** Any failure of a request as the error a screen shows; an abort of the caller stays an AbortError. */
export const toApiError = (error: unknown, texts: CallMessages, signal?: AbortSignal): Error => {
  if (signal?.aborted) return aborted()
  if (error instanceof ApiError) return error
  if (isHTTPError(error)) return fromHttp(error.response.status, error.data, texts)
  if (isTimeoutError(error)) return timedOut(error)
  return noNetwork(error)
}
