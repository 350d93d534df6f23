import { patternOf } from '../lexicon/lexicon.ts'
import { fold } from '../lexicon/fold.ts'
import type { CvLine } from '@wervio/cv-document'
import { kindOfHeading } from '../sections/known-heading.ts'
import { knownSkill } from '../skills/known-skills.ts'
import { namesJob } from '../words/job-likeness.ts'
import { countryOf, isAmericanState } from './countries.ts'
import { isCommonGivenName } from './given-names.ts'
import { doubleName, isWrittenAsName, isWrittenAsSentence, nameIn, properWords, readsAsProse } from './name-shape.ts'
import { hasWordOfNoName, isTradeAsSurname } from './name-words.ts'
import { namesOrganisation } from './organisation-words.ts'
import { isPlace } from './places.ts'

/** Other evidence of the person's name: their e-mail address and LinkedIn account. */
export type Traces = { email: string | null; linkedin: string | null }
/** With what a name is compared: `common` are words that the CV's own sentences use in small letters. */
export type NameEvidence = Traces & { common: ReadonlySet<string> }
/**
 * Words that may be the name, where they stand, and how likely it is without favour: about 1 for a fair guess, 5 for a
 * certain one.
 */
export type NameCandidate = {
  name: string
  lines: readonly CvLine[]
  quote: string
  score: number
  /** Points that only decide between candidates, and never make a name doubtful. */ favour: number
}

const lettersOf = (text: string) => fold(text).replace(/[^a-z\s-]/g, '')

/** How far an e-mail address and a profile say the same as a name: 0 to 1. */
export const agreement = (name: string, { email, linkedin }: Traces): number => {
  const words = properWords(name)
    .flatMap((word) => lettersOf(word).split('-'))
    .filter((word) => word.length > 2)
  if (words.length === 0) return 0
  const traces = [email?.split('@')[0] ?? '', linkedin?.split('/').at(-1) ?? ''].map((trace) =>
    lettersOf(trace.replace(/[._\d]/g, ' ')).replace(/[\s-]/g, ''),
  )
  const shared = Math.max(...traces.map((trace) => words.filter((word) => trace.includes(word)).length)) / words.length
  return words.length === 1 ? shared / 2 : shared
}

const DETAILS = new RegExp(String.raw`(?<!\p{L})${patternOf('personal-labels', 'contact', 'person')}(?!\p{L})`, 'iu')
const LABEL_ALONE = new RegExp(String.raw`^${patternOf('personal-labels', 'name')}$`, 'iu')
const OTHER = /^(?:pagina|page|bladzijde|datum|date|foto|photo|contact|nederlands|engels|dutch|english)\b/iu
const INITIALS = /^(?:\p{Lu}\.-?){1,6}$/u
const OPEN = / (?:van|de|der|den|ter|ten|von|zu|du|des|di|da|dos|das|del|della|la|el|al|y)$/u
const listsSkills = (text: string) => text.split(' ').filter((word) => knownSkill(word)).length > 1

const isDetail = (text: string) =>
  LABEL_ALONE.test(text) ||
  DETAILS.test(text) ||
  OTHER.test(text) ||
  listsSkills(text) ||
  kindOfHeading(text) !== undefined
const isWord = (text: string) =>
  isPlace(text) ||
  countryOf(text) !== null ||
  isAmericanState(text) ||
  hasWordOfNoName(text) ||
  knownSkill(text) !== undefined

/** True for what stands on top of a CV and is no name: a place, a heading, a skill, a label, a subject. */
export const isOther = (text: string): boolean => isDetail(text) || isWord(text)

/** Which share of its words the CV's sentences use as common words. */
const commonShare = (words: readonly string[], { common }: NameEvidence): number =>
  words.length === 0 ? 0 : words.filter((word) => common.has(word.toLowerCase())).length / words.length

/** A text as a candidate; none where it can't be a name. `base`: what its place and type say. */
export const judged = (
  text: string,
  lines: readonly CvLine[],
  base: number,
  evidence: NameEvidence,
): NameCandidate[] => {
  const name = nameIn(text)
  if (name === null || isDetail(name) || (isWord(name) && agreement(name, evidence) === 0)) return []
  const words = properWords(name)
  const shape = words.length === 1 ? -1.2 : words.length <= 4 ? 0.6 : 0
  const shared = agreement(name, evidence)
  // 'Ortega de' goes on below.
  const open = OPEN.test(name) ? -1.5 : 0
  const job = !namesJob(name) ? 0 : isTradeAsSurname(name) ? -0.8 : shared > 0 ? -3 : -5
  const organisation = namesOrganisation(name) ? -2.5 : 0
  const writingScore = readsAsProse(name) ? -5 : isWrittenAsName(name) ? 0.4 : isWrittenAsSentence(name) ? -6 : -2
  const [first = '', second = ''] = words
  // 'Zelma' above 'Anna Visser': nobody's list has every first name.
  const hasGivenName =
    isCommonGivenName(first) ||
    INITIALS.test(first) ||
    (lines.length > 1 && words.length > 2 && isCommonGivenName(second))
  const favour = words.length > 1 && hasGivenName ? 1.5 : 0
  return [
    {
      name,
      lines,
      quote: text,
      score: base + shape + open + job + organisation + writingScore + shared * 3 - commonShare(words, evidence) * 2,
      favour,
    },
  ]
}

/**
 * 'Joke Verhaegh - van den Boomen' as one name, unless what stands behind the dash is a job, a firm, a subject or a
 * place.
 */
export const doubled = (
  text: string,
  lines: readonly CvLine[],
  base: number,
  evidence: NameEvidence,
): NameCandidate[] => {
  const both = doubleName(text)
  if (
    !both ||
    isOther(both.other) ||
    namesJob(both.other) ||
    namesOrganisation(both.other) ||
    commonShare(properWords(both.other), evidence) > 0.5
  )
    return []
  const certain = both.other.split(' ').length > 1 ? 1.2 : 0.2
  const name = `${both.own}${both.dash}${both.other}`
  return judged(`${both.own} ${both.other}`, lines, base + certain, evidence).map((candidate) => ({
    ...candidate,
    name,
    quote: text,
  }))
}
