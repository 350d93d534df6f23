import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { listUnder } from '../citations.ts'
import { detailsOf, lengthOf, type Position, positionsIn, spanOf } from './positions.ts'
import { namedIn, type PositionQuestion, readPositionQuestion } from './position-question.ts'

const LEADS: Record<PositionQuestion['which'], string> = {
  now: 'De huidige functie die er staat:',
  last: 'De laatste functie die er staat:',
  before: 'Daarvoor staat er:',
  after: 'Daarna staat er:',
  first: 'De eerste functie die er staat:',
  longest: 'De langste functie die er staat',
  shortest: 'De kortste functie die er staat',
  named: 'Daarover staat er:',
}
const ABSENT: Record<PositionQuestion['which'], string> = {
  now: 'Een huidige functie staat er niet: geen enkele functie loopt volgens de gegevens nog door.',
  last: 'Een laatste functie staat er niet.',
  before: 'Een functie daarvoor staat er niet.',
  after: 'Een functie daarna staat er niet.',
  first: 'Een eerste functie staat er niet.',
  longest: 'Van geen enkele functie staat de periode er, dus de langste is niet te tellen.',
  shortest: 'Van geen enkele functie staat de periode er, dus de kortste is niet te tellen.',
  named: 'Een periode staat er niet bij.',
}

const BEFORE = /\bvoor(?:dat)? (?!de\b|het\b|een\b|welke?\b|werk\b)/

/** 'Heeft ze in de thuiszorg gewerkt?' is about a job as well: 'hoe lang?' goes on about it. */
const OF_A_JOB = /\b(?:gewerkt|gezeten|gestaan|werkte|zat ze|stond ze|in dienst (?:geweest|gehad))\b/

/** Asks what the work was, and not only which. */
const OF_THE_WORK =
  /\b(?:wat (?:deed|doet)|taken|taak|werkzaamheden|verantwoordelijk\w*|bereik\w*|resulta\w*|gepresteerd|prestaties?|behaald\w*|inhoud|gedaan)\b/
const MOST_DETAILS = 5

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const leadOf = ({ wants, which }: PositionQuestion, position: Position): string => {
  const [span, length] = [spanOf(position), lengthOf(position)]
  if (which === 'longest' || which === 'shortest')
    return `${LEADS[which]}, ${length ?? (span === null ? 'zonder periode' : `${span} en nu nog`)}:`
  if (wants === 'which') return LEADS[which]
  if (wants === 'length' && length !== null) return `${capital(length)}, ${span ?? ''}:`
  return span === null ? `${ABSENT.named} Wel staat er:` : `${capital(span)}:`
}

/** Which job, how long or since when: from the periods of a CV. Follow-ups keep to the job of the question before. */
export const answerPosition: DirectAnswer = ({ text, earlier, units, citations }) => {
  const positions = positionsIn(units)
  let focus: Position | null = null
  for (const question of earlier)
    focus =
      readPositionQuestion(question, positions, focus)?.position ??
      (OF_A_JOB.test(question) ? namedIn(question, positions) : null) ??
      focus
  const read = readPositionQuestion(text, positions, focus)
  if (read === null) return null
  if (read.position === null) return noAnswer(ABSENT[read.which])
  const sentence = `${leadOf(read, read.position)} ${citations.cite(read.position.unit)}`
  const details = read.wants === 'which' && OF_THE_WORK.test(text) ? detailsOf(read.position, positions, units) : []
  const withDetails =
    details.length === 0
      ? sentence
      : `${sentence}\n${listUnder('Daarbij staat:', details.slice(0, MOST_DETAILS), citations)}`
  // 'Wat deed ze voor Van Dam?' may ask for the time before it.
  const before = positions[positions.indexOf(read.position) + 1]
  return answer(
    read.which === 'named' && read.wants === 'which' && BEFORE.test(text) && before
      ? `${withDetails}\n${LEADS.before} ${citations.cite(before.unit)}`
      : withDetails,
  )
}
