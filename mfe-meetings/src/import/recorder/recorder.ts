import { localDay } from '@wervio/ui'
import { holdRecording } from './recording-lock.ts'
import { addChunk, markRecording, type StoredRecording } from './recording-store.ts'

export type RecorderStatus = 'idle' | 'asking' | 'recording' | 'paused' | 'stopping'

export type RecorderState = {
  status: RecorderStatus
  /** Why there is no recording, in Dutch. */
  problem: string | null
  /** Whether the browser refused to store bytes: a crash of the tab would lose them. */
  isUnstored: boolean
}

export type FinishedRecording = { id: string; file: File }

/** Milliseconds of sound in each piece that is stored: what a crash of the tab loses at most. */
const PIECE = 3_000
const BITS_PER_SECOND = 64_000

/** What browsers record, best first; Safari knows the last. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

const problems: Record<string, string> = {
  NotAllowedError:
    'Je browser mag de microfoon niet gebruiken. Sta de microfoon toe bij de instellingen van deze pagina (naast het adres) en probeer het opnieuw.',
  NotFoundError: 'Er is geen microfoon gevonden. Sluit er een aan en probeer het opnieuw.',
  NotReadableError: 'De microfoon is bezet door een ander programma. Sluit dat en probeer het opnieuw.',
}
const UNSUPPORTED = 'Deze browser kan niet opnemen. Neem op met een ander programma en kies daarna het bestand.'
const FAILED = 'Opnemen lukt nu niet. Probeer het opnieuw.'

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

const chosenType = (): string => mimeTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? ''

const extensionOf = (mimeType: string): string => (mimeType.includes('mp4') ? 'm4a' : 'webm')

const two = (value: number) => String(value).padStart(2, '0')

const nameAt = (moment: Date, mimeType: string): string =>
  `Opname ${localDay(moment)} ${two(moment.getHours())}.${two(moment.getMinutes())}.${extensionOf(mimeType)}`

/** Records from the microphone; what was recorded is stored in this browser, piece by piece. */
export class Recorder {
  #state: RecorderState = { status: 'idle', problem: null, isUnstored: false }
  readonly #listeners = new Set<() => void>()
  #recorder: MediaRecorder | null = null
  #stream: MediaStream | null = null
  #recording: StoredRecording | null = null
  #pieces: Blob[] = []
  /** Pieces are stored one after another, so that none stands before an earlier one. */
  #storing: Promise<void> = Promise.resolve()
  #elapsed = 0
  #since: number | null = null
  #unlock = () => {}
  #onFinished: (finished: FinishedRecording) => void = () => {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): RecorderState => this.#state

  /** What the microphone hears, for the meter; null while nothing is recorded. */
  readonly stream = (): MediaStream | null => this.#stream

  /** Seconds that were recorded, pauses not counted. */
  readonly seconds = (): number =>
    (this.#elapsed + (this.#since === null ? 0 : performance.now() - this.#since)) / 1_000

  /** Id of the recording that is being made; null when none is. */
  readonly currentId = (): string | null => this.#recording?.id ?? null

  async start(uid: string, onFinished: (finished: FinishedRecording) => void): Promise<void> {
    if (this.#state.status !== 'idle') return
    if (!canRecord()) {
      this.#change({ problem: UNSUPPORTED })
      return
    }
    this.#change({ status: 'asking', problem: null, isUnstored: false })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      // Left while the browser asked.
      if (this.#statusNow() !== 'asking') {
        for (const track of stream.getTracks()) track.stop()
        return
      }
      this.#begin(uid, stream)
      this.#onFinished = onFinished
    } catch (error) {
      this.#release()
      const name = error instanceof DOMException ? error.name : ''
      this.#change({ status: 'idle', problem: problems[name] ?? FAILED })
    }
  }

  pause(): void {
    if (this.#state.status !== 'recording') return
    this.#recorder?.pause()
    this.#elapsed = this.seconds() * 1_000
    this.#since = null
    this.#change({ status: 'paused' })
  }

  resume(): void {
    if (this.#state.status !== 'paused') return
    this.#recorder?.resume()
    this.#since = performance.now()
    this.#change({ status: 'recording' })
  }

  /** Ends the recording; its file is handed over once all of it is stored. */
  readonly stop = (): void => {
    const { status } = this.#state
    if (status === 'asking') this.#change({ status: 'idle' })
    if (status !== 'recording' && status !== 'paused') return
    this.#elapsed = this.seconds() * 1_000
    this.#since = null
    this.#change({ status: 'stopping' })
    this.#recorder?.stop()
  }

  #statusNow(): RecorderStatus {
    return this.#state.status
  }

  #begin(uid: string, stream: MediaStream): void {
    const mimeType = chosenType()
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType !== '' && { mimeType }),
    })
    const startedAt = new Date()
    this.#stream = stream
    this.#recorder = recorder
    this.#pieces = []
    this.#elapsed = 0
    this.#recording = {
      id: crypto.randomUUID(),
      uid,
      fileName: nameAt(startedAt, recorder.mimeType || mimeType),
      mimeType: (recorder.mimeType || mimeType).split(';')[0] ?? '',
      startedAt: startedAt.toISOString(),
      duration: 0,
      importId: null,
    }
    this.#unlock = holdRecording(this.#recording.id)
    this.#mark(this.#recording)
    recorder.addEventListener('dataavailable', ({ data }) => this.#keep(data))
    recorder.addEventListener('stop', () => void this.#finish())
    recorder.start(PIECE)
    // The microphone was taken out: what was recorded stays.
    for (const track of stream.getTracks()) track.addEventListener('ended', this.stop)
    this.#since = performance.now()
    this.#change({ status: 'recording' })
  }

  #mark(recording: StoredRecording): void {
    try {
      markRecording(recording)
    } catch {
      this.#change({ isUnstored: true })
    }
  }

  #keep(data: Blob): void {
    if (data.size === 0 || !this.#recording) return
    const index = this.#pieces.push(data) - 1
    const recording = { ...this.#recording, duration: this.seconds() }
    this.#storing = this.#store(this.#storing, recording, index, data)
  }

  async #store(earlier: Promise<void>, recording: StoredRecording, index: number, data: Blob): Promise<void> {
    await earlier
    try {
      await addChunk(recording, index, await data.arrayBuffer())
    } catch {
      // No room or no storage: it goes on in memory, and the screen says what that means.
      this.#change({ isUnstored: true })
    }
  }

  async #finish(): Promise<void> {
    await this.#storing
    const recording = this.#recording
    const pieces = this.#pieces
    this.#release()
    this.#change({ status: 'idle' })
    if (!recording || pieces.length === 0) {
      this.#change({ problem: FAILED })
      return
    }
    const file = new File(pieces, recording.fileName, {
      type: recording.mimeType,
      lastModified: Date.parse(recording.startedAt),
    })
    this.#onFinished({ id: recording.id, file })
  }

  #release(): void {
    this.#unlock()
    this.#unlock = () => {}
    for (const track of this.#stream?.getTracks() ?? []) {
      track.removeEventListener('ended', this.stop)
      track.stop()
    }
    this.#stream = null
    this.#recorder = null
    this.#recording = null
    this.#pieces = []
  }

  #change(change: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
