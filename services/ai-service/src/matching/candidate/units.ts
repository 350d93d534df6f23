import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import { restoreLines } from '../run-on/restore-lines.ts'
import { practicalSigns } from '../words/practical-signs.ts'
import { recognitionSign } from '../words/recognition.ts'
import { keysOf } from '../words/terms.ts'
import type { MatchedCandidate } from './candidate.ts'
import { withoutOwnLife } from './own-life.ts'

/** Where in a CV a text stands: what somebody did weighs more than what they say of themselves. */
export type UnitKind = 'job' | 'deed' | 'skill' | 'school' | 'certificate' | 'summary' | 'title'

/** A line or sentence of a candidate, to be quoted. */
export type Unit = {
  kind: UnitKind
  path: string
  text: string
  keys: readonly string[]
  /** Number of the job that it is about; null outside jobs. */
  job: number | null
}

/** What somebody says, where it stands, and the words of it that count. */
export type Statement = { path: string; quote: string; says: string }

const MOST_UNITS = 1_200
const LONGEST = 500
/** A dash before a denial is none of a list: 'Smartboard – geen ervaring' says one thing. */
const LINE = /\r?\n|(?:^|\s)[•▪●*·–-]\s+(?!(?:(?:nog )?niet|geen|nee|not yet|none|no)(?!\p{L}))/iu

const linesOf = (text: string): string[] =>
  restoreLines(text)
    .split(LINE)
    .flatMap((line) => splitSentences(line.slice(0, 4_000)))
    .map((line) => line.trim().slice(0, LONGEST))
    .filter((line) => /\p{L}{2}/u.test(line))

/** A line as evidence; none without anything but somebody's own life. */
const unitOf = (kind: UnitKind, path: string, line: string, job: number | null): Unit[] => {
  const telling = withoutOwnLife(line)
  return telling === ''
    ? []
    : [
        {
          kind,
          path,
          text: line,
          keys: [...keysOf(telling), ...practicalSigns(telling), ...recognitionSign(telling)],
          job,
        },
      ]
}

const unitsOfText = (kind: UnitKind, path: string, text: string | null, job: number | null = null): Unit[] =>
  linesOf(text ?? '').flatMap((line) => unitOf(kind, path, line, job))

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ')

/** Lines that tell who somebody is or how to reach them. */
const ABOUT_PERSON = /@|https?:|www\.|(?:\+|00)?\d(?:[ ().-]?\d){7,}|\b\d{4} ?[A-Z]{2}\b(?! \p{Ll})/u
/** Years and months have as many figures as a telephone number: '2018-2024'. So does a registration. */
const NO_PERSON =
  /\b(?:\d{1,2}[-./])?(?:19|20)\d\d\b|(?<!\p{L})(?:BIG|SKJ|AGB|RIZIV|KRM)(?:[- ]?(?:nummer|nr|registratie|reg))?\P{L}{0,3}\d{6,}/giu
const isAboutPerson = (line: string): boolean => ABOUT_PERSON.test(line.replace(NO_PERSON, ' '))
const FIRST_LINES = 2

/** Lines of the CV that no field holds: a fact that the reader couldn't place counts too. */
const otherUnits = (text: string, units: readonly Unit[]): Unit[] => {
  // Joined without a mark: a line of the CV can hold the end of one sentence and the beginning of the next.
  const knownLetters = units.map((unit) => lettersOf(unit.text)).join('')
  return linesOf(
    text
      .split('\n')
      .slice(FIRST_LINES)
      .filter((line) => !isAboutPerson(line))
      .join('\n'),
  )
    .filter((line) => !knownLetters.includes(lettersOf(line)))
    .flatMap((line) => unitOf('summary', 'cv_text', line, null))
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Every text of a candidate that can be evidence, in the order of the profile. `profile` is the candidate before jobs
 * and studies were added from the text: what it doesn't hold is quoted from the text.
 */
export const unitsOf = (candidate: MatchedCandidate, profile: MatchedCandidate = candidate): Unit[] => {
  const pathOf = (list: 'experience' | 'education', at: number, field?: 'description'): string => {
    const entry = profile[list][at]
    if (!entry || (field && !entry[field])) return 'cv_text'
    return field ? `${list}.${at}.${field}` : `${list}.${at}`
  }
  const units = [
    ...unitsOfText('title', 'title', candidate.title),
    ...unitsOfText('summary', 'summary', candidate.summary),
    ...candidate.experience.flatMap((job, at) => [
      ...unitsOfText('job', pathOf('experience', at), joined(job.position, job.company), at),
      ...unitsOfText('deed', pathOf('experience', at, 'description'), job.description, at),
    ]),
    ...candidate.skills.flatMap((skill, at) => unitsOfText('skill', `skills.${at}`, skill)),
    ...candidate.education.flatMap((school, at) => [
      ...unitsOfText('school', pathOf('education', at), joined(school.degree, school.institution)),
      ...unitsOfText('school', pathOf('education', at, 'description'), school.description),
    ]),
    ...candidate.certificates.flatMap((certificate, at) =>
      unitsOfText('certificate', `certificates.${at}`, certificate),
    ),
  ]
  return [...units, ...otherUnits(candidate.cv_text, units)].slice(0, MOST_UNITS)
}
