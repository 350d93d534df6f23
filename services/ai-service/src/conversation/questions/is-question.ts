/** What can stand before a question and says nothing. Folded text. */
import { hasQuestionMark } from './question-mark.ts'
const LEAD =
  /^(?:(?:oke|ok|okay|goed|ja|nee|nou|en|dan|dus|mooi|prima|helder|duidelijk|fijn|leuk|top|super|dank je(?: wel)?|dankjewel|maar|eh+m?|uh+m?|hm+|and|so|right|great|well|alright|want|even|misschien|trouwens|verder|tot slot|ten slotte|daarnaast|eerst|allereerst|als eerste|om te beginnen|mijn (?:eerste|volgende|laatste) vraag(?: is)?)[,.:]* )+/
const ASKS = String.raw`(?:wat|hoe|waarom|wanneer|waar|waarmee|waarvoor|waarin|waarop|waarom|wie|welke?|hoeveel|hoelang|hoe lang|hoe vaak|sinds wanneer|vanaf wanneer|per wanneer|op welke|in welke|met welke|bij welke|what|how|why|when|where|who|which)`
const YOU = String.raw`(?:je|jij|u|jullie|jou|jouw|uw|you|your)`
/** 'Hoe zou jij …', 'welke taken had je'; 'wat je ziet is …' and 'hoe ik dat doe' ask nothing. */
const OPEN_QUESTION = new RegExp(
  String.raw`^${ASKS} (?!(?:je|jij|u|jullie|ik|we|wij|ze|zij|hij|you|i|we|they|he|she|dat|dit)\b)(?:[\w'-]+ ){0,7}?${YOU}\b`,
)
const YES_OR_NO = new RegExp(
  String.raw`^(?:ben|bent|heb|hebt|heeft|kun|kan|kunt|wil|wilt|zou|zult|zul|mag|moet|ga|gaat|vind|vindt|weet|werk|werkt|woon|woont|zie|ziet|doe|doet|spreek|spreekt|denk|zoek|had|was|durf|sta|voel|gebruik|gebruikt|slik|rook|kom|komt|lukt|verwacht|verdien|verdiende|stem|geloof|draag|bid|leef|leven|zijn|were|are|do|did|have|has|can|could|would|will) (?:eigenlijk |ook |toevallig |misschien )?(?:je|jij|u|jullie|you)\b`,
)
/** 'Wat is het uurloon', of the job and not of who is asked. */
const OF_A_THING = new RegExp(
  String.raw`^${ASKS} (?:is|zijn|was|waren|zit|ziet|gaat|wordt|worden|staat) (?:eigenlijk |dan |nu |ook )?(?:de|het|een|er|jullie|ons|onze|the|there)\b`,
)
/** 'Betalen jullie …', 'krijg ik …', 'is er …'; 'is goed' and 'kan ik doen' leave out a word and ask nothing. */
const OF_THE_EMPLOYER =
  /^(?:[a-z]+en jullie|(?:krijg|krijgt|krijgen|wordt|worden|betaalt|geldt|bestaat) (?:ik|we|wij|er|de|een|medewerkers|iedereen|mensen)|(?:is|zijn) er)\b/
/** 'Zullen we …', and what one asks for oneself: 'wat voor auto krijg ik'. */
const OF_BOTH = new RegExp(
  String.raw`^(?:zullen (?:we|wij)|zal ik|shall (?:we|i))\b|^${ASKS} (?:[\w'-]+ ){0,4}(?:krijg|mag|moet|zou|verdien) ik\b`,
)
const REQUEST =
  /^(?:vertel(?: me| mij| ons)?(?: eens| iets| wat)?\b|noem(?: me| mij)? (?:eens|een|drie|twee)\b|beschrijf\b|geef(?: me| mij| ons)?(?: eens)? een (?:concreet )?voorbeeld\b|neem (?:me|ons) (?:eens )?mee\b|leg (?:eens )?uit\b|schets\b|denk (?:nu )?(?:eens )?(?:even )?(?:terug )?aan\b|tell (?:me|us)\b|describe\b|give (?:me|us) an example\b|walk (?:me|us) through\b)/

/**
 * Whether a sentence asks for an answer; also one that a machine wrote down without its mark. `folded` is the same,
 * folded.
 */
export const isQuestion = (sentence: string, folded: string): boolean => {
  if (hasQuestionMark(sentence)) return true
  const bare = folded.replace(LEAD, '')
  return (
    OPEN_QUESTION.test(bare) ||
    OF_A_THING.test(bare) ||
    OF_THE_EMPLOYER.test(bare) ||
    OF_BOTH.test(bare) ||
    YES_OR_NO.test(bare) ||
    REQUEST.test(bare)
  )
}

/** A folded question without the words before it that ask nothing. */
export const withoutLead = (folded: string): string => folded.replace(LEAD, '')

/** Whether it can only be answered by more than yes or no. */
export const isOpenQuestion = (folded: string): boolean => {
  const bare = withoutLead(folded)
  return new RegExp(String.raw`^${ASKS}\b`).test(bare) || REQUEST.test(bare)
}
