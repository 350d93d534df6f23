import { noNetwork, timedOut } from './api-error.ts'
import { abortError } from './read-error.ts'

/** Milliseconds without a byte sent or a response that count as a lost connection. */
const STALLED_MS = 60_000

type Form = { method: string; url: string; headers: Record<string, string>; form: FormData }

export type Sending = {
  /** Called with the fraction of the request that was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/**
 * Sends a form and resolves with the response, whatever its status; rejects with `network`, `timeout` or an AbortError.
 * Over XMLHttpRequest, because fetch doesn't report upload progress.
 */
export const sendForm = (
  { method, url, headers, form }: Form,
  { onProgress, signal }: Sending,
): Promise<{ status: number; text: string; headers: Pick<Headers, 'get'> }> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const finish = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', stop)
    }
    // Rejects here, because aborting a request that hasn't started fires no event.
    const stopWith = (error: Error) => {
      finish()
      reject(error)
      xhr.abort()
    }
    const stop = () => stopWith(abortError())
    const restartSilence = () => {
      clearTimeout(silence)
      silence = setTimeout(() => stopWith(timedOut(undefined)), STALLED_MS)
    }
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      restartSilence()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    xhr.addEventListener('load', () => {
      const answerHeaders = { get: (name: string) => xhr.getResponseHeader(name) }
      resolve({ status: xhr.status, text: xhr.responseText, headers: answerHeaders })
    })
    xhr.addEventListener('error', (event) => reject(noNetwork(event)))
    xhr.addEventListener('loadend', finish)
    signal?.addEventListener('abort', stop)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    restartSilence()
    xhr.send(form)
  })
