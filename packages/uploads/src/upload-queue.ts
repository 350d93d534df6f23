import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'

/** Files on their way at the same time; the others wait. */
const AT_ONCE = 3

export type UploadStatus = 'waiting' | 'sending' | 'failed' | 'refused'

/** A file on its way. One that arrived isn't here any more. */
export type Upload = {
  id: number
  /** Which list of files it belongs to: the id of a vacancy or of a stack of CVs. */
  group: string
  name: string
  status: UploadStatus
  /** What has gone out, 0 to 1. */
  progress: number
  /** Why it failed or was refused. */
  error: string | null
}

type Sending = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (fraction: number) => void
  /** The same at every try for this file: a service that takes it along makes one of a file that comes twice. */
  creationKey: string
}
/** Sends one file; rejects with ApiError. */
export type Send<Result> = (group: string, file: File, sending: Sending) => Promise<Result>
export type Told<Result> = { onDone: (result: Result) => void; onFailed: (name: string, error: string) => void }
type Job<Result> = { file: File; creationKey: string; told: Told<Result>; stop: AbortController }

/** Codes after which the same file would be refused again. */
const final = ['body_too_large', 'file_type_refused', 'conflict', 'not_found']

/** Uploads outside React, so that they go on while the recruiter looks at another tab or page. */
export class UploadQueue<Result> {
  #uploads: readonly Upload[] = []
  readonly #jobs = new Map<number, Job<Result>>()
  readonly #listeners = new Set<() => void>()
  readonly #send: Send<Result>
  readonly #fallback: string
  #lastId = 0

  /** `fallback`: what to say of a failure without words of its own, in Dutch. */
  constructor(send: Send<Result>, fallback: string) {
    this.#send = send
    this.#fallback = fallback
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All uploads; another array whenever one of them changed. */
  readonly uploads = (): readonly Upload[] => this.#uploads

  /** True while a file waits or is on its way. */
  readonly busy = (): boolean => this.#uploads.some(({ status }) => status === 'waiting' || status === 'sending')

  add(group: string, files: readonly File[], told: Told<Result>): void {
    for (const file of files) {
      if (file.size === 0) {
        this.refuse(group, file.name, messages.attachmentEmpty)
        continue
      }
      this.#lastId += 1
      this.#jobs.set(this.#lastId, { file, creationKey: crypto.randomUUID(), told, stop: new AbortController() })
      this.#show([
        ...this.#uploads,
        { id: this.#lastId, group, name: file.name, status: 'waiting', progress: 0, error: null },
      ])
    }
    this.#startNext()
  }

  /** Shows something that isn't sent at all, with the reason. */
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

  /** Stops an upload, or takes a failed one off the list. */
  remove(id: number): void {
    this.#jobs.get(id)?.stop.abort()
    this.#forget(id)
    this.#startNext()
  }

  /** Stops everything: another person sits here now. */
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
    const upload = this.#uploads.find((it) => it.id === id)
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
      job.told.onDone(result)
    } catch (error) {
      if (!signal.aborted) this.#fail(id, upload.name, job, error)
    }
    this.#startNext()
  }

  #fail(id: number, name: string, job: Job<Result>, error: unknown): void {
    const said = error instanceof ApiError ? error.message : this.#fallback
    const refused = error instanceof ApiError && final.includes(error.code)
    this.#change(id, { status: refused ? 'refused' : 'failed', error: said })
    if (refused) this.#jobs.delete(id)
    job.told.onFailed(name, said)
  }

  #forget(id: number): void {
    this.#jobs.delete(id)
    this.#show(this.#uploads.filter((it) => it.id !== id))
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#show(this.#uploads.map((it) => (it.id === id ? { ...it, ...change } : it)))
  }

  #show(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}
