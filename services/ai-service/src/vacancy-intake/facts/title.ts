import { namesJob } from '../../cv/words/job-likeness.ts'
import { soughtTitle } from '../../persona/source/role-title.ts'
import { capitalFirst, softenLine } from '../../vacancy-text/language/capitals.ts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { isStatement } from '../../vacancy-text/language/sentences.ts'
import { readRole } from '../../vacancy-text/facts/role.ts'
import { withoutGender } from '../../vacancy-text/facts/title.ts'
import type { SourceLine } from '../source/source-lines.ts'
import { readHours } from './hours.ts'
import { readPay } from './pay.ts'
import { wholePlace } from './place.ts'

/** A title stands among the first lines that say something. */
const MOST_LINES = 8
const LONGEST = 120

const BEFORE =
  /^(?:(?:vacature|functie|gezocht|wij zoeken|we zoeken|word jij onze|per direct gezocht|job|vacancy|we(?: are|'re) hiring)\s?[:!–-]?\s+)+(?:een |de |a )?/i
/** As English and German texts write '(m/v/x)'. */
const ALL_GENDERS = /\s?\((?:all genders|[mfvwdx](?: ?\/ ?[mfvwdx]){1,3})\)/i
const AFTER = /\s*(?:\bgezocht\b.*|\bper direct\b.*|\bmet spoed\b.*|[!.]+)$/i
const SOUGHT_BY =
  /^(.{2,60}?) (?:zoekt|zoeken|seeks|is looking for):? (?:een |onze |nieuwe |a |an |per direct )*(.{3,80})$/i

/** Says that a part of a line with a title is about something else: hours, pay, a place, a company. */
const isFact = (part: string) =>
  readHours(part) !== null ||
  readPay(part) !== null ||
  wholePlace(part) !== null ||
  /fte\b|full-?time|part-?time|per direct|^(?:regio|omgeving) |remote|hybrid/i.test(part)

const withoutBracketedFacts = (title: string) =>
  title.replace(/\s?\(([^()]{1,60})\)/g, (bracket, inside: string) =>
    inside.split(/[,;]/).some((part) => isFact(part.trim())) ? '' : bracket,
  )

const isShouted = (title: string) => !/\p{Ll}/u.test(title) && /\p{Lu}{4,}/u.test(title)
const namesRole = (words: string) => namesJob(words) || readRole(words, new Set())?.person === true

/** Where a place or employer begins behind a title: 'Kok in Sneek', 'Analist bij Jansen'. */
const PLACE_OR_EMPLOYER = / (?:bij|at) (?:\p{Lu}|de |het |een |ons ).*$| (?:in|te|regio|near) \p{Lu}\p{L}.*$/u

/** The title alone: without 'gezocht', '(m/v/x)', hours, place, pay and employer. Null when no job is left. */
export const cleanTitle = (line: string): string | null => {
  const soughtWords = SOUGHT_BY.exec(line)?.[2] ?? line
  const bare = withoutBracketedFacts(withoutGender(soughtWords.replace(BEFORE, '').replace(ALL_GENDERS, '')))
    .replace(AFTER, '')
    .replace(PLACE_OR_EMPLOYER, '')
    .replace(/ (?:voor|van|for) \d.*$/i, '')
  const parts = bare
    .split(/ [-–—|•·] |, /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isFact(part))
  const title = (parts.find(namesRole) ?? '').replace(/(?<![\s:;,–-])[\s:;,–-]+$/, '')
  if (title === '' || title.length > LONGEST || title.split(' ').length > 9) return null
  return capitalFirst(isShouted(title) ? softenLine(title, new Set()) : title)
}

/** 'Als controller bij Jansen ben je …' */
const AS_ROLE = /\bals (?:onze |nieuwe |de )?([^,.;:!?()]{3,60}?) (?:bij|ben|ga|werk|zorg|heb|houd|kom|help|geef) /i

export type TitleReading = { value: string; line: SourceLine; sure: boolean }

const GREETING = /^(?:hoi|hallo|hi|hey|beste|dag|goede|dear|geachte)\b/i

/** The title of the vacancy: a first line that names a job, else what somebody looks for. */
export const readTitle = (lines: readonly SourceLine[]): TitleReading | null => {
  const first = lines.filter(({ bare }) => bare !== '' && !GREETING.test(bare)).slice(0, MOST_LINES)
  for (const line of first) {
    if (
      (line.isItem && line !== first[0] && /^[-*–]/.test(line.text)) ||
      line.bare.length > LONGEST ||
      /[@?]|[.;:]$/.test(line.bare) ||
      isDeed(line.bare)
    )
      continue
    if (isStatement(line.bare.replace(BEFORE, '')) && !SOUGHT_BY.test(line.bare) && !/gezocht/i.test(line.bare))
      continue
    const value = cleanTitle(line.bare)
    if (value !== null) return { value, line, sure: !isStatement(value) }
  }
  for (const line of lines.slice(0, 60)) {
    const soughtWords = soughtTitle(line.bare) ?? AS_ROLE.exec(line.bare.slice(0, 600))?.[1] ?? null
    const value = soughtWords === null ? null : cleanTitle(soughtWords)
    if (value !== null) return { value, line, sure: false }
  }
  return null
}
