import { patternOf } from '../lexicon/lexicon.ts'

const unitOf = (unit: string) => String.raw`${patternOf('durations', unit)}(?!\p{L})\.?`

/** Sources of patterns for units of time, for flags 'iu': 'jaar', 'yrs.', 'Monate'. */
export const units = {
  year: unitOf('year'),
  month: unitOf('month'),
  week: unitOf('week'),
  day: unitOf('day'),
  hour: unitOf('hour'),
}
