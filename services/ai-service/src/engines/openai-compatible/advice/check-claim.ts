import { hasOrder } from '../../../chat/hidden-orders/has-order.ts'
import { isLight } from '../../../chat/retrieval/light-words.ts'
import { skillsInText } from '../../../cv/skills/skills-in-text.ts'
import { tellsWho } from '../../../matching/analysis/tells-who.ts'
import type { AdviceItem } from '../../../matching/analysis/advice-source.ts'
import { groundAgainst } from '../../../persona/source/exclusions.ts'
import { createFactCheck } from '../honesty/claims.ts'
import { unknownNames } from '../honesty/names.ts'
import { agreesWith, clausesOf, isAboutSomebody, isRequest } from './agrees.ts'
import { isAmong, itemsByWords, itemsIn, namedItemsOf, tellingStems } from './claim-words.ts'

/**
 * Of the words of a sentence that say something, what may stand in no finding: a question is worded more freely than a
 * statement.
 */
const MOST_UNSUPPORTED = { statement: 0.34, request: 0.6 }
/** A decision about somebody, or a comparison: a recruiter's alone. */
const DECISION =
  /(?<!\p{L})(?:aannemen|aan te nemen|neem .{0,40} aan|afwijzen|af te wijzen|wijs .{0,40} af|ongeschikt|(?:on)?geschikte? kandidaat|(?:beste|perfecte|ideale|top|toppe|sterkste|uitstekende)[ -]?kandidaat|perfecte? match|direct (?:aan|contract)|contract aan|beter dan|alle (?:andere|overige) kandidaten|hire|reject|gegarandeerd|zeker aan)(?!\p{L})/iu
const SCORE = /\d ?%|(?<!\p{L})(?:procent|score|scoort|punten|percentage|matchpercentage)(?!\p{L})/iu
/** Somebody's name as the subject of a sentence: 'Sanne heeft …'. */
const SUBJECT_NAME =
  /^(\p{Lu}[\p{L}'’-]+)(?: (?:van|de|der|den|el|al|ten|\p{Lu}[\p{L}'’-]+))* (?:heeft|had|is|was|werkte|werkt|kan|beschikt|voldoet|toont|mist|woont|komt|spreekt|lijkt|bezit|behaalde|haalde|ging|leidde|gaf|deed|volgde|studeerde|verdient|hoort|moet|scoort)(?!\p{L})/u

const textOf = ({ label, quotes, remark }: AdviceItem): string => [label, ...quotes, remark ?? ''].join('\n')

/** Whether a sentence says only what the findings say; made once for a list of findings. */
export const createClaimCheck = (items: readonly AdviceItem[]) => {
  const namedItems = namedItemsOf(items)
  const everything = items.map(textOf).join('\n')
  const everyStem = tellingStems(everything)

  const isSupported = (sentence: string, isAsking: boolean): boolean => {
    const stems = tellingStems(sentence)
    const unsupported = stems.filter((one) => !isAmong(one, everyStem))
    return unsupported.length <= stems.length * MOST_UNSUPPORTED[isAsking ? 'request' : 'statement']
  }
  const namesNobody = (sentence: string): boolean => {
    // 'VCA-certificaat' is the name 'VCA' and a common word.
    if (unknownNames([sentence.replace(/(?<=\p{L})-(?=\p{Ll})/gu, ' ')], everything).length > 0) return false
    const [, subject] = SUBJECT_NAME.exec(sentence) ?? []
    return subject === undefined || isLight(subject) || everything.toLowerCase().includes(subject.toLowerCase())
  }
  const isSkillSupported = (skill: string): boolean => {
    const stems = tellingStems(skill)
    return stems.length > 0
      ? stems.every((one) => isAmong(one, everyStem))
      : everything.toLowerCase().includes(skill.toLowerCase())
  }

  /** Half a sentence without a requirement of its own goes on about those of the half before. */
  const statesAgree = (sentence: string, isAsking: boolean): boolean => {
    const whole = itemsByWords(sentence, namedItems)
    // 'Deels gevonden, want die is niet meer geldig': one requirement, said in two halves.
    const [only] = whole.length === 1 ? whole : []
    if (only?.some(({ state }) => state === 'partly' && agreesWith(state, sentence, isAsking))) return true
    let about: AdviceItem[][] = []
    return clausesOf(sentence).every((clause) => {
      const ownItems = itemsByWords(clause, namedItems)
      if (ownItems.length > 0) about = ownItems
      return about.every((group) => group.some(({ state }) => agreesWith(state, clause, isAsking)))
    })
  }

  return (sentence: string): boolean => {
    if (hasOrder(sentence) || tellsWho(sentence) || DECISION.test(sentence) || SCORE.test(sentence)) return false
    const ground = groundAgainst(sentence)
    if (ground !== null && ground !== 'welkom') return false
    const isAsking = isRequest(sentence)
    const about = itemsIn(sentence, namedItems)
    if (about.length === 0 && !isAsking && isAboutSomebody(sentence)) return false
    return (
      createFactCheck(about.map(textOf).join('\n'))(sentence) &&
      namesNobody(sentence) &&
      skillsInText(sentence).every(isSkillSupported) &&
      isSupported(sentence, isAsking) &&
      statesAgree(sentence, isAsking)
    )
  }
}
