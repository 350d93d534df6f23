import type { CompetencyAnswer, ConversationType, StarPart } from '@wervio/contracts'
import type { Analysis } from '../analysis.ts'
import type { Exchange } from '../questions/exchanges.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { summarySentenceOf } from '../sentences/summary-sentence.ts'
import { competencyIn } from './competencies.ts'
import { ASKED_PARTS, ASKS_EXAMPLE, ASKS_OF_PAST, TOLD_PARTS } from './star-cues.ts'

const WITHOUT_NAME = 'Voorbeeld uit het werk'
const PARTS: readonly StarPart[] = ['situation', 'task', 'action', 'result']
const MOST_OF_PART = 4
const FEWEST_WORDS = 4

type Told = { index: number; part: StarPart }

const partAsked = ({ folded }: SpokenSentence): StarPart | null =>
  ASKED_PARTS.find(([, asked]) => asked.test(folded))?.[0] ?? null

const cueIn = (folded: string): StarPart | null => TOLD_PARTS.find(([, told]) => told.test(folded))?.[0] ?? null

/**
 * The part that a sentence tells: by its cue, else by what was asked, else by the part before it; an answer opens with
 * its situation.
 */
const partTold = ({ folded }: SpokenSentence, asked: StarPart | null, before: StarPart | null): StarPart => {
  const cue = cueIn(folded)
  if (asked !== null) return cue === 'result' ? cue : asked
  // After what somebody did, 'toen' goes on about it.
  if (cue === 'situation' && (before === 'action' || before === 'result')) return before
  return cue ?? before ?? 'situation'
}

/** An example with what was asked of it; questions about a part of it belong to the same example. */
type Example = { question: number; told: Told[] }

/** Sentences of an answer that can be one whole example. */
const A_STORY = 3

/** Whether the words of an answer show more parts than one, with what somebody did or what came of it. */
const tellsExample = (answer: readonly SpokenSentence[]): boolean => {
  const parts = new Set(answer.flatMap(({ folded }) => cueIn(folded) ?? []))
  return parts.size > 1 ? parts.has('action') || parts.has('result') : parts.has('action') && answer.length >= A_STORY
}

const isOfOthers = ({ folded }: SpokenSentence): boolean => cueIn(folded) === null && !/\b(?:ik|i)\b/.test(folded)

const sentencesOf = ({ sentences, isUsable }: Analysis, { answer }: Exchange) =>
  answer.flatMap((index) => {
    const sentence = sentences[index]
    const isTold = sentence && !sentence.isQuestion && isUsable(index) && wordCount(sentence) >= FEWEST_WORDS
    return isTold ? [{ index, sentence }] : []
  })

const examplesIn = (analysis: Analysis, type: ConversationType): Example[] => {
  const examples: Example[] = []
  let open: Example | null = null
  for (const exchange of analysis.exchanges) {
    const { question } = exchange
    const questionSentence = analysis.sentences[question]
    if (!questionSentence) continue
    const answerSentences = sentencesOf(analysis, exchange)
    const part = open === null ? null : partAsked(questionSentence)
    // Who talks of competencies asks for examples in many words: there the answer shows whether it is one.
    const isExample =
      ASKS_EXAMPLE.test(questionSentence.folded) ||
      (type === 'competentie' &&
        part === null &&
        (ASKS_OF_PAST.test(questionSentence.folded) || tellsExample(answerSentences.map(({ sentence }) => sentence))))
    if (isExample && analysis.isUsable(question)) {
      open = { question, told: [] }
      examples.push(open)
    } else if (open === null || part === null) {
      open = null
      continue
    }
    let before: StarPart | null = null
    for (const { index, sentence } of answerSentences) {
      const next = partTold(sentence, open.question === question ? null : part, before)
      // What ends a story after somebody did something, and isn't of themselves, is what came of it.
      const isOutcome: boolean = index === answerSentences.at(-1)?.index && before === 'action' && isOfOthers(sentence)
      before = isOutcome ? 'result' : next
      open.told.push({ index, part: before })
    }
  }
  return examples
}

const answerOf = ({ sentences }: Analysis, name: string, told: readonly Told[]): CompetencyAnswer => {
  const of = (part: StarPart) =>
    told
      .filter((one) => one.part === part)
      .slice(0, MOST_OF_PART)
      .flatMap(({ index }) => {
        const sentence = sentences[index]
        return sentence ? [summarySentenceOf(sentence)] : []
      })
  return { name, situation: of('situation'), task: of('task'), action: of('action'), result: of('result') }
}

/** Whether an answer is worth showing: something happened and somebody did something, or more. */
const isExample = (toldParts: readonly Told[], type: ConversationType): boolean =>
  type === 'competentie' ? toldParts.length > 0 : new Set(toldParts.map(({ part }) => part)).size > 1

export type StarAnswers = { competencies: CompetencyAnswer[]; sentences: ReadonlySet<number> }

/**
 * What the candidate told when they were asked for an example, by competency and in the parts of STAR. In an ordinary
 * interview only an answer of more parts than one counts; in one about competencies every answer does.
 */
export const starAnswersIn = (analysis: Analysis, type: ConversationType, names: readonly string[]): StarAnswers => {
  const used = new Set<number>()
  const competencies: CompetencyAnswer[] = []
  for (const { question, told } of examplesIn(analysis, type)) {
    if (!isExample(told, type)) continue
    for (const { index } of told) used.add(index)
    const name = competencyIn(analysis.sentences[question]?.folded ?? '', names) ?? WITHOUT_NAME
    const answer = answerOf(analysis, name, told)
    const same = competencies.find((one) => one.name === name)
    if (same) for (const part of PARTS) same[part].push(...answer[part])
    else competencies.push(answer)
  }
  return { competencies, sentences: used }
}
