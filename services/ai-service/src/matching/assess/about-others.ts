import type { PreparedJob } from '../candidate/prepared.ts'
import type { Kinship, ReadTitle } from '../titles/relate-titles.ts'
import { fold } from '../words/fold.ts'

/** Titles of those who write and speak about what others do. */
const WRITING_TITLE =
  /(?<!\p{L})(?:content|copywriter|(?:web|tekst|eind|nieuws|online)?redact(?:eur|rice)\p{L}*|editor|journalist\p{L}*|verslaggever|reporter|correspondent|blogger|vlogger|podcast\p{L}*|tekstschrijver|schrijver|\p{L}*writer|auteur|author|vertaler|vertaalster|translator|\p{L}*market(?:ee|e)r|communicatie\p{L}*|communications?|voorlicht(?:er|ster)|press officer|woordvoerder)(?!\p{L})/u
/** What such work shows itself. */
const WRITING =
  /schrijf|schrijv|writ|redact|redig|content|communic|market|campagne|campaign|seo|social media|nieuwsbrief|newsletter|storytelling|vertal|translat|publicit|pers(?:bericht|voorlicht)|cms/u

/** Whether something is asked that a writer does in their own work. */
export const asksWriting = (text: string): boolean => WRITING.test(fold(text))

/**
 * The numbers of jobs in which somebody writes or speaks about the trade of others, unless that is the job that is
 * asked for: what their lines name is a subject there, and no skill.
 */
export const jobsAboutOthers = (
  jobs: readonly PreparedJob[],
  kinship: (title: ReadTitle) => Kinship,
): ReadonlySet<number> =>
  new Set(
    jobs
      .filter(({ position, title }) => WRITING_TITLE.test(fold(position)) && kinship(title) === 'none')
      .map(({ at }) => at),
  )
