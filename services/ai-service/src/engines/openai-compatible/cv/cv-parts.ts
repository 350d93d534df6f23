import type { CvSource } from '../../../cv/source/cv-source.ts'
import { CHARACTERS_PER_TOKEN } from '../model-options.ts'
import type { CvAnswer } from './cv-answer.ts'

/** The instructions and the schema, which some servers put into the prompt too. */
const INSTRUCTION_TOKENS = 1_800
/** An answer repeats most of the CV. */
const SHARE_OF_SOURCE = 0.45
const LEAST_CHARACTERS = 1_000
/**
 * Lines that two parts share at most, so that a job that a border cuts is whole in one of them; a quarter of a short
 * part.
 */
const OVERLAP = 6
const SHARE_OF_OVERLAP = 0.25

/** A CV in parts that fit a model's context with their answers; in one when the context isn't known. */
export const partsOf = (source: CvSource, contextTokens: number | undefined): CvSource[] => {
  if (contextTokens === undefined) return [source]
  const room = Math.max(LEAST_CHARACTERS, (contextTokens - INSTRUCTION_TOKENS) * SHARE_OF_SOURCE * CHARACTERS_PER_TOKEN)
  const parts: CvSource[] = []
  let start = 0
  while (start < source.lines.length) {
    const end = endOfPart(source.lines, start, room)
    parts.push({ ...source, lines: source.lines.slice(start, end), links: start === 0 ? source.links : [] })
    if (end >= source.lines.length) break
    start = end - Math.min(OVERLAP, Math.floor((end - start) * SHARE_OF_OVERLAP))
  }
  return parts.length > 0 ? parts : [source]
}

const endOfPart = (lines: CvSource['lines'], start: number, room: number): number => {
  let size = 0
  for (let at = start; at < lines.length; at += 1) {
    // A line costs its quotes and comma too.
    size += (lines[at]?.text.length ?? 0) + 3
    if (size > room && at > start) return at
  }
  return lines.length
}

/** What was read in parts as one: single fields from the first part that has them, lists behind each other. */
export const joinAnswers = ([first, ...rest]: readonly CvAnswer[]): CvAnswer | null => {
  if (!first) return null
  return rest.reduce<CvAnswer>(
    (joined, part) =>
      Object.fromEntries(
        Object.entries(joined).map(([name, value]) => {
          const other = part[name as keyof CvAnswer]
          return [name, Array.isArray(value) && Array.isArray(other) ? [...value, ...other] : (value ?? other)]
        }),
      ) as CvAnswer,
    first,
  )
}
