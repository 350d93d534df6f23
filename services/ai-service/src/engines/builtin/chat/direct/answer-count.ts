import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { stem } from '../../../../chat/retrieval/stem.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type Asking, type DirectAnswer } from './asking.ts'
import { type CountedList, countedLists, itemsOf } from './lists.ts'
import { wholeItems } from './whole-items.ts'
import { positionsIn } from './positions.ts'

const HOW_MANY = /\b(?:hoeveel|aantal|hoe ?veel|tel)\b/
const EMPLOYERS = /\b(?:werkgevers?|bedrijven|firma'?s|jobs?|banen|baan|functies?|posities?)\b/
const EMPLOYER_KEY = /^(?:werkgever|company|employer|organisatie|bedrijf)$/iu
/** Verbs of having and knowing, which narrow nothing. */
const VERB =
  /^(?:spree?k\w*|kent|kennen|beheers\w*|behaald\w*|haalde\w*|gevolgd|volgde|genoten|nodig|gaan|vacature|persona|tell?en|totaal|ooit|verschillende|andere|soorten|deed|vroeg\w*|gevraagd\w*)$/
const MOST = 10

const numbered = (count: number, { one, many }: Pick<CountedList, 'one' | 'many'>) =>
  count === 1 ? `Er staat 1 ${one}:` : `Er staan ${String(count)} ${many}:`

/** Jobs or employers, as the question calls them; two jobs at one employer are one employer. */
const countJobs = ({ text, units, citations }: Asking) => {
  const positions = positionsIn(units)
  if (positions.length === 0) return null
  const asksEmployers = /\b(?:werkgevers?|bedrijven|firma'?s)\b/.test(text)
  const employers = positions.flatMap(({ unit }) =>
    unit.sources.filter(({ path }) => EMPLOYER_KEY.test(path.at(-1) ?? '')).map(({ quote }) => fold(quote)),
  )
  const isByEmployer = asksEmployers && employers.length === positions.length
  const count = isByEmployer ? new Set(employers).size : positions.length
  const names = isByEmployer ? { one: 'werkgever', many: 'werkgevers' } : { one: 'functie', many: 'functies' }
  const placements = positions.filter(({ isPlacement }) => isPlacement).length
  const note =
    placements > 0 ? `\nDaarbij ${placements === 1 ? 'is 1 stage' : `zijn ${String(placements)} stages`}.` : ''
  return answer(listUnder(numbered(count, names), positions.map(({ unit }) => unit).slice(0, MOST), citations) + note)
}

/** What the question narrows the list to: 'over openheid' keeps what stands under that key. */
const narrowed = (text: string, { asks }: CountedList, units: readonly Unit[]): readonly Unit[] | null => {
  const rest = wordsOf(text.replace(asks, ' ').replace(HOW_MANY, ' '))
    .filter((word) => !isLight(word) && word.length > 2 && !VERB.test(word))
    .map((word) => stem(fold(word)))
  if (rest.length === 0) return units
  const fitting = units.filter((unit) => {
    const stems = new Set(stemsOf(`${unit.keys} ${unit.heading}`))
    return rest.every((each) => stems.has(each))
  })
  return fitting.length > 0 ? fitting : null
}

/**
 * 'Hoeveel talen', 'hoeveel werkgevers': the items of a list, counted. A number that a text tells is left to its
 * sentence.
 */
export const answerCount: DirectAnswer = (asking) => {
  const { text, units, citations, question } = asking
  if (!HOW_MANY.test(text) || /\b(?:hoeveel|aantal) (?:jaar|jaren|uur|uren|maanden|dagen|geld)\b/.test(text))
    return null
  const counted =
    /\b(?:hoeveel|hoe veel|aantal|tel)\s+(?:de |verschillende |andere |soorten |eerdere |vorige )?((?:[\w'-]+\s*){1,2})/.exec(
      text,
    )?.[1] ?? ''
  if (question.kind !== 'vacancy' && EMPLOYERS.test(counted)) return countJobs(asking)
  const list = countedLists.find(({ asks }) => asks.test(counted))
  if (!list) return null
  const inList = narrowed(
    text,
    list,
    wholeItems(units.filter(({ keys, speaker }) => speaker === '' && list.keys.test(keys))),
  )
  if (inList === null || inList.length === 0) return null
  const count = inList.reduce((sum, unit) => sum + itemsOf(unit).length, 0)
  return answer(listUnder(numbered(count, list), inList.slice(0, MOST), citations))
}
