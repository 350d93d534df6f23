import { noNetwork, timedOut } from './api-error.ts'
import { aborted } from './read-error.ts'

/** Silence that counts as a lost connection: no byte went out, and no answer came. */
const STALLED_MS = 60_000

type Form = { method: string; url: string; headers: Record<string, string>; form: FormData }

export type Sending = {
  /** Told what part of the request has gone out, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

/**
 * Sends a form and resolves with the answer, whatever its status; rejects with `network`, `timeout` or an AbortError.
 * Over XMLHttpRequest, because fetch tells nothing of what has been sent.
 */
export const sendForm = (
  { method, url, headers, form }: Form,
  { onProgress, signal }: Sending,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout>
    const finish = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', stop)
    }
    // Rejects by itself: aborting a request that hasn't begun fires no event.
    const stopWith = (error: Error) => {
      finish()
      reject(error)
      xhr.abort()
    }
    const stop = () => stopWith(aborted())
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => stopWith(timedOut(undefined)), STALLED_MS)
    }
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      heard()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }))
    xhr.addEventListener('error', (event) => reject(noNetwork(event)))
    xhr.addEventListener('loadend', finish)
    signal?.addEventListener('abort', stop)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    heard()
    xhr.send(form)
  })
