import { conversationsIn, segmentsOf, speakersOf } from '../../../../chat/context/conversations-in.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { findAgreements } from '../../../../conversation/agreements/find-agreements.ts'
import { type Analysis, analyse } from '../../../../conversation/analysis.ts'
import { findOpenQuestions, putsOff } from '../../../../conversation/open-questions/find-open-questions.ts'
import { summarySentenceOf } from '../../../../conversation/sentences/summary-sentence.ts'
import { AGREEMENTS, OPEN_QUESTIONS } from '../../../../conversation/summary/summary-headings.ts'

type Finding = (analysis: Analysis) => ReadonlyMap<number, { sources: readonly { position: number }[] }>

const isSpoken = ({ speaker }: Unit) => speaker !== ''

/** What a recruiter puts off without having been asked, such as 'dat moet ik navragen'. */
const findPutOff: Finding = ({ sentences, isUsable }) =>
  new Map(
    sentences.flatMap((sentence, index) =>
      sentence.role === 'recruiter' && isUsable(index) && putsOff(sentence)
        ? [[index, summarySentenceOf(sentence)] as const]
        : [],
    ),
  )

/** What a finding of summaries points at in each conversation; a reply stands for its question as well. */
const unitsOfFinding = (units: readonly Unit[], find: Finding): Unit[] =>
  conversationsIn(units.filter(isSpoken)).flatMap((conversation) => {
    const analysis = analyse({ segments: segmentsOf(conversation), speakers: speakersOf(conversation) })
    const chosenUnits = [...find(analysis).values()]
      .flatMap(({ sources }) => sources)
      .flatMap(({ position }) => conversation[position] ?? [])
    return chosenUnits.filter(({ text }) => !chosenUnits.some(({ asked }) => asked.includes(text)))
  })

const under = (units: readonly Unit[], title: string): Unit[] =>
  units.filter((unit) => !isSpoken(unit) && unit.heading === title)

/** What was agreed in the conversations, as a summary finds it, with what stands so in a summary. */
export const agreedIn = (units: readonly Unit[]): Unit[] => [
  ...unitsOfFinding(units, findAgreements),
  ...under(units, AGREEMENTS),
]

/** Questions that the conversations leave open, each by the reply that puts it off. */
export const openIn = (units: readonly Unit[]): Unit[] => [
  ...unitsOfFinding(units, findOpenQuestions),
  ...unitsOfFinding(units, findPutOff),
  ...under(units, OPEN_QUESTIONS),
]
