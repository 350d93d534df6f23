import type { Job } from '@wervio/contracts'
import { findPeriods, type FoundPeriod } from '../../cv/dates/find-periods.ts'
import { companyLikeness } from '../../cv/experience/lean.ts'
import { headOf } from '../../cv/experience/title-head.ts'
import { namesJob } from '../../cv/words/job-likeness.ts'
import { fold } from '../words/fold.ts'

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
/** Words of a title that stands as a sentence of its own. */
const MOST_TITLE_WORDS = 4
/** Words in front of the dates of a job: 'Daarvoor, 2013 – 2016'. */
const CONNECTOR =
  /^(?:van|vanaf|from|daarvoor|daarna|eerder|voordien|nadien|nu|vroeger|before that|previously|now|currently)\W*$/iu
/** Time in which nobody worked, and papers with a day until which they are valid. */
const NO_WORK =
  /geen werk|no work|(?<!\p{L})(?:vca|nen|bhv|ehbo|attest\p{L}*|brevet\p{L}*|certifica\p{L}+|diploma\p{L}*)(?!\p{L})|onderbreking|sabbat|werkloos|werkzoekend|unemployed|wereldreis|reizen|travel|verlof|leave|verhuisd|moved|zorg voor|school|opleiding|cursus|rijbewijs|licen[cs]e|geldig|valid|lid van|member|@|www\./iu
/** Words of a story about oneself, which no line that names a job holds in front of its dates. */
const TELLS = /(?<!\p{L})(?:ik|i|mijn|my|we|wij|heb|have|was|ben|am|waar|die|who)(?!\p{L})/iu
/** 'Sinds 2016 werk ik bij …', 'Since 2019 I have worked for …': somebody tells where. */
const TELLS_WORK =
  /^\s*,?\s*(?:(?:werk(?:te)?|was|ben|sta|stond|zit|zat) ik|(?:ben|was) (?:ik )?werkzaam|i (?:have |'ve |am |was )?(?:been )?(?:work(?:ed|ing)?|employed))\s(.{3,})$/isu
/** What stands between 'ik ben' and what somebody is. */
const IS_A = /^(?:(?:ook|al|nu|weer|still|now)\s)*(?:(?:als|as|een|an?|de|vaste|gewoon)\s)*/iu
/** Where a phrase about one's work names the place. */
const PLACE = /\s(?:in|op|bij|voor|van|at|for|with|aan)\s/iu
const AT_PLACE = /^(?:bij|op|in|at|in loondienst|in dienst)\s/iu
const BEGINS_WITH_NAME = /^(?:bij\s|at\s)?['"‘]?\p{Lu}/u

/** What follows the noun of a title without being one: 'Chauffeur CE', 'Verzorgende 3'. */
const CLASS = /(?:\s(?:\p{Lu}{1,3}\+?\d?|(?:niveau\s)?\d))+$/u

/** Some of a trade are no title: '34 chauffeurs'. */
const COUNT = /^\d/u
/** Nouns of people by what they do, also of trades that no list has: 'pedicurist', 'podoloog', 'scheepstechnicus'. */
const BY_ENDING =
  /^(?:\p{L}[\p{L}-]*\s){0,2}\p{L}{3,}(?:[aeiou]nist|[lrdt]ist|loog|loge|peut|technicus|kundige|[aiou]teur|ologist|ician|therapist|grapher)(?:e|\(e\))?$/iu
const isTitle = (part: string): boolean =>
  !COUNT.test(part) &&
  ((namesJob(part) && headOf(part.replace(CLASS, '')) === 'job') || BY_ENDING.test(fold(part.replace(CLASS, ''))))

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
  const isClosing = /^\s*(?:[.:,;()]|$)/u.test(behind)
  const text = isOpening ? name.trim() : bareBefore
  if (!isOpening && !isClosing) return null
  if (
    text.length < 3 ||
    text.length > LONGEST_NAME ||
    !(BEGINS_WITH_NAME.test(text) || (isAmongWork && isOpening && AT_PLACE.test(text))) ||
    NO_WORK.test(text)
  )
    return null
  // Under another heading, or none, a firm must be known as one or the line has to tell what was done.
  return isAmongWork || companyLikeness(text) >= SURELY_FIRM || story.length > REACH / 2 ? text : null
}

/** The title that stands alone behind a firm: '2019 – heden  Drukkerij Bos, Ede. Zetter (32 uur). Ik maak …'. */
const titleBehindFirm = (behind: string): string | null => {
  const [first = ''] = storyOf(behind)
    .story.trim()
    .split(/[.;:(]/u, 1)
  return first.split(/\s+/u).length <= MOST_TITLE_WORDS ? titleIn([first]) : null
}

/** The job that a sentence tells of behind its period: 'Sinds 2009 ben ik lasser op een werf'. */
const workOf = (behind: string): { position: string; company: string } | null => {
  const sentence = TELLS_WORK.exec(behind)?.[1]
  if (sentence === undefined) return null
  const { name } = storyOf(sentence)
  const text = name.replace(IS_A, '').slice(0, LONGEST_NAME)
  const position = titleIn([text.split(PLACE, 1)[0] ?? '']) ?? ''
  const isSaid =
    position !== '' || AT_PLACE.test(text) || /^(?:zelfstandig|zzp)/iu.test(text) || /werk|employed/iu.test(behind)
  return isSaid ? { position, company: position === '' ? text : '' } : null
}

/** A job that a line opens; null for any other line. `beside` are the lines behind and before it. */
export const jobHeadIn = (line: string, beside: readonly string[], isAmongWork: boolean): JobHead | null => {
  const period = periodIn(line)
  if (period === undefined) return null
  const [before, behind] = [line.slice(0, period.from), line.slice(period.to)]
  if (line.length > REACH && (before.length > LONGEST_NAME || TELLS.test(before))) return null
  const texts = [before, line.length <= REACH ? behind : storyOf(behind).name]
  const isAtStart = before.trim() === '' || CONNECTOR.test(before)
  const workOfSentence = isAtStart ? workOf(behind) : null
  const inLine = workOfSentence === null ? titleIn(texts) : workOfSentence.position
  const firm = workOfSentence?.company ?? (inLine === null ? nameBeside(before, behind, isAmongWork) : null)
  // A period can stand on a line of its own, before or behind the title; a paper is valid until a day.
  const isUntil = period.start === null || NO_WORK.test(line.slice(0, REACH))
  const position = inLine ?? (firm === null ? (isUntil ? null : titleIn(beside)) : titleBehindFirm(behind))
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
