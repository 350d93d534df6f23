import { patternOf } from '../lexicon/lexicon.ts'
import type { CvLine } from '@wervio/cv-document'
import { findPeriods, type FoundPeriod } from '../dates/find-periods.ts'
import { isWhere } from '../entries/split-row.ts'
import { readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { JobRead } from './job-read.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const LONGEST = 400
const MOST_WORDS = 6
const CONFIDENCE = 0.7
const ENDS = /[\p{Ll}\d)]{2}[.!?]$/u

const VERB =
  /(?<!\p{L})(?:werk|werkte|gewerkt|werkzaam|was|ben|werd|heb|liep|deed|begon|startte|worked|work|working|am|been|joined|served|did|completed|arbeite|arbeitete|gearbeitet|war|bin|tätig|beschäftigt|travaille|travaillé|été|suis|trabajo|trabajé|fui)(?!\p{L})/iu
const NAME = String.raw`((?:(?:De|Het|The|'t)\s+)?\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:(?:&|en|und|and|van|de|der|den|het|the|of|voor|la|le|du|des)\s+){0,2}[\p{Lu}\d][\p{L}\d&.'’-]*){0,6})`
const FIRM = new RegExp(
  String.raw`(?<!\p{L})(?:bij|at|bei|chez|for|with|in dienst van)\s+(?:(?:de|het|the|der|dem|la|le|firma|company)\s+){0,2}${NAME}`,
  'u',
)
const IN = new RegExp(String.raw`(?<!\p{L})in\s+(?:the\s+)?${NAME}`, 'gu')
const TO_LEGAL_FORM = new RegExp(String.raw`^.*\s${legalFormPattern('abbreviation', 'word')}\.?(?![\p{L}\d])`, 'iu')
const BEFORE_DATES = new RegExp(String.raw`(?:^|\s)(?:in|${patternOf('date-words')})\s*$`, 'iu')
const PLACE = /^,?\s*(?:in|te|à)\s+(\p{Lu}[\p{L}'’-]*(?:[ -]\p{Lu}[\p{L}'’-]*){0,3})/u
const STOP = String.raw`(?=\s+(?:bij|at|bei|chez|for|with|voor|in|te|tätig|gearbeitet|beschäftigt|werkzaam|waar|where|wo|und|en|and)(?!\p{L})|[,.;:]|$)`
const AS = new RegExp(
  String.raw`(?<!\p{L})(?:als|as|comme|como|in de functie van|in the role of)\s+(?:(?:een|an?|the|de|eine?)\s+)?(\p{L}.{1,60}?)${STOP}`,
  'iu',
)
const BEING =
  /(?<!\p{L})(?:was|ben|werd|am|been|war|bin|fui)\s+(?:(?:ik|I|ich|ook|eerst|een|an?|the|eine?)\s+){0,3}(\p{L}.{1,60}?)\s+(?:bij|at|bei|chez|for|with)(?!\p{L})/iu
const INTERNSHIP =
  /(?:liep|deed|volgde|did|completed|machte|absolvierte)\s+(?:(?:ik|I|ich|een|an?|mijn|my|ein)\s+){0,3}(stage|internship|praktikum)(?!\p{L})/iu

/** The space between two sentences; 'Pvt. Ltd.' and 'Dr. Bos' are each in one sentence. */
const STOPS = /(?<=[\p{Ll}\d)]{2}[.!?])(?<!\b(?:Pvt|Ltd|Inc|Corp|Prof|Mrs|Mevr|mevr|dhr|bijv)\.)\s+(?=\p{Lu})/u

type Sentence = { text: string; lines: readonly CvLine[] }

/** Running text cut at its full stops. */
const sentencesOf = (lines: readonly CvLine[]): readonly Sentence[] => {
  const sentences: Sentence[] = []
  let text = ''
  let sentenceLines: CvLine[] = []
  const close = () => {
    if (text !== '' && text.length <= LONGEST) sentences.push({ text, lines: sentenceLines })
    text = ''
    sentenceLines = []
  }
  for (const line of lines) {
    if (line.bullet || line.gap > 0.8) close()
    for (const part of line.text.slice(0, LONGEST).split(STOPS)) {
      text = text === '' ? part : `${text} ${part}`
      sentenceLines.push(line)
      if (ENDS.test(part)) close()
    }
  }
  close()
  return sentences
}

const ranks = ['range', 'open', 'single'] as const

/** The sentence without its dates, and the period those dates give. */
const withoutDates = (text: string): { remainder: string; period: FoundPeriod } | null => {
  const periods = findPeriods(text)
  const period = ranks.map((kind) => periods.find((one) => one.kind === kind)).find((one) => one !== undefined)
  if (!period) return null
  const before = text.slice(0, period.from).replace(BEFORE_DATES, ' ')
  return { remainder: `${before} ${text.slice(period.to)}`.replace(/\s+/g, ' ').trim(), period }
}

const titleIn = (text: string): string | null => {
  const title = (INTERNSHIP.exec(text)?.[1] ?? AS.exec(text)?.[1] ?? BEING.exec(text)?.[1])?.trim() ?? ''
  const words = title.split(' ').length
  return title !== '' && words <= MOST_WORDS && (jobLikeness(title) >= 1 || INTERNSHIP.test(text)) ? title : null
}

const readIn = ({ lines }: Sentence, value: string): FieldReading<string> | null => {
  const line = lines.find(({ text }) => text.includes(value)) ?? lines[0]
  return line ? readOn(line, value, value, CONFIDENCE) : null
}

/** A firm, and where what names it ends. */
type Firm = { name: string; end: number }

/** 'Working as Trainee in Sakthi Pumps Ltd.': a firm behind 'in' needs its legal form. */
const firmIn = (text: string): Firm | null => {
  const match = FIRM.exec(text)
  if (match) return { name: match[1] ?? '', end: match.index + match[0].length }
  for (const { 0: whole, 1: words = '', index } of text.matchAll(IN)) {
    const name = TO_LEGAL_FORM.exec(words)?.[0]
    if (name !== undefined) return { name, end: index + whole.length - words.length + name.length }
  }
  return null
}

const jobIn = (sentence: Sentence): JobRead | null => {
  const datedSentence = VERB.test(sentence.text) ? withoutDates(sentence.text) : null
  const title = datedSentence && titleIn(datedSentence.remainder)
  const firm = datedSentence && firmIn(datedSentence.remainder)
  const name = firm?.name.replace(/[.,]$/, '')
  if (!datedSentence || !title || !name) return null
  const { period, remainder } = datedSentence
  const place = PLACE.exec(remainder.slice(firm?.end))?.[1]
  return {
    position: readIn(sentence, title),
    company: readIn(sentence, name),
    period: readIn(sentence, period.text),
    start: period.start,
    end: period.end,
    current: period.current,
    location: place && isWhere(place) ? readIn(sentence, place) : null,
    description: readIn(sentence, sentence.text),
  }
}

/** Jobs described in sentences: 'Van 2015 tot 2018 werkte ik als planner bij De Boer Transport.' */
export const jobsInSentences = (lines: readonly CvLine[]): readonly JobRead[] =>
  sentencesOf(lines).flatMap((sentence) => jobIn(sentence) ?? [])
