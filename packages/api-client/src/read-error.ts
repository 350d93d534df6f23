import { errorBody, messages, type CallMessages } from '@wervio/contracts'
import { ApiError, catalogueText, noNetwork, notJson, timedOut } from './api-error.ts'
import { isHTTPError, isTimeoutError } from 'ky'

/** An error body as an ApiError. Its text is the call's for that status, else the service's own, else `fallback`. */
export const fromErrorBody = (
  status: number,
  body: unknown,
  texts: CallMessages,
  retryAfter: number | null = null,
): ApiError => {
  const result = errorBody.safeParse(body)
  const details = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  // A 401 about Microsoft (`auth_required`) isn't about our session, so the session's text would be wrong; and of a
  // role the service says more than that a call failed.
  const hasOwnText = details['auth_required'] || details['code'] === 'role_refused'
  const catalogue = hasOwnText ? undefined : catalogueText(texts, status)
  const serviceText = [details['error'], details['message']].find((text) => typeof text === 'string' && text !== '')
  return new ApiError(catalogue ?? (serviceText as string | undefined) ?? texts.fallback, {
    status,
    code: result.success ? result.data.code : 'http',
    fields: result.data?.fields ?? [],
    details,
    retryAfter,
  })
}

const fromHttp = (status: number, data: unknown, texts: CallMessages, retryAfter: number | null = null): ApiError => {
  if (typeof data === 'string' && catalogueText(texts, status) === undefined)
    return notJson(undefined, texts.unreadable)
  return fromErrorBody(status, data, texts, retryAfter)
}

/** The seconds of a `Retry-After`; our services never send it as a date. */
const retryAfterOf = (headers: Headers): number | null => {
  const text = headers.get('retry-after')?.trim() ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** The same for an error response that is still text; text that isn't JSON stays text. */
export const fromErrorText = (status: number, text: string, texts: CallMessages): ApiError => {
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    body = text
  }
  return fromHttp(status, body, texts)
}

/** The error that a call rejects with after its caller aborted it. */
export const abortError = (): DOMException => new DOMException(messages.generic, 'AbortError')

/** Any failure of a request as the error to show; an abort by the caller stays an AbortError. */
export const toApiError = (error: unknown, texts: CallMessages, signal?: AbortSignal): Error => {
  if (signal?.aborted) return abortError()
  if (error instanceof ApiError) return error
  if (isHTTPError(error)) {
    const { status, headers } = error.response
    return fromHttp(status, error.data, texts, retryAfterOf(headers))
  }
  if (isTimeoutError(error)) return timedOut(error)
  return noNetwork(error)
}
