import { generated } from './make-sound.ts'

/** Pitch in hertz, and the formants of an a, as filters of ffmpeg. */
const PITCH = 120
const FORMANTS = [730, 1_090, 2_440]

/**
 * ffmpeg's arguments for a sound that a model of voice activity takes for a voice: pulses of a low pitch that rises and
 * falls, through the resonances of a mouth, in syllables.
 */
export const voiceLike = (seconds: number): string[] => {
  const phase = `t*${PITCH}+1.5*sin(2*PI*t*1.3)`
  const syllables = 'pow(max(0\\,sin(2*PI*t*2))\\,0.5)'
  const pulses = `0.6*(2*mod(${phase}\\,1)-1)*${syllables}:s=16000`
  const resonances = FORMANTS.map((hertz) => `equalizer=f=${hertz}:t=h:w=90:g=18`).join(',')
  return [...generated(`aevalsrc=exprs=${pulses}`, seconds), '-af', `lowpass=f=900,${resonances},volume=-12dB`]
}
