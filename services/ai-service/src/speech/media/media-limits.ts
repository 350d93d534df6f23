import { constants } from 'node:os'
import { RECORDING_HOURS } from '@wervio/contracts'

/** What a run of ffmpeg may use. */
export type MediaLimits = {
  /** Megabytes of address space; a decoder of sound needs a tenth of it. */
  megabytes: number
  /** Seconds of processor time; an hour of sound takes about twenty. */
  processorSeconds: number
  /** Seconds without output after which it hangs. */
  idleSeconds: number
  /** Seconds of sound. */
  seconds: number
  /** A niceness, as `os.setPriority` takes it. */
  priority: number
}

export const mediaLimits: MediaLimits = {
  megabytes: 2_048,
  processorSeconds: 3_600,
  idleSeconds: 600,
  seconds: RECORDING_HOURS * 3_600,
  priority: constants.priority.PRIORITY_LOW,
}
