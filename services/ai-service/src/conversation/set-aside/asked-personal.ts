import type { SetAsideKind } from '@wervio/contracts'
import { isAboutWork } from './about-work.ts'
import { age } from './personal/age.ts'
import { religion } from './personal/belief.ts'
import { criminalRecord } from './personal/criminal-record.ts'
import { earlierPay } from './personal/earlier-pay.ts'
import { family } from './personal/family.ts'
import { health } from './personal/health.ts'
import { maritalStatus } from './personal/home.ts'
import { orientation } from './personal/identity.ts'
import { origin } from './personal/origin.ts'
import type { PersonalWords } from './personal/personal-words.ts'
import { politics, tradeUnion } from './personal/public-life.ts'

/** The narrower subject first: 'een vriend of een vriendin' is orientation, 'die je dochter kon zijn' is age. */
const ORDER: readonly (readonly [SetAsideKind, PersonalWords])[] = [
  ['orientation', orientation],
  ['age', age],
  ['criminal-record', criminalRecord],
  ['trade-union', tradeUnion],
  ['politics', politics],
  ['religion', religion],
  ['origin', origin],
  ['family', family],
  ['health', health],
  ['earlier-pay', earlierPay],
  ['marital-status', maritalStatus],
]

const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\w-])(?:${sources.join('|')})(?![\w-])`)

const SUBJECTS = ORDER.map(([kind, { phrases, words, beside, unless }]) => ({
  kind,
  phrases: anyOf(phrases),
  words: anyOf(words),
  beside: beside === undefined ? null : anyOf([beside]),
  unless: unless === undefined ? null : anyOf([unless]),
}))

/** A police record that the law asks for may be asked for. */
const CERTIFICATE = /\b(?:vog|verklaring omtrent|bewijs van goed gedrag|certificate of conduct)\b/

/**
 * What a question to a candidate asks of their person, however it is worded; null when it is about work. Folded text.
 */
export const personalSubjectIn = (question: string): SetAsideKind | null => {
  const byPhrase = personalPhraseIn(question)
  if (byPhrase !== null || CERTIFICATE.test(question) || isAboutWork(question)) return byPhrase
  const byWord = SUBJECTS.find(
    ({ words, beside, unless }) =>
      words.test(question) && (beside?.test(question) ?? true) && !(unless?.test(question) ?? false),
  )
  return byWord?.kind ?? null
}

/** The same by phrases alone, which a sentence that asks nothing seldom has. */
export const personalPhraseIn = (sentence: string): SetAsideKind | null =>
  CERTIFICATE.test(sentence) ? null : (SUBJECTS.find(({ phrases }) => phrases.test(sentence))?.kind ?? null)
