import { ApiError, errorText, isLasting } from '@wervio/api-client'
import { messages } from '@wervio/contracts'

/** How many files are sent at the same time; the others wait. */
const AT_ONCE = 3

export type QueuedUploadStatus = 'waiting' | 'sending' | 'failed' | 'refused'

/** A file to upload. It leaves the list once it is stored. */
export type QueuedUpload = {
  id: number
  /** The list of files it belongs to: the id of a vacancy or of a stack of CVs. */
  group: string
  name: string
  status: QueuedUploadStatus
  /** The fraction that was sent, 0 to 1. */
  progress: number
  /** Why it failed or was refused, in Dutch. */
  error: string | null
}

type Sending = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (fraction: number) => void
  /**
   * The same at every attempt for this file, so that a service that supports it stores a file that arrives twice once.
   */
  creationKey: string
}
/** Sends one file; rejects with ApiError. */
export type Send<Result> = (group: string, file: File, sending: Sending) => Promise<Result>
export type UploadCallbacks<Result> = {
  onDone: (result: Result) => void
  onFailed: (name: string, error: string) => void
}
type Job<Result> = { file: File; creationKey: string; callbacks: UploadCallbacks<Result>; stop: AbortController }

/** Codes of a list that is full or gone: it takes no file at all. */
const closedListCodes = ['conflict', 'not_found']

/** Whether the same file would be refused again. */
const isRefusal = (error: unknown): boolean =>
  isLasting(error) || (error instanceof ApiError && closedListCodes.includes(error.code))

/** Uploads outside React, so that they continue while the recruiter is on another tab or page. */
export class UploadQueue<Result> {
  #uploads: readonly QueuedUpload[] = []
  readonly #jobs = new Map<number, Job<Result>>()
  readonly #listeners = new Set<() => void>()
  readonly #send: Send<Result>
  readonly #fallback: string
  #lastId = 0

  /** `fallback` is the Dutch text for a failure that has none of its own. */
  constructor(send: Send<Result>, fallback: string) {
    this.#send = send
    this.#fallback = fallback
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All uploads; a new array whenever one of them changes. */
  readonly uploads = (): readonly QueuedUpload[] => this.#uploads

  /** True while a file waits or is being sent. */
  readonly busy = (): boolean => this.#uploads.some(({ status }) => status === 'waiting' || status === 'sending')

  add(group: string, files: readonly File[], callbacks: UploadCallbacks<Result>): void {
    for (const file of files) {
      if (file.size === 0) {
        this.refuse(group, file.name, messages.attachmentEmpty)
        continue
      }
      this.#lastId += 1
      this.#jobs.set(this.#lastId, { file, creationKey: crypto.randomUUID(), callbacks, stop: new AbortController() })
      this.#show([
        ...this.#uploads,
        { id: this.#lastId, group, name: file.name, status: 'waiting', progress: 0, error: null },
      ])
    }
    this.#startNext()
  }

  /** Lists a file that isn't sent at all, with the reason. */
  refuse(group: string, name: string, error: string): void {
    this.#lastId += 1
    this.#show([...this.#uploads, { id: this.#lastId, group, name, status: 'refused', progress: 0, error }])
  }

  retry(id: number): void {
    const job = this.#jobs.get(id)
    if (!job) return
    job.stop = new AbortController()
    this.#change(id, { status: 'waiting', progress: 0, error: null })
    this.#startNext()
  }

  /** Stops an upload, or removes a failed one from the list. */
  remove(id: number): void {
    this.#jobs.get(id)?.stop.abort()
    this.#forget(id)
    this.#startNext()
  }

  /** Stops all uploads, because another user signed in. */
  clear(): void {
    for (const { stop } of this.#jobs.values()) stop.abort()
    this.#jobs.clear()
    this.#show([])
  }

  #startNext(): void {
    const free = AT_ONCE - this.#uploads.filter(({ status }) => status === 'sending').length
    for (const { id } of this.#uploads.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free)))
      void this.#run(id)
  }

  async #run(id: number): Promise<void> {
    const upload = this.#uploads.find((item) => item.id === id)
    const job = this.#jobs.get(id)
    if (!upload || !job) return
    const { signal } = job.stop
    this.#change(id, { status: 'sending' })
    try {
      const onProgress = (progress: number) => {
        if (!signal.aborted) this.#change(id, { progress })
      }
      const result = await this.#send(upload.group, job.file, { signal, onProgress, creationKey: job.creationKey })
      this.#forget(id)
      job.callbacks.onDone(result)
    } catch (error) {
      if (!signal.aborted) this.#fail(id, upload.name, job, error)
    }
    this.#startNext()
  }

  #fail(id: number, name: string, job: Job<Result>, error: unknown): void {
    const text = errorText(error, this.#fallback)
    const isRefused = isRefusal(error)
    this.#change(id, { status: isRefused ? 'refused' : 'failed', error: text })
    if (isRefused) this.#jobs.delete(id)
    job.callbacks.onFailed(name, text)
  }

  #forget(id: number): void {
    this.#jobs.delete(id)
    this.#show(this.#uploads.filter((item) => item.id !== id))
  }

  #change(id: number, change: Partial<QueuedUpload>): void {
    this.#show(this.#uploads.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  #show(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}
