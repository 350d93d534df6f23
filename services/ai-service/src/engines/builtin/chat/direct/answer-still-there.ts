import type { Unit } from '../../../../chat/context/units.ts'
import { conceptOf, matchOf } from '../../../../chat/retrieval/concepts.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { positionsIn, spanOf } from './positions.ts'

const WHO = String.raw`[\w'.-]+(?: [\w'.-]+){0,2}?`
const STILL = String.raw`(?:nog|nog steeds|nog altijd|nu|nu nog|momenteel|op dit moment|vandaag)`
/** 'Werkt ze nog bij De Linde?', 'Is Joyce nog in dienst bij De Linde?' */
const ASKS = [
  new RegExp(String.raw`^\W*(?:en )?werkt ${WHO} ${STILL} (?:bij|voor|in dienst van) (.{2,80}?)\W*$`),
  new RegExp(
    String.raw`^\W*(?:en )?(?:is|zit) ${WHO} ${STILL} (?:(?:in dienst|werkzaam|actief|aan het werk|aan de slag) )?(?:bij|van) (.{2,80}?)\W*$`,
  ),
]
/** A remark that the job ends, which the periods may not know yet. */
const ENDS =
  /\b(?:gestopt|stopt|stopte|stoppen|weg|vertrok\w*|vertrek\w*|ontsl\w*|opgezegd|zegt op|einde|afloopt|loopt af|tot en met|uit dienst)\b/iu
const WHOLE_WORD = 0.9
const MOST_REMARKS = 2

const holds = (unit: Unit, names: readonly string[]) => {
  const stems = stemsOf(unit.text)
  const joined = ` ${stems.join(' ')} `
  return names.every((name) => matchOf({ ...conceptOf(name), relatedStems: [] }, stems, joined) >= WHOLE_WORD)
}

/**
 * Whether somebody works somewhere today, by the period of that job. Without a period or beside a remark: as it stands.
 */
export const answerStillThere: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy') return null
  const place = ASKS.map((asks) => asks.exec(text)?.[1]).find((name) => name !== undefined)
  const names = wordsOf(place ?? '').filter(
    (word) => word.length > 1 && (!isLight(word) || wordsOf(place ?? '').length === 1),
  )
  if (names.length === 0) return null
  const positions = positionsIn(units)
  const jobs = positions.filter(({ unit }) => holds(unit, names))
  const [job] = jobs
  if (!job) return null
  const jobUnits = jobs.map(({ unit }) => unit)
  const remarks = units.filter(
    (unit) => ENDS.test(unit.text) && holds(unit, names) && !positions.some((position) => position.unit === unit),
  )
  const span = spanOf(job)
  if (span === null) return answer(listUnder('Een periode staat er niet bij. Wel staat er:', jobUnits, citations))
  if (job.period?.current)
    return answer(
      remarks.length === 0
        ? listUnder(`Ja, ${span}, volgens wat er staat:`, jobUnits, citations)
        : listUnder('Dit staat erover:', [...jobUnits, ...remarks.slice(0, MOST_REMARKS)], citations),
    )
  return answer(
    job.period?.end
      ? listUnder(`Nee, dat was ${span}, volgens wat er staat:`, jobUnits, citations)
      : listUnder(`Of dat nog zo is, staat er niet; wel het begin, ${span}:`, jobUnits, citations),
  )
}
