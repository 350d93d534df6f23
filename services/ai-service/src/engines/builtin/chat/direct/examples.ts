import type { StarPart } from '@wervio/contracts'
import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { ASKED_PARTS, ASKS_EXAMPLE, ASKS_OF_PAST } from '../../../../conversation/star/star-cues.ts'
import { competencyOfHeading } from '../../../../conversation/summary/summary-headings.ts'
import { hasQuestionMark } from '../../../../conversation/questions/question-mark.ts'
import { QUESTIONS_JOINED } from '../../../../chat/context/link-answers.ts'

/** What somebody told when they were asked for a case, or what a summary has under a competency. */
export type Example = {
  /** The question that asked for it, or the competency. */
  about: string
  units: Unit[]
}

const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** What an answer belongs to; questions that go on about it begin with the same. */
const storyOf = ({ speaker, asked, heading }: Unit): string => {
  if (speaker === '') return competencyOfHeading(heading) ?? ''
  return asked.split(QUESTIONS_JOINED)[0] ?? ''
}

/** Which part of a case the last question of several asks for: 'hoe liep dat af'. */
export const partAskedIn = (question: string): StarPart | null => {
  const questions = question.split(QUESTIONS_JOINED)
  const last = fold(questions.at(-1) ?? '')
  return questions.length < 2 ? null : (ASKED_PARTS.find(([, asks]) => asks.test(last))?.[0] ?? null)
}

/** Everything that was told in one go, by the question that began it. */
export const storiesIn = (units: readonly Unit[]): Example[] =>
  [...Map.groupBy(units, storyOf)].flatMap(([about, storyUnits]) =>
    about === '' ? [] : [{ about, units: storyUnits.filter((unit) => !isQuestion(unit)) }],
  )

/** The stories that are examples: a case was asked for, or a summary calls it one. */
export const examplesIn = (units: readonly Unit[]): Example[] =>
  storiesIn(units).filter(({ about, units: storyUnits }) => {
    const folded = fold(about)
    return (
      storyUnits.some(({ speaker, asked }) => speaker === '' || partAskedIn(asked) !== null) ||
      ASKS_EXAMPLE.test(folded) ||
      ASKS_OF_PAST.test(folded)
    )
  })
