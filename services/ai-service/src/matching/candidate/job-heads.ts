import type { Job } from '@wervio/contracts'
import { findPeriods, type FoundPeriod } from '../../cv/dates/find-periods.ts'
import { companyLikeness } from '../../cv/experience/lean.ts'
import { headOf } from '../../cv/experience/title-head.ts'
import { namesJob } from '../../cv/words/job-likeness.ts'

/** A job by the line that opens it: when it was, the title where the line names one, else what it says of where. */
export type JobHead = Pick<Job, 'position' | 'company' | 'period' | 'start' | 'end' | 'current'> & {
  /** What the line goes on to tell. */
  story: string
  /** The part of the line that names the job, word for word. */
  line: string
}

/** Characters of a line in which the period of a job stands; what follows can be a whole story. */
const REACH = 200
const LONGEST_TITLE = 80
const LONGEST_NAME = 110
const SURELY_FIRM = 1
/** What a line tells behind its period: 'Kok bij De Bok (2015-2019): bestellingen, mise en place'. */
const LEAST_TOLD = 12
/** What parts the title from the rest of its line: the firm, the place, the dates. */
const PARTS = /\s*(?:,|\||·|•|\t| {2,}|[–—]|\s-\s|\(|\bbij\b|\bat\b|\bals\b|\bas an?\b|@|:|(?<=\p{Ll}{3})\.\s)\s*/u
/** Where a story begins: behind a colon, a full stop, or a bracket that closed the dates. */
const STORY = /[:;]\s|(?<=[\p{Ll})]{2})\.\s/u
const MARKS = /^[\s)\]:.,;|·–—-]+/u
/** Words in front of the dates of a job: 'Daarvoor, 2013 – 2016'. */
const CONNECTOR = /^(?:daarvoor|daarna|eerder|voordien|nadien|nu|vroeger|before that|previously|now|currently)\W*$/iu
/** Time in which nobody worked. */
const NO_WORK =
  /onderbreking|sabbat|werkloos|werkzoekend|unemployed|wereldreis|reizen|travel|verlof|leave|verhuisd|moved|zorg voor|school|opleiding|cursus|rijbewijs|licen[cs]e|geldig|valid|lid van|member/iu
/** Words of a story about oneself, which no line that names a job holds in front of its dates. */
const TELLS = /(?<!\p{L})(?:ik|i|mijn|my|we|wij|heb|have|was|ben|am|waar|die|who)(?!\p{L})/iu
const BEGINS_WITH_NAME = /^(?:bij\s|at\s)?['"‘]?\p{Lu}/u

/** What follows the noun of a title without being one: 'Chauffeur CE', 'Verzorgende 3'. */
const CLASS = /(?:\s(?:\p{Lu}{1,3}\+?\d?|(?:niveau\s)?\d))+$/u

/** Some of a trade are no title: '34 chauffeurs'. */
const COUNT = /^\d/u
const isTitle = (part: string): boolean =>
  !COUNT.test(part) && namesJob(part) && headOf(part.replace(CLASS, '')) === 'job'

/** The title of a job in pieces of text, or null: a phrase whose noun is a job, not one in which a job is named. */
export const titleIn = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => text.split(PARTS))
    .map((part) => part.trim())
    .find((part) => part.length > 2 && part.length < LONGEST_TITLE && isTitle(part)) ?? null

/** The first period of a line that lasts. */
const periodIn = (line: string): FoundPeriod | undefined =>
  findPeriods(line.slice(0, REACH)).find(({ kind }) => kind !== 'single')

const storyOf = (behind: string): { name: string; story: string } => {
  const text = behind.replace(MARKS, '')
  const at = STORY.exec(text)
  return at === null ? { name: text, story: '' } : { name: text.slice(0, at.index), story: text.slice(at.index + 1) }
}

/**
 * The name of a firm beside the dates of a line without a title, or null: 'Drukkerij Bos, Ede, sinds 2016. Ik zet …',
 * '2021 – 2023, Kwekerij De Linde: stekken'. Only where the dates open the line or close what names the firm.
 */
const nameBeside = (before: string, behind: string, isAmongWork: boolean): string | null => {
  const { name, story } = storyOf(behind)
  const bareBefore = before.replace(/(?<![\s,(|.–—-])[\s,(|.–—-]+$/u, '')
  const isOpening = bareBefore === '' || CONNECTOR.test(bareBefore)
  const isClosing = /^\s*(?:[.:,;)]|$)/u.test(behind)
  const text = isOpening ? name.trim() : bareBefore
  if (!isOpening && !isClosing) return null
  if (text.length < 3 || text.length > LONGEST_NAME || !BEGINS_WITH_NAME.test(text) || NO_WORK.test(text)) return null
  // Under another heading, or none, a firm must be known as one or the line has to tell what was done.
  return isAmongWork || companyLikeness(text) >= SURELY_FIRM || story.length > REACH / 2 ? text : null
}

/** A job that a line opens; null for any other line. `beside` are the lines behind and before it. */
export const jobHeadIn = (line: string, beside: readonly string[], isAmongWork: boolean): JobHead | null => {
  const period = periodIn(line)
  if (period === undefined) return null
  const [before, behind] = [line.slice(0, period.from), line.slice(period.to)]
  if (line.length > REACH && (before.length > LONGEST_NAME || TELLS.test(before))) return null
  const texts = [before, line.length <= REACH ? behind : storyOf(behind).name]
  const inLine = titleIn(texts)
  const firm = inLine === null ? nameBeside(before, behind, isAmongWork) : null
  // A period can stand on a line of its own, before or behind the title.
  const position = inLine ?? (firm === null ? titleIn(beside) : null)
  if (position === null && firm === null) return null
  const story = behind.replace(MARKS, '')
  const headEnd = period.to + behind.length - story.length + storyOf(behind).name.length
  return {
    position: position ?? '',
    company: firm ?? '',
    period: period.text,
    start: period.start,
    end: period.end,
    current: period.current,
    story: story.length >= LEAST_TOLD && story !== position ? story : '',
    line: line.slice(0, Math.max(period.to, Math.min(headEnd, LONGEST_NAME))),
  }
}
