import type { SummarySentence } from '@wervio/contracts'
import type { Analysis } from '../analysis.ts'
import { putsOff } from '../open-questions/find-open-questions.ts'
import { type SpokenSentence, wordCount } from '../sentences/spoken-sentence.ts'
import { summarySentenceOf } from '../sentences/summary-sentence.ts'

const WHO = String.raw`(?:ik|we|wij)`
const TO_YOU = String.raw`(?:je|jou|jullie|u|hem|haar|elkaar|you)`
const WHEN = String.raw`(?:vandaag|vanmiddag|vanavond|morgen|overmorgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|deze week|volgende week|eind (?:van de|deze|volgende) week|begin volgende week|binnen \w+ (?:dagen|werkdagen|uur|weken|week)|uiterlijk|(?:voor|na) het weekend|over (?:een|twee) (?:week|weken)|nog voor|\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|om \d{1,2}(?:[.:]\d\d)?(?: uur)?|zo snel mogelijk|direct na dit gesprek|na dit gesprek|straks|today|tomorrow|this week|next week|monday|tuesday|wednesday|thursday|friday|by the end of)`
const SEND = String.raw`(?:stuur|mail|app|bel|bezorg|informeer|bevestig|nodig|bericht|meld)`
/** A thing that goes from one to the other after a conversation. */
const PAPERS = String.raw`(?:cv|diploma'?s?|certifica\w+|referenties?|portfolio|motivatiebrief|bevestiging|uitnodiging|contract\w*|voorstel|aanbod|arbeidsvoorwaarden\w*|informatie|vog|loonstrook\w*|attest\w*|brevet\w*|loonvoorstel|voorbeeld\w*|planning|adres|gegevens|(?:telefoon)?nummer|link|brochure|assessment|test)`

/** 'Ik stuur je …', 'dan bel ik u vrijdag'. */
const TELLS_YOU = new RegExp(
  String.raw`\b(?:${WHO} ${SEND}|${SEND}(?:en)? ${WHO}|(?:we|wij) (?:sturen|mailen|bellen|appen|informeren|bevestigen|nodigen)|(?:sturen|mailen|bellen|appen|informeren|nodigen) (?:we|wij)) (?:het |dat |die |dit |de \w+ )?(?:\w+ ){0,2}?${TO_YOU}\b`,
)

/** Something that somebody says they will do after the conversation; folded text. */
const PROMISES: readonly RegExp[] = [
  TELLS_YOU,
  // 'Ik stuur mijn diploma's morgen', with a paper or a time; 'ik stuur een team aan' has neither.
  new RegExp(
    String.raw`\b(?:${WHO} ${SEND}|${SEND} ik|(?:we|wij) (?:sturen|mailen|bellen|plannen|spreken)|(?:sturen|mailen|bellen|plannen|spreken) (?:we|wij)|ik plan|plan ik)\b(?=[^.?!]*\b(?:${WHEN}|${PAPERS})(?![\w-]))(?![^.?!]*\baan$)`,
  ),
  new RegExp(
    String.raw`\b(?:ik|we|wij) (?:zal|zullen|ga|gaan)\b[^.?!]{0,60}\b(?:sturen|opsturen|toesturen|mailen|bellen|terugbellen|doorsturen|terugkoppelen|inplannen|nasturen|aanleveren|laten weten|contact opnemen|overleggen|bevestigen|navragen|regelen|voorleggen|bespreken)\b`,
  ),
  new RegExp(
    String.raw`\b(?:zal|ga) ik\b[^.?!]{0,60}\b(?:sturen|opsturen|toesturen|mailen|bellen|terugbellen|doorsturen|terugkoppelen|nasturen|aanleveren|laten weten|contact opnemen|overleggen|bevestigen|navragen|voorleggen)\b(?![^?]*\?)`,
  ),
  new RegExp(
    String.raw`\b(?:je|jij|u|jullie) (?:hoort|krijgt|ontvangt|hoor|krijg|ontvang)\b[^.?!]{0,50}\b(?:van (?:ons|mij|me|de|het)|${WHEN}|${PAPERS})(?![\w-])`,
  ),
  new RegExp(
    String.raw`\b(?:hoor|hoort|krijg|krijgt|ontvang|ontvangt) (?:je|jij|u|jullie)\b[^.?!]{0,50}\b(?:van (?:ons|mij|me)|${WHEN}|${PAPERS})(?![\w-])`,
  ),
  new RegExp(
    String.raw`\b(?:mijn|onze|een) (?:collega|manager|leidinggevende|planner|teamleider|baas|directeur)\b[^.?!]{0,20}\b(?:belt|mailt|stuurt|appt|informeert) ${TO_YOU}\b`,
  ),
  new RegExp(String.raw`\b(?:laten we|we|wij) (?:zeggen|afspreken|spreken af) dat\b[^.?!]*\b${WHEN}(?![\w-])`),
  /\b(?:ik|we|wij) (?:neem|nemen|kom|komen|koppel|koppelen)\b[^.?!]{0,40}\b(?:contact met (?:je|jou|u|jullie)(?: op)?|op terug|bij (?:je|u) op terug|terug)\b/,
  /\b(?:neem|nemen|kom|komen|koppel|koppelen) (?:ik|we|wij)\b[^.?!]{0,40}\b(?:contact (?:met (?:je|jou|u|jullie) )?op|op terug|terug naar (?:je|u)|terug)\b/,
  /\b(?:laat|laten) (?:ik|we|wij) (?:je|jou|u|jullie|het|dat)\b[^.?!]{0,40}\bweten\b|\b(?:ik|we|wij) (?:laat|laten)\b[^.?!]{0,40}\b(?:je|jou|u|jullie|het|dat)\b[^.?!]{0,40}\bweten\b/,
  new RegExp(
    String.raw`\b(?:we|wij) (?:spreken|hebben|zien)\b[^.?!]{0,20}\b(?:af|afgesproken|elkaar)\b|\b(?:dan )?(?:spreken|zien) (?:we|wij)\b[^.?!]{0,30}\b(?:af|elkaar)\b[^.?!]{0,40}`,
  ),
  new RegExp(
    String.raw`\b(?:tweede gesprek|vervolggesprek|meeloopdag|proefdag|kennismaking met het team|rondleiding|assessment)\b[^.?!]{0,30}\b(?:is|staat|plannen (?:we|wij)|wordt|doen (?:we|wij))\b[^.?!]{0,40}\b${WHEN}\b|\b(?:we|wij) plannen\b[^.?!]{0,40}\b(?:tweede gesprek|vervolggesprek|meeloopdag|proefdag)\b|\bik kom (?:dan )?(?:op )?${WHEN}\b[^.?!]{0,40}\b(?:meelopen|langs|proefdraaien|kennismaken)\b`,
  ),
  new RegExp(
    String.raw`\b(?:ik zorg|zorg ik)(?: er ?voor)?,? dat (?:je|u|jullie|het|de|er|mijn)\b(?=[^.?!]*\b(?:${WHEN}|${PAPERS})(?![\w-]))`,
  ),
  new RegExp(
    String.raw`\bdan (?:kom|teken|begin|start|loop|meld|verwacht) (?:je|jij|u|ik|we|wij)\b[^.?!]*\b${WHEN}(?![\w-])`,
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?:'ll| will| shall)\b[^.?!]{0,40}\b(?:send|e-?mail|call|get back|let you know|schedule|arrange|be in touch|forward)\b|\byou(?:'ll| will) (?:hear|receive|get)\b`,
  ),
]

/** What one says they will do then: at the end of a conversation that is agreed, earlier on it may be a story. */
const AT_THE_END: readonly RegExp[] = [
  /^(?:\w+,? ){0,2}(?:(?:jij|u) (?:stuurt|mailt|bezorgt)|(?:stuurt|mailt|bezorgt) u|(?:stuur|mail|bezorg) jij) (?:mij|me|ons)\b/,
  new RegExp(String.raw`\bik plan\b[^.?!]*\b${WHEN}(?![\w-])`),
  new RegExp(String.raw`\b(?:ik (?:vraag|zoek)|(?:vraag|zoek) ik)\b[^.?!]*\b${PAPERS}(?![\w-])[^.?!]*\bop\b`),
  new RegExp(String.raw`\bdan \w+ ik\b[^.?!]*\b${WHEN}(?![\w-])`),
  new RegExp(
    String.raw`\b(?:(?:ik|we|wij) (?:houd|houden|reserveer|reserveren|noteer|noteren|blok)|(?:houd|noteer|reserveer) ik)\b[^.?!]*\b${WHEN}(?![\w-])`,
  ),
  new RegExp(
    String.raw`^(?:\w+,? ){0,2}ik (?:zet|lever|breng|geef|kom|regel|maak|plan|neem|leg)\b(?=[^.?!]*\b(?:je|u|jullie|${PAPERS})\b)[^.?!]*\b${WHEN}(?![\w-])`,
  ),
]
/** Of the sentences of a conversation, where its end begins. */
const END_BEGINS = 0.7

/** What somebody does as their work, did before, or might do. */
const NO_PROMISE =
  /\b(?:altijd|meestal|vaak|regelmatig|dagelijks|wekelijks|elke|iedere|soms|normaal gesproken|in mijn werk|bij mijn (?:huidige|vorige)|de klant|klanten|clienten|patienten|bewoners|leveranciers?|mijn team|als er iets|zodra een|wanneer een|stel dat|zou(?:den)?|always|usually|every|often|customers?|clients?)\b/

/** An answer that agrees to a proposal. */
const AGREES =
  /^(?:ja|jazeker|prima|goed|graag|oke|ok|okay|akkoord|dat is goed|dat is prima|dat lukt|dat kan|dat past|perfect|uitstekend|top|zeker|helemaal goed|lijkt me (?:goed|prima|leuk)|yes|sure|fine|great|sounds good)\b(?!,? maar\b| but\b)/
const PROPOSES = new RegExp(
  String.raw`\b(?:zullen (?:we|wij)|zal ik|kun je|kunt u|kan ik|past|lukt|schikt|komt|shall (?:we|i)|can you|could you)\b(?=[^.!]*(?:\b${WHEN}\b|\b(?:sturen|opsturen|toesturen|mailen|meenemen|bellen|doorsturen|aanleveren|send|bring|e-?mail)\b))`,
)
/** A request for what somebody knows or can, not for what they will do. */
const ASKS_ABILITY = /\b(?:beginnen|starten|aan de slag|beschikbaar|werken|vertellen|uitleggen|noemen|start|tell)\b/

const FEWEST_WORDS = 4

const isPromise = (sentence: SpokenSentence, isAtTheEnd: boolean): boolean => {
  const { folded, isQuestion } = sentence
  if (isQuestion || NO_PROMISE.test(folded)) return false
  // 'Dat zoek ik uit' leaves a question open; 'dat zoek ik uit en ik mail je morgen' promises a mail.
  const promises = putsOff(sentence) ? [TELLS_YOU] : isAtTheEnd ? [...PROMISES, ...AT_THE_END] : PROMISES
  return promises.some((promise) => promise.test(folded))
}

/** Whether somebody agrees to what the other proposed just before. */
export const agreesTo = ({ folded }: SpokenSentence): boolean => AGREES.test(folded)

/** The sentence of the other that agrees to a proposal; null when none does. */
const agreementTo = ({ sentences }: Analysis, index: number): SpokenSentence | null => {
  const questionSentence = sentences[index]
  const next = sentences[index + 1]
  if (!questionSentence || !next || questionSentence.speaker === '' || next.speaker === questionSentence.speaker)
    return null
  return agreesTo(next) ? next : null
}

/** What was agreed: what somebody said they would do, and what one proposed and the other agreed to. By index. */
export const findAgreements = (analysis: Analysis): ReadonlyMap<number, SummarySentence> => {
  const agreements = new Map<number, SummarySentence>()
  for (const [index, sentence] of analysis.sentences.entries()) {
    if (!analysis.isUsable(index) || wordCount(sentence) < FEWEST_WORDS) continue
    if (isPromise(sentence, index >= analysis.sentences.length * END_BEGINS))
      agreements.set(index, summarySentenceOf(sentence))
    else if (sentence.isQuestion && PROPOSES.test(sentence.folded) && !ASKS_ABILITY.test(sentence.folded)) {
      const answer = agreementTo(analysis, index)
      if (answer !== null) agreements.set(index, summarySentenceOf(sentence, answer))
    }
  }
  return agreements
}
