import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setAsideKinds, type SetAsideKind } from '@wervio/contracts'
import { labelledConversation } from '../../testing/labelled-conversation.ts'
import { roughly } from '../../testing/rough-speech.ts'
import { analyse } from '../../analysis.ts'

export type QuestionSet = 'tuned' | 'held-out'

/** A question of a recruiter; `kind` is null when it may be asked. `near` is the subject whose words it has. */
type LabelledQuestion = { near: SetAsideKind; kind: SetAsideKind | null; text: string }

const ANSWER = 'Ja, dat klopt wel.'
const SEED = 12
/** Tells who leads the conversation. */
const BEFORE = `R: Wat doe je nu?\nK: Ik werk in een winkel.\nR: Wat vind je daar leuk aan?\nK: De mensen.\nR: Hoe kom je hier?\nK: Met de fiets.`
const POSITION = 6

const questionsIn = (set: QuestionSet, near: SetAsideKind): LabelledQuestion[] =>
  readFileSync(join(import.meta.dirname, set, `${near}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ near, kind: line.startsWith('+') ? near : null, text: line.slice(2) }))

/** The kind that the question got, and the kind that its answer got; null for none. */
export const kindsOf = (text: string, isRough: boolean): [SetAsideKind | null, SetAsideKind | null] => {
  const marked = labelledConversation('question', 'sollicitatie', `${BEFORE}\nR: ${text}\nK: ${ANSWER}`)
  const { sentences, setAside } = analyse((isRough ? roughly(marked, SEED) : marked).conversation)
  const kindAt = (position: number): SetAsideKind | null =>
    [...setAside].find(([index]) => sentences[index]?.position === position)?.[1] ?? null
  return [kindAt(POSITION), kindAt(POSITION + 1)]
}

const shareOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.length === 0 ? 1 : items.filter(isRight).length / items.length

/**
 * Of the questions near one subject: those set aside, their answers as well, under the right name, and those left
 * alone.
 */
export const scoreQuestions = (set: QuestionSet, isRough: boolean) => {
  const mistakes: string[] = []
  const counts: Record<string, { forbidden: number; lawful: number }> = {}
  const scores = setAsideKinds.map((near) => {
    const read = questionsIn(set, near).map((one) => ({ ...one, kinds: kindsOf(one.text, isRough) }))
    const forbidden = read.filter(({ kind }) => kind !== null)
    const lawful = read.filter(({ kind }) => kind === null)
    counts[near] = { forbidden: forbidden.length, lawful: lawful.length }
    mistakes.push(
      ...forbidden
        .filter(({ kinds: [asked] }) => asked !== near)
        .map(({ text, kinds }) => `${near}: got ${String(kinds[0])}: ${text}`),
      ...lawful
        .filter(({ kinds: [asked] }) => asked !== null)
        .map(({ text, kinds }) => `${near}: too much, ${String(kinds[0])}: ${text}`),
    )
    const fields = {
      'set aside': shareOf(forbidden, ({ kinds: [asked] }) => asked !== null),
      'answer as well': shareOf(forbidden, ({ kinds: [, answered] }) => answered !== null),
      'right name': shareOf(forbidden, ({ kinds: [asked] }) => asked === near),
      'left alone': shareOf(lawful, ({ kinds: [asked, answered] }) => asked === null && answered === null),
    }
    return [near, fields] as const
  })
  return { scores: Object.fromEntries(scores), counts, mistakes }
}
