import { setAsideLabels, type SetAsideKind, type SetAsidePassage } from '@wervio/contracts'
import { asksCandidate } from '../questions/exchanges.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { momentOf } from '../sentences/summary-sentence.ts'
import { subjectIn } from '../topics/subjects.ts'
import { askedSubjects } from './asked-subjects.ts'
import { personalPhraseIn, personalSubjectIn } from './asked-personal.ts'
import { mayAsk } from './may-ask.ts'
import { inStandardDutch } from './standard-dutch.ts'
import { toldSubjects } from './told-subjects.ts'

type Subjects = typeof askedSubjects

const kindOf = (subjects: Subjects, folded: string): SetAsideKind | null =>
  subjects.find(([, pattern]) => pattern.test(folded))?.[0] ?? null

const kindAsked = ({ folded, isQuestion, role }: SpokenSentence): SetAsideKind | null => {
  const standard = inStandardDutch(folded)
  const isAsked = isQuestion || (role === 'recruiter' && mayAsk(standard))
  const isToSomebody = role === 'recruiter' && ADDRESSES.test(standard)
  const isRemark = isToSomebody && OF_THE_EMPLOYER.test(standard)
  const personal =
    isRemark && !isAsked ? personalPhraseIn(standard) : isAsked || isToSomebody ? personalSubjectIn(standard) : null
  return personal ?? kindOf(askedSubjects, standard)
}

/** 'Je loopt een beetje mank' asks as well, without a mark. */
const ADDRESSES = /\b(?:je|jij|jou|jouw|u|uw)\b/
/** What the employer offers or is: 'je krijgt bij ons ouderschapsverlof'. */
const OF_THE_EMPLOYER = /\b(?:wij|we|ons|onze|krijg je|je krijgt|je bouwt|bouw je)\b/
/** Words of a nod: 'oké, helder'. More is a remark that ends an answer. */
const LONGEST_NOD = 4
/** Words of a question that goes on about the same: 'en hoe oud zijn ze'. */
const LONGEST_FOLLOW_UP = 6
const GOES_ON =
  /\b(?:ze|die|daar|daarvan|daarmee|ermee|ervan|erover|daarover|hij|haar|dat|it|they|that)\b|^(?:en )?(?:sinds wanneer|hoe lang|hoelang|hoeveel|waarvan|waarvoor|hoezo|waarom|since when|how long|how many|why)\b(?!.* (?:je|jij|u|you)\b)/
/** Sentences of an answer where nobody knows who speaks. */
const MOST_WITHOUT_SPEAKERS = 4

const isFollowUp = (sentence: SpokenSentence): boolean =>
  wordCount(sentence) <= LONGEST_FOLLOW_UP && subjectIn(sentence.folded) === null && GOES_ON.test(sentence.folded)

/** Whether a sentence asks the candidate something, also one that a machine wrote down without its mark. */
const asksOn = (sentence: SpokenSentence): boolean =>
  asksCandidate(sentence) || (sentence.role === 'recruiter' && mayAsk(sentence.folded))

const isSameSide = (one: SpokenSentence, other: SpokenSentence): boolean =>
  one.speaker !== '' && (one.speaker === other.speaker || (one.role !== null && one.role === other.role))

type OpenSubject = { kind: SetAsideKind; asked: SpokenSentence; answered: number }

/**
 * Which sentences may not count, by index: a question that a recruiter may not ask, its answer up to their next
 * question or remark, and what goes on about it; with `hasTold` also what somebody tells of the same without being
 * asked.
 */
export const findSetAside = (
  sentences: readonly SpokenSentence[],
  { hasTold = true } = {},
): ReadonlyMap<number, SetAsideKind> => {
  const kinds = new Map<number, SetAsideKind>()
  let open: OpenSubject | null = null
  for (const [index, sentence] of sentences.entries()) {
    const questionKind = sentence.role === 'candidate' ? null : kindAsked(sentence)
    const answerKind = sentence.role === 'recruiter' ? null : kindOf(toldSubjects, sentence.folded)
    if (questionKind !== null && (sentence.isQuestion || sentence.role === 'recruiter')) {
      open = { kind: questionKind, asked: sentence, answered: 0 }
      kinds.set(index, questionKind)
    } else if (open !== null && isOpenStill(open, sentence)) {
      // A nod keeps the subject open and tells nothing.
      const isAnswer = !isSameSide(open.asked, sentence)
      if (isAnswer || asksOn(sentence)) kinds.set(index, open.kind)
      if (isAnswer) open.answered += 1
    } else {
      open = null
      if (hasTold && answerKind !== null) kinds.set(index, answerKind)
    }
  }
  return kinds
}

const isOpenStill = ({ asked, answered }: OpenSubject, sentence: SpokenSentence): boolean => {
  if (asked.speaker === '' && answered >= MOST_WITHOUT_SPEAKERS) return false
  if (asksOn(sentence)) return isFollowUp(sentence)
  if (isSameSide(asked, sentence)) return wordCount(sentence) <= LONGEST_NOD
  // What the candidate asks about the job is no answer.
  return !sentence.isQuestion || sentence.role !== 'candidate' || wordCount(sentence) <= LONGEST_NOD
}

/** What was set aside as passages: sentences of one segment about one subject together, as they were said. */
export const passagesOf = (
  sentences: readonly SpokenSentence[],
  kinds: ReadonlyMap<number, SetAsideKind>,
): SetAsidePassage[] => {
  const passages: SetAsidePassage[] = []
  let before = -1
  for (const [index, kind] of [...kinds].toSorted(([one], [other]) => one - other)) {
    const sentence = sentences[index]
    if (!sentence) continue
    const last = passages.at(-1)
    if (last && before === index - 1 && last.kind === kind && last.position === sentence.position)
      Object.assign(last, { text: `${last.text} ${sentence.raw}`, end: sentence.end })
    else passages.push({ kind, label: setAsideLabels[kind], ...momentOf(sentence), text: sentence.raw })
    before = index
  }
  return passages
}
