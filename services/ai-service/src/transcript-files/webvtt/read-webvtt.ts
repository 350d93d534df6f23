import { onOneLine, speakerName } from '../plain-line.ts'
import { isSpeakerName, labelOf, speakersOf } from '../speaker-labels.ts'
import type { Utterance, Voice } from '../utterance.ts'
import { readCueText } from './cue-text.ts'
import { isTiming, readTiming } from './timing.ts'

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

/** Whether a text says that it is WebVTT. */
export const isWebVtt = (text: string): boolean => SIGNATURE.test(text)

type Cue = { start: number; end: number; text: string[] }

/**
 * Blocks are apart by empty lines. A timing inside a block begins a cue of its own: some writers forget the empty line.
 */
const cuesOf = function* (lines: Iterable<string>): Generator<{ timing: string; text: string[] }> {
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

const linesOf = function* (text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g
  let start = 0
  for (const { index, 0: end } of text.matchAll(ends)) {
    yield text.slice(start, index)
    start = index + end.length
  }
  yield text.slice(start)
}

const isAlone = (line: string): boolean => isSpeakerName(onOneLine(line).replace(/^\(|\)$/g, ''))

/**
 * The names that stand on a line of their own above what is said (the Word file of an older Teams), and those before a
 * colon (Zoom); of a file with voice tags there are none.
 */
const namesIn = (cues: readonly Cue[]) => {
  const above = cues.flatMap(({ text: [line = '', ...more] }) =>
    more.length > 0 && isAlone(line) ? [line.trim()] : [],
  )
  const before = cues.flatMap(({ text: [line = ''] }) => labelOf(line)?.name ?? [])
  return { above: speakersOf(above, cues.length), before: speakersOf(before, cues.length) }
}

const voicesOf = ({ text }: Cue, { above, before }: ReturnType<typeof namesIn>): Voice[] => {
  const [line = '', ...more] = text
  if (more.length > 0 && above.has(line.trim()))
    return readCueText(more.join('\n')).map((voice) => ({
      ...voice,
      speaker: voice.speaker ?? speakerName(line.trim().replace(/^\(|\)$/g, '')),
    }))
  return readCueText(text.join('\n')).map((voice) => {
    const label = voice.speaker === null ? labelOf(voice.text) : null
    return label !== null && before.has(label.name) ? { speaker: label.name, text: label.text } : voice
  })
}

/**
 * Cues by start, whatever stands around them: WebVTT and SubRip write them alike. Throws a `WebVttError`: too large.
 */
export const readCues = (text: string): WebVtt => {
  if (text.length > webVttLimits.characters) throw new WebVttError('too_large')
  const cues: Cue[] = []
  let skipped = 0
  for (const cue of cuesOf(linesOf(text))) {
    if (cues.length + skipped >= webVttLimits.cues) throw new WebVttError('too_large')
    const times = readTiming(cue.timing)
    if (times) cues.push({ ...times, text: cue.text })
    else skipped += 1
  }
  const names = namesIn(cues)
  const utterances = cues.flatMap((cue) =>
    voicesOf(cue, names).map((voice) => ({ ...voice, start: cue.start, end: cue.end })),
  )
  return { utterances: utterances.toSorted((a, b) => a.start - b.start), skipped }
}

/**
 * Reads WebVTT as Teams and others write it, by start. Lines that are no cue (notes, styles, regions, identifiers) are
 * left out. Throws a `WebVttError` for what isn't WebVTT or is too large.
 *
 * No library: those for Node refuse the times that Graph's own sample has (0:0:5.32).
 */
export const readWebVtt = (text: string): WebVtt => {
  if (!isWebVtt(text) && text.length <= webVttLimits.characters) throw new WebVttError('not_webvtt')
  return readCues(text)
}
