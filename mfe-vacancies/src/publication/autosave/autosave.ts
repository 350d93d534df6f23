import type { Publication, PublicationChange } from '@wervio/contracts'
import { conflictIn, isUnanswered, mayPass, messageOf, type SaveState } from './save-state.ts'

/** After the last key, in ms. */
const PAUSE = 1_500
/** Between two local copies while somebody keeps typing, in ms. */
const KEEP = 1_000
/** Waits between attempts that may still pass, in ms; the last goes on. */
const AGAIN = [5_000, 15_000, 30_000, 60_000]

export type AutosaveOptions = {
  start: Publication
  /** The text as it stands in the editor now. */
  read: () => string
  send: (change: PublicationChange) => Promise<Publication>
  /** Keeps the text in this browser until it is saved; false when the browser refuses. */
  keep: (html: string, baseVersion: number) => boolean
  drop: () => void
  onSaved: (publication: Publication) => void
  /** Whether two texts say the same once both are cleaned. */
  same: (a: string, b: string) => boolean
}

/** Saves a text while it is written: one save at a time, each on the version before it, nothing thrown away. */
export class Autosave {
  readonly #options: AutosaveOptions
  readonly #listeners = new Set<() => void>()
  #base: Publication
  #session = crypto.randomUUID()
  #state: SaveState = { phase: 'saved', at: null }
  #revision = 0
  #savedRevision = 0
  #running: Promise<void> | null = null
  #again = false
  #failures = 0
  #unanswered: string[] = []
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  /** False once the browser refused to keep a copy. */
  keepsCopy = true

  constructor(options: AutosaveOptions) {
    this.#options = options
    this.#base = options.start
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): SaveState => this.#state

  /** The stored text the present one builds on. */
  get base(): Publication {
    return this.#base
  }

  get unsaved(): boolean {
    return this.#revision !== this.#savedRevision
  }

  /** Unsaved words that trying didn't save: the last attempt failed, or a choice between two texts waits. */
  get stuck(): boolean {
    return this.unsaved && (this.#failures > 0 || this.#state.phase === 'conflict')
  }

  /** Something was typed. */
  changed(): void {
    this.#revision += 1
    this.#schedule(PAUSE)
    this.#keepTimer ??= setTimeout(() => this.keepNow(), KEEP)
    if (this.#state.phase === 'saved') this.#show({ phase: 'pending' })
  }

  /** Nothing of one's own was typed and the stored text is another one now. */
  rebase(base: Publication): void {
    if (!this.unsaved && this.#running === null && base.version > this.#base.version) this.#base = base
  }

  /** The text now builds on what was stored then; a newer one will be found when it is saved. */
  restored(baseVersion: number): void {
    this.#base = { ...this.#base, version: baseVersion }
    this.changed()
    this.keepNow()
  }

  keepNow(): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    if (this.unsaved) this.keepsCopy = this.#options.keep(this.#options.read(), this.#base.version)
  }

  /** Saves at once what isn't saved yet; true when everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#saveTimer)
    if (this.#state.phase !== 'conflict' && this.unsaved) {
      this.#again = true
      await (this.#running ??= this.#saveAll().finally(() => {
        this.#running = null
      }))
    }
    return !this.unsaved
  }

  /** 'Mijn versie bewaren', and the start of 'Samenvoegen': the other text stays in the history. */
  async keepMine(): Promise<boolean> {
    if (this.#state.phase !== 'conflict') return true
    this.#stepOver(this.#state.current)
    this.#revision += 1
    this.#show({ phase: 'pending' })
    return this.flush()
  }

  /** 'De andere versie houden': mine goes into the history first. The other text once it is stored again, or null. */
  async keepTheirs(): Promise<Publication | null> {
    if (this.#state.phase !== 'conflict' || this.#state.busy) return null
    const { current } = this.#state
    this.#show({ phase: 'conflict', current, busy: true, message: null })
    this.#stepOver(current)
    const revision = this.#revision
    try {
      this.#base = await this.#send(this.#options.read(), 'edited')
      this.#base = await this.#send(current.html, 'restored')
    } catch (error) {
      this.#show({ phase: 'conflict', current: conflictIn(error) ?? current, busy: false, message: messageOf(error) })
      return null
    }
    this.#session = crypto.randomUUID()
    this.#settle(revision)
    return this.#base
  }

  /** The editor goes away: keeps a copy and lets a last save run on; whether it got through. */
  async leave(): Promise<boolean> {
    this.keepNow()
    const saved = await this.flush()
    clearTimeout(this.#saveTimer)
    return saved
  }

  #show(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #schedule(wait: number): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.flush(), wait)
  }

  #send(html: string, origin: 'edited' | 'restored'): Promise<Publication> {
    return this.#options.send({ html, base_version: this.#base.version, origin, session: this.#session })
  }

  /** After a conflict saves go on from the other text, as a version of their own. */
  #stepOver(current: Publication): void {
    if (current.version > this.#base.version) this.#base = current
    this.#session = crypto.randomUUID()
  }

  async #saveAll(): Promise<void> {
    while (this.#again && this.unsaved) {
      this.#again = false
      if (!(await this.#saveOnce())) return
    }
  }

  async #saveOnce(): Promise<boolean> {
    const revision = this.#revision
    const html = this.#options.read()
    if (html !== this.#base.html) {
      this.#show({ phase: 'saving' })
      try {
        this.#base = await this.#send(html, 'edited')
      } catch (error) {
        return this.#refused(error, html)
      }
    }
    this.#settle(revision)
    return true
  }

  #settle(revision: number): void {
    this.#savedRevision = revision
    this.#failures = 0
    this.#unanswered = []
    this.#options.onSaved(this.#base)
    if (this.unsaved) return this.#show({ phase: 'pending' })
    this.#options.drop()
    this.#show({ phase: 'saved', at: this.#base.updated_at })
  }

  #refused(error: unknown, html: string): boolean {
    const current = conflictIn(error)
    if (current && this.#unanswered.some((sent) => this.#options.same(sent, current.html))) {
      // Our own save whose answer got lost.
      this.#base = current
      this.#unanswered = []
      this.#again = true
      return true
    }
    this.keepNow()
    if (current) {
      this.#show({ phase: 'conflict', current, busy: false, message: null })
      return false
    }
    if (isUnanswered(error)) this.#unanswered.push(html)
    this.#show({ phase: 'failed', message: messageOf(error) })
    if (mayPass(error)) this.#schedule(AGAIN[Math.min(this.#failures, AGAIN.length - 1)] ?? PAUSE)
    this.#failures += 1
    return false
  }
}
