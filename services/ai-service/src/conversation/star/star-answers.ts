import type { CompetencyAnswer, ConversationType, StarPart } from '@wervio/contracts'
import type { Analysis } from '../analysis.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { summarySentenceOf } from '../sentences/summary-sentence.ts'
import { competencyIn } from './competencies.ts'
import { ASKED_PARTS, ASKS_EXAMPLE, TOLD_PARTS } from './star-cues.ts'

const WITHOUT_NAME = 'Voorbeeld uit het werk'
const PARTS: readonly StarPart[] = ['situation', 'task', 'action', 'result']
const MOST_OF_PART = 4
const FEWEST_WORDS = 4

type Told = { index: number; part: StarPart }

const partAsked = ({ folded }: SpokenSentence): StarPart | null =>
  ASKED_PARTS.find(([, asked]) => asked.test(folded))?.[0] ?? null

/** The part that a sentence tells: by its cue, else by what was asked, else by the part before it; an answer opens with its situation. */
const partTold = ({ folded }: SpokenSentence, asked: StarPart | null, before: StarPart | null): StarPart => {
  const cue = TOLD_PARTS.find(([, told]) => told.test(folded))?.[0] ?? null
  if (asked !== null) return cue === 'result' ? cue : asked
  // After what somebody did, 'toen' goes on about it.
  if (cue === 'situation' && (before === 'action' || before === 'result')) return before
  return cue ?? before ?? 'situation'
}

/** An example with what was asked of it; questions about a part of it belong to the same example. */
type Example = { question: number; told: Told[] }

const examplesIn = ({ sentences, exchanges, isUsable }: Analysis): Example[] => {
  const examples: Example[] = []
  let open: Example | null = null
  for (const { question, answer } of exchanges) {
    const asked = sentences[question]
    if (!asked) continue
    const part = partAsked(asked)
    if (isUsable(question) && ASKS_EXAMPLE.test(asked.folded)) {
      open = { question, told: [] }
      examples.push(open)
    } else if (open === null || part === null) {
      open = null
      continue
    }
    let before: StarPart | null = null
    for (const index of answer) {
      const sentence = sentences[index]
      if (!sentence || sentence.isQuestion || !isUsable(index) || wordCount(sentence) < FEWEST_WORDS) continue
      before = partTold(sentence, open.question === question ? null : part, before)
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
const isExample = (told: readonly Told[], type: ConversationType): boolean =>
  type === 'competentie' ? told.length > 0 : new Set(told.map(({ part }) => part)).size > 1

export type StarAnswers = { competencies: CompetencyAnswer[]; sentences: ReadonlySet<number> }

/**
 * What the candidate told when they were asked for an example, by competency and in the parts of STAR. In an ordinary
 * interview only an answer of more parts than one counts; in one about competencies every answer does.
 */
export const starAnswersIn = (analysis: Analysis, type: ConversationType, names: readonly string[]): StarAnswers => {
  const used = new Set<number>()
  const competencies: CompetencyAnswer[] = []
  for (const { question, told } of examplesIn(analysis)) {
    if (!isExample(told, type)) continue
    for (const { index } of told) used.add(index)
    const name = competencyIn(analysis.sentences[question]?.folded ?? '', names) ?? WITHOUT_NAME
    const answer = answerOf(analysis, name, told)
    const same = competencies.find((one) => one.name === name)
    if (same) for (const part of PARTS) same[part] = [...same[part], ...answer[part]]
    else competencies.push(answer)
  }
  return { competencies, sentences: used }
}
