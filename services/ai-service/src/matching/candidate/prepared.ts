import { isEnglish } from '../../vacancy-text/language/english.ts'
import { experienceYears, type Education } from '@wervio/contracts'
import { readTitle, type ReadTitle } from '../titles/relate-titles.ts'
import { languageLevelIn, languagesIn } from '../requirements/languages.ts'
import { restoreLines } from '../run-on/restore-lines.ts'
import { keysOf } from '../words/terms.ts'
import type { MatchedCandidate } from './candidate.ts'
import { withoutOwnLife } from './own-life.ts'
import { withJobsInText } from './jobs-in-text.ts'
import { licencesOf } from './licences-of.ts'
import { languagesDenied, NONE, spokenLanguages, type Spoken } from './spoken-languages.ts'
import { studiesInText } from './studies-in-text.ts'
import { unitsOf, type Unit } from './units.ts'

/** A job as it counts: internships and side jobs are told apart. */
export type PreparedJob = {
  at: number
  /** Where it stands: a place in the profile, or the text. */
  path: string
  title: ReadTitle
  position: string
  quote: string
  /** Years of it alone; null without a period. */
  years: number | null
  /** Years since it ended, 0 while it lasts; null without a period. */
  yearsAgo: number | null
  isInternship: boolean
  period: { start: string | null; end: string | null; current: boolean }
}

/** A job without what the day makes of it. */
export type TimelessJob = Omit<PreparedJob, 'years' | 'yearsAgo'>

/** A candidate, made ready to be held beside any vacancy. */
export type PreparedCandidate = {
  units: readonly Unit[]
  headline: ReadTitle | null
  jobs: readonly PreparedJob[]
  schools: readonly { path: string; school: Education; keys: readonly string[]; isUnfinished: boolean }[]
  languages: readonly Spoken[]
  /** 'Nederlands' or 'Engels', in which the CV is written; null for a profile with too few words. */
  writtenIn: string | null
  licences: readonly string[]
  location: string | null
  hours: string | null
}

const INTERNSHIP =
  /(?<!\p{L})(?:stage|stagiaire?|stagiair|intern|internship|trainee-stage|afstudeerstage|werkstudent|student|bijbaan|studentenjob|vakantiewerk|vrijwillig\p{L}*|volunteer|meeloopstage|afstudeer\p{L}*)(?!\p{L})/iu
const UNFINISHED =
  /(?<!\p{L})(?:niet afgerond|niet voltooid|not completed|unfinished|zonder diploma|gestopt|lopend|bezig|heden|in opleiding|ongoing|present|verwacht|expected|1e jaar|tweedejaars|propedeuse)(?!\p{L})/iu
const ENOUGH_WORDS = 200

const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 12] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

const yearsAgoOf = (end: string | null, current: boolean, today: string): number | null => {
  if (current) return 0
  return end === null ? null : Math.max(0, monthsBetween(end, today.slice(0, 7)) / 12)
}

/** A job with how long it lasted and how long ago it ended; `today` is ISO 8601. */
export const withYears = (job: TimelessJob, today: string): PreparedJob => {
  const { start, end, current } = job.period
  return {
    ...job,
    years: start === null ? null : experienceYears([job.period], today),
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
  const candidate = {
    ...profile,
    cv_text,
    experience: withJobsInText(profile.experience, cv_text),
    education: profile.education.length > 0 ? profile.education : studiesInText(cv_text),
  }
  const units = unitsOf(candidate, profile)
  const prose = units
    .filter(({ kind }) => kind === 'deed' || kind === 'summary')
    .map(({ text }) => text)
    .join(' ')
  const deniedLanguages = languagesDenied(units)
  return {
    units,
    headline: candidate.title === null ? null : readTitle(candidate.title),
    jobs: candidate.experience.map((job, at) =>
      withYears(
        {
          at,
          path: at < profile.experience.length ? `experience.${at}` : 'cv_text',
          title: readTitle(job.position),
          position: job.position,
          quote: [job.position, job.company, job.period].filter(Boolean).join(', '),
          isInternship: INTERNSHIP.test(job.position),
          period: { start: job.start, end: job.end, current: job.current },
        },
        today,
      ),
    ),
    schools: candidate.education.map((school, at) => ({
      path: profile.education.length > 0 ? `education.${at}` : 'cv_text',
      school,
      keys: keysOf(`${school.degree}, ${school.institution}\n${school.description ?? ''}`),
      isUnfinished: UNFINISHED.test(
        `${school.degree} ${school.institution} ${school.period ?? ''} ${school.description ?? ''}`,
      ),
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
    writtenIn: prose.length < ENOUGH_WORDS ? null : isEnglish(prose.slice(0, 5_000)) ? 'Engels' : 'Nederlands',
    licences: licencesOf(candidate.driving_licences, units),
    location: candidate.location,
    hours: candidate.hours,
  }
}
