import type { Unit } from '../../../../chat/context/units.ts'
import { type Concept, conceptOf, matchOf } from '../../../../chat/retrieval/concepts.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { itemsOf } from './lists.ts'

const ASKS =
  /\b(?:is|zijn|moet|moeten|hoeft)\b.{1,80}\b(?:verplicht|vereist|nodig|noodzakelijk|een (?:harde )?eis|een must|must|hebben|kunnen|kennen|beheersen)\b|\b(?:verplicht|vereist)\b.{1,60}\?/
/** 'En SQL?' after 'is dbt verplicht?'. */
const GOES_ON = /^\W*(?:en |of )(?:een |het |de )?([\w+#.'-]{2,30}(?: [\w+#.'-]{2,30})?)\W*$/
const MUST = /\b(?:verplicht|vereist|eis|must|noodzakelijk|nodig)\b/
/** 'Welk attest is nodig?' wants the demand itself. */
const OPEN = /\b(?:welke?|wat|hoeveel|wie|waarom|wanneer|hoe)\b/
const ASKS_PLUS = /\bis\b.{1,60}\b(?:pluspunt|plus|pre|troef|voordeel)\b/
export const PLUS =
  /= ?\+|\bpluspunt|\bplus\b|\bpr[eé](?![\p{L}])|(?:mooi|is|zijn) meegenomen|streepje voor|aanbeveling|\bvoordeel\b|(?:mooi|leuk|fijn) als|nice to have|bij voorkeur|voorkeur|\bliefst\b|graag|wenselijk|gewenst|handig als|preferred|troef/iu
const REQUIRED =
  /verplicht|vereist|noodzakelijk|\bmust\b|\beis\b|\bminimaal\b|\bminstens\b|in het bezit|je hebt|required|moet je|nodig/iu
/** Who calls something needless makes no demand of it. */
const DENIED = /\b(?:geen|niet|nooit|zonder|overbodig|onnodig|not|no)\b/iu
const SURELY_REQUIRED = /\b(?:verplicht|vereist|noodzakelijk|must)\b/iu
export const DEMANDS =
  /harde vaardigheden|\beisen\b|zachte vaardigheden|wat vragen|vragen wij|wie ben j|profiel|requirements|vaardigheden/iu

/** Something that the employer gives or that is got together asks nothing of a candidate. */
const GIVEN =
  /\b(?:halen (?:we|wij)|haal je (?:bij|via|met) ons|leer(?:t|en)? (?:je|we)|betalen (?:we|wij)|regelen (?:we|wij)|krijg je|kan je halen|kun je (?:bij ons )?halen|na (?:je )?(?:start|indiensttreding)|op onze kosten|via ons|bieden (?:we|wij))\b/iu

/** 'Is rijbewijs C nodig?': the category that is asked about. */
const LICENCE = /\brijbewijs ([a-d]1?e?)(?=\W|$)/
const CATEGORY_ITEM = (category: string) => new RegExp(String.raw`(?<![\p{L}\d])${category}(?![\p{L}\d])`, 'u')

/** What shows that one can do something: 'reachtruckattest' is asked for as 'reachtruck'. */
const PROOF = /^(\p{L}{4,}?)s?(?:attest|certificaat|diploma|brevet|ervaring|kennis|opleiding)$/u

const holds = (text: string, concepts: readonly Concept[]) => {
  const stems = stemsOf(text)
  const joined = ` ${stems.join(' ')} `
  return concepts.every((concept) => matchOf(concept, stems, joined) >= 0.75)
}

/** A word as the text spells it: the question comes in small letters. */
const spelledIn = (item: string, word: string) => wordsOf(item).find((each) => fold(each) === word) ?? word

type Demand = { unit: Unit; item: string }

/** 'Is dbt verplicht?': whether the text calls it a demand, an advantage, or says neither. */
export const answerRequirement: DirectAnswer = ({ text: asked, earlier, units, question, citations }) => {
  const [, other] = GOES_ON.exec(asked) ?? []
  const before = earlier.at(-1) ?? ''
  const text = other !== undefined && !OPEN.test(before) && ASKS.test(before) ? `is ${other} verplicht` : asked
  if (question.kind === 'candidate' || OPEN.test(text)) return null
  const asksPlus = ASKS_PLUS.test(text)
  if (!asksPlus && (!ASKS.test(text) || !MUST.test(text))) return null
  const words = wordsOf(text).filter(
    (word) =>
      !isLight(word) &&
      !MUST.test(word) &&
      !/^(?:pluspunt|plus|pre|troef|voordeel)$/.test(word) &&
      !/^(?:harde|hoeft|echt|absoluut|persona)$/.test(word),
  )
  if (words.length === 0 || words.length > 4) return null
  const concepts = words.map((word) => conceptOf(word))
  const withoutProof = words.map((word) => conceptOf(word.replace(PROOF, '$1')))
  const [, category] = LICENCE.exec(text) ?? []
  const ofCategory = category === undefined ? null : CATEGORY_ITEM(category.toUpperCase())
  const isMeant = (unit: Unit, item: string) => {
    if (ofCategory !== null) return /rijbewijs/iu.test(unit.text) && ofCategory.test(item)
    return holds(item, concepts) || holds(item, withoutProof)
  }
  const demands = units.flatMap((unit): Demand[] =>
    itemsOf(unit).flatMap((item) => (isMeant(unit, item) ? [{ unit, item }] : [])),
  )
  const demand =
    demands.find(({ item }) => PLUS.test(item)) ??
    demands.find(({ item }) => REQUIRED.test(item)) ??
    demands.find(({ unit }) => DEMANDS.test(`${unit.keys} ${unit.heading}`))
  if (!demand) return null
  const source = demand.unit.sources[0]
  const mark = source ? ` ${citations.mark(source)}` : ''
  const nameOfCategory = category === undefined ? null : `rijbewijs ${category.toUpperCase()}`
  const name =
    nameOfCategory ??
    `‘${words.length === 1 ? spelledIn(demand.item, words.join('')) : demand.item.replace(/[.!?]$/, '')}’`
  if (GIVEN.test(demand.item)) return answer(`Dit staat er: ${citations.cite(demand.unit)}`)
  // A denial, or a demand and a plus in one sentence: what belongs to what is for the reader.
  const isDenied = DENIED.test(demand.item)
  const isPlus = PLUS.test(demand.item)
  // 'Diploma kok of ervaring' demands neither of the two.
  if (!asksPlus && !isPlus && /\bof\b/iu.test(demand.item))
    return answer(`Dit staat er: ${citations.cite(demand.unit)}`)
  if (isPlus ? !isDenied && SURELY_REQUIRED.test(demand.item) : isDenied)
    return answer(`Dit staat er: ${citations.cite(demand.unit)}`)
  if (asksPlus && /\bof\b/.test(text))
    return answer(
      PLUS.test(demand.item)
        ? `${name} staat er als pluspunt, niet als eis.${mark}`
        : `${name} staat bij wat er gevraagd wordt, niet als pluspunt.${mark}`,
    )
  if (asksPlus)
    return answer(
      PLUS.test(demand.item)
        ? `Ja, ${name} staat er als pluspunt.${mark}`
        : `Nee, ${name} staat bij wat er gevraagd wordt, niet als pluspunt.${mark}`,
    )
  if (PLUS.test(demand.item)) return answer(`Nee: ${name} staat er als pluspunt, niet als eis.${mark}`)
  if (REQUIRED.test(demand.item)) return answer(`Ja, zo staat het er: ${citations.cite(demand.unit)}`)
  return answer(`Ja, het staat bij wat er gevraagd wordt: ‘${demand.item}’${mark}`)
}
