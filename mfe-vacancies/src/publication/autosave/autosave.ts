import type { Publication, PublicationChange } from '@wervio/contracts'
import { conflictIn, isUnanswered, canRetry, messageOf, type SaveState } from './save-state.ts'

/** Wait after the last key before saving, in ms. */
const PAUSE = 1_500
/** Wait between two local copies while somebody keeps typing, in ms. */
const COPY_INTERVAL = 1_000
/** Waits before each new attempt after a failure, in ms; the last one repeats. */
const RETRY_WAITS = [5_000, 15_000, 30_000, 60_000]

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
  isSame: (a: string, b: string) => boolean
}

/** Saves a text while it is written: one save at a time, each on the version before it, and no version is lost. */
export class Autosave {
  readonly #options: AutosaveOptions
  readonly #listeners = new Set<() => void>()
  #base: Publication
  #session = crypto.randomUUID()
  #state: SaveState = { phase: 'saved', at: null }
  #revision = 0
  #savedRevision = 0
  #runningSave: Promise<void> | null = null
  #saveAgain = false
  #failures = 0
  #unansweredTexts: string[] = []
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

  get isUnsaved(): boolean {
    return this.#revision !== this.#savedRevision
  }

  /** There are unsaved words that an attempt didn't save: it failed, or a choice between two texts waits. */
  get isStuck(): boolean {
    return this.isUnsaved && (this.#failures > 0 || this.#state.phase === 'conflict')
  }

  /** Call when the text was changed. */
  markChanged(): void {
    this.#revision += 1
    this.#schedule(PAUSE)
    this.#keepTimer ??= setTimeout(() => this.keepNow(), COPY_INTERVAL)
    if (this.#state.phase === 'saved') this.#show({ phase: 'pending' })
  }

  /** Builds on a newer stored text, where nothing of the editor's own waits to be saved. */
  rebase(base: Publication): void {
    if (!this.isUnsaved && this.#runningSave === null && base.version > this.#base.version) this.#base = base
  }

  /** Call when a local draft was put back: it builds on an older version, and a newer one shows up when it is saved. */
  markRestored(baseVersion: number): void {
    this.#base = { ...this.#base, version: baseVersion }
    this.markChanged()
    this.keepNow()
  }

  keepNow(): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
    if (this.isUnsaved) this.keepsCopy = this.#options.keep(this.#options.read(), this.#base.version)
  }

  /** Saves at once what isn't saved yet; true when everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#saveTimer)
    if (this.#state.phase !== 'conflict' && this.isUnsaved) {
      this.#saveAgain = true
      await (this.#runningSave ??= this.#saveAll().finally(() => {
        this.#runningSave = null
      }))
    }
    return !this.isUnsaved
  }

  /** 'Mijn versie bewaren', and the start of 'Samenvoegen': the other text stays in the history. */
  async keepMine(): Promise<boolean> {
    if (this.#state.phase !== 'conflict') return true
    this.#stepOver(this.#state.current)
    this.#revision += 1
    this.#show({ phase: 'pending' })
    return this.flush()
  }

  /**
   * 'De andere versie houden': saves mine first, for the history. Returns the other text once it is saved again, or
   * null.
   */
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

  /** Call when the editor closes: stores a local copy and saves once more. True when everything was saved. */
  async leave(): Promise<boolean> {
    this.keepNow()
    const isSaved = await this.flush()
    clearTimeout(this.#saveTimer)
    return isSaved
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

  /** After a conflict, saves build on the other text and make a version of their own. */
  #stepOver(current: Publication): void {
    if (current.version > this.#base.version) this.#base = current
    this.#session = crypto.randomUUID()
  }

  async #saveAll(): Promise<void> {
    while (this.#saveAgain && this.isUnsaved) {
      this.#saveAgain = false
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
        return this.#handleFailure(error, html)
      }
    }
    this.#settle(revision)
    return true
  }

  #settle(revision: number): void {
    this.#savedRevision = revision
    this.#failures = 0
    this.#unansweredTexts = []
    this.#options.onSaved(this.#base)
    if (this.isUnsaved) return this.#show({ phase: 'pending' })
    this.#options.drop()
    this.#show({ phase: 'saved', at: this.#base.updated_at })
  }

  #handleFailure(error: unknown, html: string): boolean {
    const current = conflictIn(error)
    if (current && this.#unansweredTexts.some((text) => this.#options.isSame(text, current.html))) {
      // The stored text is our own save, whose answer got lost.
      this.#base = current
      this.#unansweredTexts = []
      this.#saveAgain = true
      return true
    }
    this.keepNow()
    if (current) {
      this.#show({ phase: 'conflict', current, busy: false, message: null })
      return false
    }
    if (isUnanswered(error)) this.#unansweredTexts.push(html)
    this.#show({ phase: 'failed', message: messageOf(error) })
    if (canRetry(error)) this.#schedule(RETRY_WAITS[Math.min(this.#failures, RETRY_WAITS.length - 1)] ?? PAUSE)
    this.#failures += 1
    return false
  }
}
