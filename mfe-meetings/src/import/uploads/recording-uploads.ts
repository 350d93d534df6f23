import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { bindToTab } from '@wervio/uploads'
import { sendRecording, type UploadFailure } from './send-recording.ts'

export type RecordingUploadStatus = 'sending' | 'paused' | 'offline' | 'failed'

/** A recording that this tab sends. */
export type RecordingUpload = {
  /** Of its import. */
  id: string
  status: RecordingUploadStatus
  /** Bytes that were sent. */
  sent: number
  /** Null while that can't be said. */
  secondsLeft: number | null
  /** Why it stopped, in Dutch. */
  error: string | null
  canRetry: boolean
}

type Transfer = {
  file: File
  onDone: () => void
  client: ReturnType<typeof sendRecording> | null
  /** Counts starts and stops, so that only the last one begins. */
  turn: number
  /** Where and when this stretch began; a pause begins a new one. */
  stretch: { from: number; since: number } | null
}

/** Milliseconds after which the speed of an upload says something. */
const MEASURED_AFTER = 2_000
/** Milliseconds between attempts while the connection stays away. */
const OFFLINE_PAUSE = 30_000

/** Uploads outside React, so that they continue while the recruiter is on another page. */
class RecordingUploads {
  #uploads: readonly RecordingUpload[] = []
  readonly #transfers = new Map<string, Transfer>()
  readonly #listeners = new Set<() => void>()
  #wake: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All uploads of this tab; a new array whenever one of them changes. */
  readonly uploads = (): readonly RecordingUpload[] => this.#uploads

  /** True while closing the tab would interrupt one. */
  readonly busy = (): boolean => this.#uploads.some(({ status }) => status !== 'failed')

  /** Sends the file of an import, or what is left of it; a second call for the same import does nothing. */
  start(id: string, file: File, onDone: () => void): void {
    if (this.#transfers.has(id)) return
    this.#transfers.set(id, { file, onDone, client: null, turn: 0, stretch: null })
    this.#show([...this.#uploads, { id, status: 'sending', sent: 0, secondsLeft: null, error: null, canRetry: true }])
    void this.#begin(id)
  }

  pause(id: string): void {
    void this.#stop(id)
    this.#change(id, { status: 'paused', secondsLeft: null })
  }

  /** Goes on with what was paused or failed. */
  resume(id: string): void {
    this.#change(id, { status: 'sending', error: null })
    void this.#begin(id)
  }

  /** Stops one for good; what arrived is up to the service. */
  remove(id: string): void {
    void this.#stop(id)
    this.#forget(id)
  }

  readonly clear = (): void => {
    for (const { id } of this.#uploads) this.remove(id)
  }

  /** Tries what waits for a connection. */
  readonly wake = (): void => {
    for (const { id, status } of this.#uploads) if (status === 'offline') this.resume(id)
  }

  async #begin(id: string): Promise<void> {
    const transfer = this.#transfers.get(id)
    if (!transfer) return
    transfer.turn += 1
    const { turn } = transfer
    transfer.stretch = null
    transfer.client ??= sendRecording(id, transfer.file, {
      onProgress: (sentBytes) => this.#progress(id, transfer, sentBytes),
      onRetry: () => this.#change(id, { status: 'offline', secondsLeft: null }),
      onDone: () => {
        this.#forget(id)
        transfer.onDone()
      },
      onFailed: (failure) => this.#fail(id, failure),
    })
    try {
      const client = await transfer.client
      // It may have a next attempt planned of its own.
      await client.abort()
      if (transfer.turn === turn) client.start()
    } catch (error) {
      transfer.client = null
      if (transfer.turn === turn)
        this.#fail(id, { text: errorText(error, messages.recordingImportFailed), isOffline: false, canRetry: true })
    }
  }

  async #stop(id: string): Promise<void> {
    const transfer = this.#transfers.get(id)
    if (!transfer) return
    transfer.turn += 1
    const client = await transfer.client?.catch(() => null)
    await client?.abort()
  }

  #progress(id: string, transfer: Transfer, sentBytes: number): void {
    if (this.#statusOf(id) === 'paused') return
    const now = performance.now()
    transfer.stretch ??= { from: sentBytes, since: now }
    const { from, since } = transfer.stretch
    const isMeasured = now - since >= MEASURED_AFTER && sentBytes > from
    const secondsLeft = isMeasured
      ? ((transfer.file.size - sentBytes) * (now - since)) / (sentBytes - from) / 1_000
      : null
    this.#change(id, { status: 'sending', sent: sentBytes, secondsLeft })
  }

  #fail(id: string, { text, isOffline, canRetry }: UploadFailure): void {
    if (!isOffline) {
      this.#change(id, { status: 'failed', error: text, canRetry, secondsLeft: null })
      return
    }
    this.#change(id, { status: 'offline', secondsLeft: null })
    clearTimeout(this.#wake)
    this.#wake = setTimeout(this.wake, OFFLINE_PAUSE)
  }

  #statusOf(id: string): RecordingUploadStatus | undefined {
    return this.#uploads.find((upload) => upload.id === id)?.status
  }

  #forget(id: string): void {
    this.#transfers.delete(id)
    if (this.#transfers.size === 0) clearTimeout(this.#wake)
    this.#show(this.#uploads.filter((upload) => upload.id !== id))
  }

  #change(id: string, change: Partial<RecordingUpload>): void {
    this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #show(uploads: readonly RecordingUpload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

/** The recordings that this tab sends. */
export const recordingUploads = new RecordingUploads()
bindToTab(recordingUploads)
window.addEventListener('online', recordingUploads.wake)
