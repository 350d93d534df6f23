import { readCueText, type Voice } from './cue-text.ts'
import { isTiming, readTiming } from './timing.ts'

/** A stretch of one speaker, in seconds from where the times of the file begin; those before that are negative. */
export type Utterance = Voice & { start: number; end: number }

/** What a file has. `skipped`: cues whose times can't be read. */
export type WebVtt = { utterances: Utterance[]; skipped: number }

/** Characters of a file, and cues that are read of it. A meeting of a day has some 40,000 cues and 4 MB. */
export const webVttLimits = { characters: 20_000_000, cues: 200_000 } as const

export type WebVttProblem = 'not_webvtt' | 'too_large'

/** A file that isn't read at all. */
export class WebVttError extends Error {
  override readonly name = 'WebVttError'
  readonly problem: WebVttProblem

  constructor(problem: WebVttProblem) {
    super(`WebVTT: ${problem}`)
    this.problem = problem
  }
}

const SIGNATURE = /^\uFEFF?\s*WEBVTT(?=\s|$)/

/** Blocks are apart by empty lines. A timing inside a block begins a cue of its own: some writers forget the empty line. */
function* cuesOf(lines: Iterable<string>): Generator<{ timing: string; text: string[] }> {
  let cue: { timing: string; text: string[] } | null = null
  for (const line of lines) {
    if (isTiming(line)) {
      if (cue) yield cue
      cue = { timing: line, text: [] }
    } else if (line.trim() === '') {
      if (cue) yield cue
      cue = null
    } else cue?.text.push(line)
  }
  if (cue) yield cue
}

function* linesOf(text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g
  let start = 0
  for (const { index, 0: end } of text.matchAll(ends)) {
    yield text.slice(start, index)
    start = index + end.length
  }
  yield text.slice(start)
}

/**
 * Reads WebVTT as Teams and others write it, by start. Lines that are no cue (notes, styles, regions, identifiers) are left
 * out. Throws a `WebVttError` for what isn't WebVTT or is too large.
 *
 * No library: those for Node refuse the times that Graph's own sample has (0:0:5.32).
 */
export const readWebVtt = (text: string): WebVtt => {
  if (text.length > webVttLimits.characters) throw new WebVttError('too_large')
  if (!SIGNATURE.test(text)) throw new WebVttError('not_webvtt')
  const utterances: Utterance[] = []
  let skipped = 0
  let cues = 0
  for (const cue of cuesOf(linesOf(text))) {
    cues += 1
    if (cues > webVttLimits.cues) throw new WebVttError('too_large')
    const times = readTiming(cue.timing)
    if (times) utterances.push(...readCueText(cue.text.join('\n')).map((voice) => ({ ...voice, ...times })))
    else skipped += 1
  }
  return { utterances: utterances.toSorted((a, b) => a.start - b.start), skipped }
}
