import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelsFolder } from '../../services/ai-service/src/speech/create-transcriber.ts'
import { folderOf, installedModels } from '../../services/ai-service/src/speech/models/model-folder.ts'
import { readSpeechVariables } from '../../services/ai-service/src/speech/speech-variables.ts'
import type { Bench, BenchRow } from './bench.ts'
import { errorLimit, JOINED } from './speech/error-limits.ts'
import { hearAll } from './speech/hear-all.ts'
import { joinRecordings } from './speech/join-recordings.ts'
import { readRecordings, type SpokenRecording } from './speech/recordings.ts'
import { measureVoices } from './speech/voices/measure-voices.ts'

const MEGABYTES = 3_000
const MEGABYTE = 1_000_000
/** Seconds of a processor for a second of sound, in recordings of a few seconds: the model is loaded for each. */
const REAL_TIME = 20

/** How well an installed model hears what is said, how long it takes and how much memory. */
const measureModel = async (
  name: string,
  folder: string,
  recordings: readonly SpokenRecording[],
  joined: SpokenRecording,
): Promise<BenchRow[]> => {
  const { errorRate, realTimeFactor, memory } = await hearAll(name, folder, recordings)
  const long = await hearAll(name, folder, [joined])
  const row = (what: string, measured: number, reference: number, unit: string): BenchRow => ({
    what: `speech, ${name}, ${what}`,
    measured,
    against: 'the limit',
    reference,
    unit,
    limit: { atMost: 1 },
  })
  return [
    row('words wrong', errorRate, errorLimit(name), ''),
    row('processor time / sound', realTimeFactor, REAL_TIME, 's/s'),
    row('memory', memory / MEGABYTE, MEGABYTES, 'MB'),
    {
      what: `speech, ${name}, words wrong in a minute without a pause`,
      measured: long.errorRate,
      against: 'the same one by one',
      reference: errorRate,
      unit: '',
      limit: { atMost: JOINED },
      note: 'windows are cut inside of speech: words at their joins',
    },
  ]
}

/**
 * How well the models that are installed hear real speech, and how well speakers are told apart by their voices. The
 * recordings are in the folder that `WERVIO_SPEECH_DATA` names, with what is said in `transcripts.tsv`; those of
 * several people in the one of `WERVIO_VOICES_DATA`, in a folder for each of them.
 */
export const bench: Bench = {
  name: 'speech',
  run: async () => {
    const { WERVIO_SPEECH_DATA: data, WERVIO_VOICES_DATA: voices } = process.env
    const models = modelsFolder(readSpeechVariables(process.env))
    const installed = installedModels(models)
    const rows: BenchRow[] = voices === undefined ? [] : await measureVoices(voices)
    if (data === undefined)
      return rows.length > 0 ? rows : { skipped: 'WERVIO_SPEECH_DATA names no folder of recordings' }
    if (installed.length === 0) return rows.length > 0 ? rows : { skipped: `no model is in ${models}` }
    const recordings = await readRecordings(data)
    const folder = await mkdtemp(join(tmpdir(), 'wervio-joined-'))
    try {
      const joined = await joinRecordings(folder, recordings)
      for (const model of installed)
        rows.push(...(await measureModel(model.name, folderOf(models, model), recordings, joined)))
    } finally {
      await rm(folder, { recursive: true })
    }
    return rows
  },
}
