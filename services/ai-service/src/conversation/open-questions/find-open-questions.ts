import type { SummarySentence } from '@wervio/contracts'
import type { Analysis } from '../analysis.ts'
import { isOpenQuestion } from '../questions/is-question.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { summarySentenceOf } from '../sentences/summary-sentence.ts'

const THE_ANSWER = '(?:dat|het|die|dit|het antwoord|dat antwoord|de details|de precieze \\w+)'

/** An answer that puts the answer off; folded text. */
const PUTS_OFF: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${THE_ANSWER} (?:krijg|krijgt|hoor|hoort|ontvang|volgt|komt) (?:je |u |jullie )?(?:\w+ )?(?:nog|later|per mail|achteraf)\b`,
  ),
  /\b(?:antwoord (?:moet ik|blijf ik) (?:je|u) (?:nog )?schuldig|(?:daar|hier) (?:heb|kan) ik\b[^.?!]{0,25}\b(?:geen antwoord|niets? over (?:zeggen|vertellen)|niet op antwoorden|nog niet op ingaan|geen zicht op))\b/,
  /\b(?:heb|ken|weet) ik\b[^.?!]{0,25}\b(?:niet|geen \w+) (?:bij de hand|paraat|voor me|voor mij|bij me|bij mij|van buiten|uit (?:mijn|het) hoofd)\b|\bik heb\b[^.?!]{0,25}\b(?:niet|geen \w+) (?:bij de hand|paraat|voor me|bij me|bij mij)\b/,
  /\b(?:dat|het|dit) (?:is|staat|ligt|wordt)\b[^.?!]{0,20}\bnog (?:niet (?:bekend|duidelijk|besloten|rond|vast|zeker|helder)|uitgezocht|bekeken|besproken)\b/,
  /\b(?:dat|daar|die|dit)\b[^.?!]{0,12}\b(?:bespreken|bekijken|hebben|behandelen|regelen|doen) (?:we|wij)\b[^.?!]{0,20}\b(?:later|nog|volgende keer|(?:in|bij) (?:het|een) (?:tweede|volgende|vervolg)\w*)/,
  /\b(?:dat|die|het)\b[^.?!]{0,12}\b(?:komt|wordt|worden)\b[^.?!]{0,25}\b(?:later|nog|volgende gesprek|tweede gesprek)\b[^.?!]{0,20}\b(?:aan bod|ter sprake|bepaald|bekeken|besproken|vastgesteld|uitgezocht)\b/,
  /\b(?:daar|daarover|hierover|je|u)\b[^.?!]{0,12}\b(?:hoor|hoort|krijg|krijgt)\b[^.?!]{0,15}\b(?:nog|later)\b[^.?!]{0,15}\b(?:over|bericht|van)\b|\b(?:hoor|hoort|krijg|krijgt) (?:je|u)\b[^.?!]{0,15}\b(?:daar|daarover) (?:nog|later)\b/,
  /\b(?:dat|het) (?:laat ik|laten we) (?:je|u|jullie) (?:\w+ )?(?:nog |later |snel |zo snel mogelijk )*weten\b|\bik laat (?:je dat|u dat|het je|het u|dat je)\b[^.?!]{0,15}\bweten\b/,
  /\b(?:kan|zou|durf) ik (?:je |u )?(?:zo |nu |even |echt |nog |eigenlijk )*(?:niet|nog niet) (?:kunnen )?(?:zeggen|beantwoorden|vertellen)\b|\b(?:moeten|zullen|gaan) (?:we|wij)\b[^.?!]{0,30}\b(?:nog|eerst|zelf|intern)\b[^.?!]{0,25}\b(?:uitzoeken|bekijken|bepalen|navragen|overleggen|nagaan|bespreken|afstemmen)\b/,
  /\b(?:moet|kun|kan|mag) (?:je|u) (?:beter )?(?:aan|bij) (?:\w+ ){1,3}(?:vragen|navragen|zijn)\b|\blaat (?:me|mij) (?:dat|het|even)\b[^.?!]{0,20}\b(?:opzoeken|nazoeken|nakijken|uitzoeken|navragen|nagaan)\b/,
  /\bik (?:zou het|zou dat) (?:echt |eerlijk gezegd )?niet weten\b|\bgeen (?:flauw |enkel )?idee\b(?! van)|\b(?:ik )?doe (?:ik )?(?:even )?navraag\b|\bdaar ga ik niet over\b/,
  /\b(?:die vraag|dat|deze vraag|het) (?:neem|parkeer|leg|noteer|zet) ik\b[^.?!]{0,30}\b(?:mee|even|neer bij|voor aan|op (?:mijn|de|het) (?:lijst|lijstje))\b|\b(?:dat|die vraag) (?:kan|moet|weet) (?:mijn|onze|hr|personeelszaken|de|iemand)\b[^.?!]{0,40}/,
  /\b(?:zoek ik|ik zoek) (?:dat|het|dit|er)\b[^.?!]{0,30}\b(?:uit|op)\b|\b(?:dat|die|het|de) (?:\w+ )?zoek ik\b[^.?!]{0,20}\b(?:uit|op)\b/,
  /\b(?:vraag|kijk|ga) ik\b[^.?!]{0,20}\b(?:na|voor je na)(?=[.,!]|$| en | bij )|\bik (?:vraag|kijk|ga|check) (?:dat|het|dit)\b[^.?!]{0,20}\b(?:na|even)\b|\bdat (?:check|vraag) ik\b/,
  /\bik (?:moet|zou|ga|wil)\b[^.?!]{0,50}\b(?:navragen|uitzoeken|nakijken|nagaan|opzoeken|checken|overleggen|even vragen)\b/,
  /\bdat (?:moet|zou) ik\b[^.?!]{0,50}\b(?:vragen|voorleggen)\b|\bdaar (?:moet|zou) ik\b[^.?!]{0,30}\bvoor (?:vragen|bellen|mailen)\b/,
  /\b(?:moet|zou|ga) ik\b[^.?!]{0,40}\b(?:navragen|uitzoeken|nakijken|nagaan|opzoeken|checken|overleggen|over nadenken)\b/,
  /\bdat (?:weet|durf) ik (?:eigenlijk |eerlijk gezegd |zo |nu |even |nog |je )*(?:niet|te zeggen)\b|\bdat weet ik\b[^.?!]{0,20}\bniet\b/,
  /\b(?:weet ik|ik weet (?:het|dat))\b[^.?!]{0,20}\b(?:nog niet|niet (?:zeker|precies|uit mijn hoofd|zo|exact))\b/,
  /\bdaar (?:kom|komen) (?:ik|we|wij)\b[^.?!]{0,30}\bop terug\b(?<!\b(?:zo|straks|zometeen)\b[^.?!]{0,20})/,
  /\bdaar (?:moet|wil|ga) ik (?:nog |even |eerst )*over (?:nadenken|na denken|denken)\b|\b(?:kan|mag) ik daar (?:later |nog )?op terugkomen\b/,
  /\bik heb (?:daar )?(?:echt |eerlijk gezegd )?geen idee\b|^geen idee\b/,
  /\bi (?:don't|do not) know\b|\bi(?:'ll| will| have to| need to) (?:check|find out|look (?:that|it) up|ask|think about)\b|\bi(?:'ll| will) get back to you on\b/,
]
/** Put off until later in this conversation. */
const SOON = /\b(?:zo|zometeen|straks|zo meteen|dadelijk)\b/
/** Sentences within which an answer is put off. */
const REACH = 5
const NOD = /^(?:ja|nee|oke|ok|hm+|mm+|goed|zeker|right|okay|yes)[.,!]?$/
const FEWEST_WORDS = 3

const ASKS_DELAY = /\bop terugkomen\b|\bget back to you\b/

/** Whether a sentence puts an answer off. */
export const putsOff = ({ folded, isQuestion }: SpokenSentence): boolean =>
  (!isQuestion || ASKS_DELAY.test(folded)) &&
  PUTS_OFF.some((pattern) => pattern.test(folded)) &&
  !(SOON.test(folded) && /\bterug\b/.test(folded))

const isOther = (one: SpokenSentence, other: SpokenSentence): boolean =>
  one.speaker !== other.speaker || one.speaker === ''

/** What is said after a question until the next one of the same speaker; null while nothing is. */
const replyTo = (sentences: readonly SpokenSentence[], index: number): { said: SpokenSentence[]; isLast: boolean } => {
  const question = sentences[index]
  const replies: SpokenSentence[] = []
  for (let at = index + 1; at < sentences.length; at += 1) {
    const next = sentences[at]
    if (!question || !next) break
    if (isOther(question, next) && !(next.speaker === '' && next.isQuestion)) replies.push(next)
    else if (replies.length > 0 || next.isQuestion) return { said: replies, isLast: false }
    if (replies.length >= REACH) return { said: replies, isLast: false }
  }
  return { said: replies, isLast: true }
}

/** Whether nobody answered: only a nod to what asks for more, before the asker goes on or the conversation ends. */
const isIgnored = (question: SpokenSentence, replies: readonly SpokenSentence[], isLast: boolean): boolean => {
  if (question.speaker === '') return false
  if (replies.length === 0) return isLast
  return isOpenQuestion(question.folded) && replies.every(({ folded }) => NOD.test(folded))
}

/** Questions that the conversation left open: put off, or never answered. By index of the question. */
export const findOpenQuestions = ({ sentences, isUsable }: Analysis): ReadonlyMap<number, SummarySentence> => {
  const open = new Map<number, SummarySentence>()
  for (const [index, sentence] of sentences.entries()) {
    if (!sentence.isQuestion || putsOff(sentence) || !isUsable(index) || wordCount(sentence) < FEWEST_WORDS) continue
    const { said, isLast } = replyTo(sentences, index)
    const putOff = said.slice(0, REACH).find(putsOff)
    if (putOff) open.set(index, summarySentenceOf(sentence, putOff))
    else if (isIgnored(sentence, said, isLast)) open.set(index, summarySentenceOf(sentence, ...said.slice(0, 1)))
  }
  return open
}
