import { join } from 'node:path'
import { makeMedia } from '../../../services/ai-service/src/speech/testing/make-sound.ts'
import type { SpokenRecording } from './recordings.ts'

/** So often that the engine has to cut the speech in windows, at other words each time. */
const TIMES = 4
/** Silences of more than 0.15 s go: somebody who doesn't pause is the hardest to cut. */
const WITHOUT_PAUSES = 'silenceremove=stop_periods=-1:stop_duration=0.15:stop_threshold=-40dB'

/** All recordings one after the other, as one of somebody who talks on. */
export const joinRecordings = async (
  folder: string,
  recordings: readonly SpokenRecording[],
): Promise<SpokenRecording> => {
  const parts = Array.from({ length: TIMES }, () => recordings).flat()
  const inputs = parts.flatMap(({ path }) => ['-i', path])
  const filter = `concat=n=${parts.length}:v=0:a=1,${WITHOUT_PAUSES}`
  await makeMedia(folder, 'joined.wav', ...inputs, '-filter_complex', filter)
  return { path: join(folder, 'joined.wav'), text: parts.map(({ text }) => text).join(' ') }
}
