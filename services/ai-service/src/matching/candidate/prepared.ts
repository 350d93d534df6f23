import { experienceYears, type Education } from '@wervio/contracts'
import { readTitle, type ReadTitle } from '../titles/read-title.ts'
import { languageLevelIn, languagesIn } from '../requirements/languages.ts'
import { restoreLines } from '../run-on/restore-lines.ts'
import { keysOf } from '../words/terms.ts'
import type { MatchedCandidate } from './candidate.ts'
import { withoutOwnLife } from './own-life.ts'
import { titlesOf } from './job-titles.ts'
import { withJobsInText } from './jobs-in-text.ts'
import { createEntryQuotes } from './entry-quotes.ts'
import { licencesOf } from './licences-of.ts'
import { languagesDenied, NONE, spokenLanguages, type Spoken } from './spoken-languages.ts'
import { isPlacement } from './placements.ts'
import { studiesInText, studiesUnderWay } from './studies-in-text.ts'
import { relocationIn, wishedHours } from './own-wishes.ts'
import { unitsOf, type Statement, type Unit } from './units.ts'
import { writtenIn } from './written-in.ts'

/** A job as it counts: internships and side jobs are told apart. */
export type PreparedJob = {
  at: number
  /** Where it stands: a place in the profile, or the text. */
  path: string
  title: ReadTitle
  position: string
  quote: string
  /** Years of it alone; null when it doesn't tell how long it lasted. */
  years: number | null
  /** Years since it ended, 0 while it lasts; null without a period. */
  yearsAgo: number | null
  isInternship: boolean
  /** Whether it begins after today: it shows nothing yet. */
  isToCome: boolean
  period: { start: string | null; end: string | null; current: boolean }
}

/** A job without what the day makes of it. */
export type TimelessJob = Omit<PreparedJob, 'years' | 'yearsAgo' | 'isToCome'>

/** A candidate, made ready to be held beside any vacancy. */
export type PreparedCandidate = {
  units: readonly Unit[]
  headline: ReadTitle | null
  jobs: readonly PreparedJob[]
  schools: readonly {
    path: string
    school: Education
    quote: string
    keys: readonly string[]
    isUnfinished: boolean
  }[]
  languages: readonly Spoken[]
  /** 'Nederlands' or 'Engels', in which the CV is written; null for a profile with too few words. */
  writtenIn: string | null
  licences: readonly string[]
  location: string | null
  /** The line that says somebody would move house. */
  relocation: Statement | null
  /** What they say of the hours that they would like. */
  hours: Statement | null
}

const UNFINISHED =
  /(?<!\p{L})(?:niet afge(?:rond|maakt|studeerd)|niet voltooid|onvoltooid|voortijdig|vroegtijdig|afgebroken|gestaakt|not (?:completed|finished)|incomplete|unfinished|dropped out|(?:zonder|geen) diploma|gestopt|lopend|studying|bezig|heden|(?<=[:(–,-]\s?)nog niet|nog niet (?:behaald|gehaald|afgerond|klaar|af)|in progress|loopt nog|bijna (?:klaar|afgerond)|[–-] ?(?:nu|now)|laatste examens?|examens? in (?:\p{L}+ )?20\d\d|laatste (?:leer|studie|opleidings)?jaar|(?:final|last) year|(?:klaar|gereed) (?:in|per|op|rond) (?:\p{L}+ )?20\d\d|in opleiding|ongoing|present|verwacht|expected|[1-4](?:e|de|ste|st|nd|rd|th)[ -](?:leer)?(?:jaar|year)|(?:eerste|tweede|derde|vierde)(?:[ -]jaar|jaars)|propedeuse)(?!\p{L})/iu

const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 12] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

const yearsAgoOf = (end: string | null, current: boolean, today: string): number | null => {
  if (current) return 0
  return end === null ? null : Math.max(0, monthsBetween(end, today.slice(0, 7)) / 12)
}

/** Letters of a moment without its month. */
const YEAR = 4

/** Work of a part of each year. */
const SEASONAL =
  /(?<!\p{L})(?:(?:zomer|winter|oogst|kerst)(?:s|en|seizoen(?:en)?|werk|kracht|baan)?|seizoens?\p{L}*|elke? (?:zomer|winter)\p{L}*|vakantiekracht|season(?:al|s)?|summers?|winters?)(?!\p{L})/iu

/** Whether two moments, each a year or a month, are in order as far as both tell. */
const isOrdered = (first: string, second: string): boolean => {
  const length = Math.min(first.length, second.length)
  return first.slice(0, length) <= second.slice(0, length)
}

/** Whether a job tells how long it lasted: seasons in years don't, and what is still to come is no time. */
const tellsLength = ({ period: { start, end, current }, quote }: TimelessJob, today: string): boolean => {
  if (start === null || !isOrdered(start, today.slice(0, 7))) return false
  if (!current && (end === null || !isOrdered(start, end))) return false
  const areYears = start.length === YEAR && (current || end?.length === YEAR)
  return !(areYears && SEASONAL.test(quote))
}
/** A job with how long it lasted and how long ago it ended; `today` is ISO 8601. */
export const withYears = (job: TimelessJob, today: string): PreparedJob => {
  const { start, end, current } = job.period
  return {
    ...job,
    isToCome: start !== null && !isOrdered(start, today.slice(0, 7)),
    years: tellsLength(job, today) ? experienceYears([job.period], today) : null,
    yearsAgo: yearsAgoOf(end ?? start, current, today),
  }
}

/** Reads a candidate once; `today` is ISO 8601. */
export const prepareCandidate = (profile: MatchedCandidate, today: string): PreparedCandidate => {
  // A period of leave is no job, and no line of the job above it.
  const cv_text = restoreLines(profile.cv_text)
    .split('\n')
    .filter((line) => line.trim() === '' || withoutOwnLife(line) !== '')
    .join('\n')
  const experience = withJobsInText(profile.experience, cv_text)
  const candidate = {
    ...profile,
    cv_text,
    experience,
    education: [...profile.education, ...studiesInText(cv_text, profile.education)],
  }
  const titles = titlesOf(experience, candidate.title)
  const units = unitsOf(candidate, profile)
  const prose = units
    .filter(({ kind }) => kind === 'deed' || kind === 'summary')
    .map(({ text }) => text)
    .join(' ')
  const deniedLanguages = languagesDenied(units)
  const quotes = createEntryQuotes(cv_text)
  return {
    units,
    headline: candidate.title === null ? null : readTitle(candidate.title),
    jobs: experience.map((job, at) =>
      withYears(
        {
          at,
          path: at < profile.experience.length ? `experience.${at}` : 'cv_text',
          title: readTitle(titles[at] ?? job.position),
          position: titles[at] ?? job.position,
          quote: 'line' in job ? job.line : quotes.ofJob(job),
          isInternship: isPlacement(job.position),
          period: { start: job.start, end: job.end, current: job.current },
        },
        today,
      ),
    ),
    schools: [...candidate.education, ...studiesUnderWay(cv_text, candidate.education)].map((school, at) => ({
      path: at < profile.education.length ? `education.${at}` : 'cv_text',
      school,
      quote: quotes.ofSchool(school),
      keys: keysOf(`${school.degree}, ${school.institution}\n${school.description ?? ''}`),
      isUnfinished:
        at >= candidate.education.length ||
        UNFINISHED.test(`${school.degree} ${school.institution} ${school.period ?? ''} ${school.description ?? ''}`),
    })),
    languages: [
      ...candidate.languages.flatMap(({ language, level }, at) =>
        (NONE.test(level ?? '') ? [] : languagesIn(language)).map((name) => ({
          language: name,
          level: languageLevelIn(level ?? ''),
          path: `languages.${at}`,
          quote: [language, level].filter(Boolean).join(', '),
        })),
      ),
      ...spokenLanguages(units),
    ].filter(({ language, level }) => level !== null || !deniedLanguages.has(language)),
    writtenIn: writtenIn(prose),
    licences: licencesOf(candidate.driving_licences, units),
    location: candidate.location,
    relocation: relocationIn(candidate.location, units),
    hours:
      candidate.hours === null ? wishedHours(units) : { path: 'hours', quote: candidate.hours, says: candidate.hours },
  }
}
