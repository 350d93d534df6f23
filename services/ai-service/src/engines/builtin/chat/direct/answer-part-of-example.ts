import { QUESTIONS_JOINED } from '../../../../chat/context/link-answers.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { TOLD_PARTS } from '../../../../conversation/star/star-cues.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { partAskedIn, storiesIn } from './examples.ts'

type Part = 'action' | 'result'

/** 'Hoe liep dat af?', 'hoe loste ze het op?' after an answer that tells of a case. */
const ASKS: readonly (readonly [Part, RegExp])[] = [
  [
    'result',
    /\b(?:afgelopen|afliep|(?:liep|loopt) (?:dat|het|die)\b.{0,15}\baf|resultaat|uitkomst|leverde\b.{0,20}\bop|opgeleverd|kwam daaruit|daaruit gekomen|eindigde|geeindigd|gegaan|geholpen|gelukt|effect|(?:van|uit) geleerd)\b/,
  ],
  [
    'action',
    /\b(?:opgelost|aangepakt|(?:pakte|loste) ze (?:dat|het|die)\b|(?:wat|hoe) (?:deed|ging) ze\b|wat heeft ze\b.{0,20}\bgedaan|gereageerd|reageerde ze|haar aanpak)\b/,
  ],
]
/** It goes on about what was just told. */
const POINTS_BACK = /\b(?:dat|die|dit|daar\w*|het|er\w*|toen)\b/
const LONGEST = 9
const SHORTEST_QUOTE = 8
const MOST = 3

const cueOf = ({ text }: Unit) => TOLD_PARTS.find(([, told]) => told.test(fold(text)))?.[0] ?? null

const saysResult = topicOf('results').says
const isHeadedBy = (heading: string, part: Part) => heading.endsWith(part === 'result' ? ': resultaat' : ': actie')

/** 'En dat werkte?' asks how it ended as well. */
const ASKS_END =
  /\b(?:(?:werkte|lukte|hielp) (?:dat|het|die)|(?:dat|het) (?:werkte|lukte|hielp)|(?:dat|het) (?:heeft )?(?:geholpen|gewerkt|gelukt))\b/
const lastAsked = ({ asked }: Unit): string => {
  const questions = asked.split(QUESTIONS_JOINED)
  return questions.length < 2 ? '' : fold(questions.at(-1) ?? '')
}

/** What of a story tells the part: by what was asked, else by how it is told. */
const partOf = (story: readonly Unit[], part: Part): Unit[] => {
  const askedUnits = story.filter(
    (unit) => partAskedIn(unit.asked) === part || (part === 'result' && ASKS_END.test(lastAsked(unit))),
  )
  if (askedUnits.length > 0) return askedUnits
  return story.filter(
    (unit) =>
      cueOf(unit) === part || isHeadedBy(unit.heading, part) || (part === 'result' && saysResult.test(unit.text)),
  )
}

/** A part of the case that the answer before told of; null where that answer told of none. */
export const answerPartOfExample: DirectAnswer = ({ text, question, units, citations }) => {
  const part = ASKS.find(([, asks]) => asks.test(text))?.[0]
  if (question.kind !== 'candidate' || part === undefined) return null
  if (!POINTS_BACK.test(text) || text.split(' ').length > LONGEST) return null
  const lastAnswer = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const quotedAt = ({ text: quote }: Unit) => (quote.length < SHORTEST_QUOTE ? -1 : lastAnswer.indexOf(`‘${quote}’`))
  const stories = storiesIn(units)
    .map(({ units: story }) => ({ story, at: story.map(quotedAt).find((at) => at >= 0) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ story }) => story)
  const [only, ...others] = stories
  const telling = stories.map((story) => partOf(story, part)).find((parts) => parts.length > 0)
  // How a story ends is told last.
  const end = part === 'result' && only && others.length === 0 && only.length > 1 ? only.slice(-1) : []
  const partUnits = (telling ?? end).slice(0, MOST)
  return partUnits.length === 0 ? null : answer(listUnder('Daarover staat er:', partUnits, citations))
}
