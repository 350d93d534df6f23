import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waveFile } from '../../../../services/ai-service/src/speech/remote/wave-file.ts'
import { makeMedia } from '../../../../services/ai-service/src/speech/testing/make-sound.ts'
import type { BenchRow } from '../../bench.ts'
import { compose } from './compose.ts'
import { readVoices } from './read-voices.ts'
import { speakerErrors } from './speaker-errors.ts'
import { tellApart } from './tell-apart.ts'

/** What happens to the sound on its way: ffmpeg's arguments after the input. */
const WAYS: Readonly<Record<string, string[]>> = {
  'as recorded': ['-ar', '16000'],
  'by telephone': ['-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000', '-c:a', 'pcm_mulaw'],
  'in a noisy room': [
    '-filter_complex',
    'aecho=0.8:0.6:23|41|67:0.3|0.2|0.1[room];anoisesrc=a=0.02:c=pink:s=1:r=16000[noise];[room][noise]amix=duration=first',
  ],
}
/** The largest share of speech that may be given to the wrong person, and of processor time for a second of sound. */
const WRONG = 0.05
const REAL_TIME = 0.05

const row = (what: string, measured: number, reference: number, unit = ''): BenchRow => ({
  what: `voices, ${what}`,
  measured,
  against: 'the limit',
  reference,
  unit,
  limit: { atMost: 1 },
})

/** How well speakers are told apart by their voices, in conversations composed of the recordings of `folder`. */
export const measureVoices = async (folder: string): Promise<BenchRow[]> => {
  const voices = await readVoices(folder)
  const pairs = voices.flatMap((one, at) => voices.slice(at + 1).map((other) => [one, other]))
  const work = await mkdtemp(join(tmpdir(), 'wervio-voices-'))
  const rows: BenchRow[] = []
  let [processor, sound] = [0, 0]
  try {
    for (const [way, args] of Object.entries(WAYS)) {
      const sums = { seconds: 0, wrong: 0, open: 0, whole: 0 }
      for (const [index, people] of [...pairs, ...voices.map((one) => [one])].entries()) {
        const { samples, turns } = compose(people, index + 1)
        await writeFile(join(work, 'composed.wav'), waveFile(samples))
        const audio = await makeMedia(work, 'heard.wav', '-i', join(work, 'composed.wav'), ...args)
        const { segments, speakers, processorSeconds } = await tellApart(audio)
        processor += processorSeconds
        sound += samples.length / 16_000
        const names = people.map(({ name }) => name).join(' + ')
        if (people.length === 1) {
          sums.whole += speakers === 'voices' ? 0 : 1
          console.error(`  ${way}, ${names} alone: ${speakers}`)
          continue
        }
        const errors = speakerErrors(turns, segments)
        sums.seconds += errors.seconds
        sums.wrong += errors.wrong
        sums.open += errors.open
        const percent = (part: number) => `${((100 * part) / errors.seconds).toFixed(1)}%`
        console.error(`  ${way}, ${names}: ${percent(errors.wrong)} wrong, ${percent(errors.open)} open`)
      }
      const note = `${pairs.length} pairs; left open: ${((100 * sums.open) / sums.seconds).toFixed(1)}%`
      rows.push(
        { ...row(`${way}, speech of the wrong person`, sums.wrong / sums.seconds, WRONG), note },
        {
          ...row(`${way}, people who stay one`, sums.whole, voices.length),
          against: 'all of them',
          limit: { atLeast: 1 },
        },
      )
    }
  } finally {
    await rm(work, { recursive: true })
  }
  return [...rows, row('processor time / sound', processor / sound, REAL_TIME, 's/s')]
}
