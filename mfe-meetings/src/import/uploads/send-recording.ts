import { runtimeConfig, traceHeader } from '@wervio/api-client'
import { API_VERSION, apiVersionHeader, errorBody, messages, recordingUploadPath } from '@wervio/contracts'
import { getToken, refreshToken } from '@wervio/session'
import { DetailedError, Upload, type HttpRequest, type HttpResponse } from 'tus-js-client'

/** Bytes in one request: what a broken connection costs at most. */
const CHUNK = 8_388_608

/** Milliseconds before each further attempt; they begin again once bytes arrive. */
const PAUSES = [500, 2_000, 5_000, 10_000, 20_000]

const SESSION_EXPIRED = 401
const TOO_LARGE = 413
const DISK_FULL = 507
/** The upload is locked by a request that hasn't ended, or asked for too often. */
const passingStatuses = [409, 423, 429]

const statusOf = (error: Error): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

const isPassing = (status: number): boolean =>
  status === 0 || status === SESSION_EXPIRED || passingStatuses.includes(status) || status >= 500

/** The service's own text, where it gave one. */
const serviceText = (error: Error): string | null => {
  if (!(error instanceof DetailedError) || !error.originalResponse) return null
  try {
    return errorBody.safeParse(JSON.parse(error.originalResponse.getBody())).data?.error ?? null
  } catch {
    return null
  }
}

const isGone = (status: number): boolean => status === 403 || status === 404 || status === 410

const textOf = (error: Error): string => {
  const status = statusOf(error)
  if (isGone(status)) return messages.recordingGone
  if (status === TOO_LARGE) return messages.recordingTooLarge
  if (status === SESSION_EXPIRED) return messages.sessionExpired
  // Of what stands between us and the service nobody knows more than its status.
  return serviceText(error) ?? `${messages.recordingImportFailed}${status === 0 ? '' : ` (HTTP ${status})`}`
}

export type UploadFailure = {
  /** In Dutch. */
  text: string
  /** The connection failed: it goes on by itself once there is one. */
  isOffline: boolean
  /** Whether going on can help. */
  canRetry: boolean
}

type Listeners = {
  onProgress: (sentBytes: number) => void
  /** The connection failed and is tried again. */
  onRetry: () => void
  onDone: () => void
  onFailed: (failure: UploadFailure) => void
}

const withToken = (request: HttpRequest) => {
  const token = getToken()
  if (token) request.setHeader('authorization', `Bearer ${token}`)
}

/** An expired token is replaced before the next attempt. */
const refreshWhenExpired = async (_request: HttpRequest, response: HttpResponse) => {
  if (response.getStatus() === SESSION_EXPIRED) await refreshToken()
}

/** The bytes of an import on their way to ai-service, from where they were; `start` also goes on after `abort`. */
export const sendRecording = async (
  id: string,
  file: File,
  { onProgress, onRetry, onDone, onFailed }: Listeners,
): Promise<Pick<Upload, 'start' | 'abort'>> => {
  const { aiServiceUrl } = await runtimeConfig()
  return new Upload(file, {
    uploadUrl: `${aiServiceUrl.replace(/\/+$/, '')}${recordingUploadPath}/${encodeURIComponent(id)}`,
    uploadSize: file.size,
    chunkSize: CHUNK,
    retryDelays: PAUSES,
    headers: { [apiVersionHeader]: API_VERSION, ...traceHeader() },
    storeFingerprintForResuming: false,
    onBeforeRequest: withToken,
    onAfterResponse: refreshWhenExpired,
    onShouldRetry: (error) => {
      const status = statusOf(error)
      const isRetried = isPassing(status) && status !== DISK_FULL && navigator.onLine && getToken() !== null
      if (isRetried) onRetry()
      return isRetried
    },
    onProgress,
    onSuccess: onDone,
    onError: (error) => {
      const status = statusOf(error)
      onFailed({ text: textOf(error), isOffline: status === 0, canRetry: isPassing(status) })
    },
  })
}
