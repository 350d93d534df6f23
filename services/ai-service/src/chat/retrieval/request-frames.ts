import { PERSON_VERBS } from './person-verbs.ts'

const QUESTION_WORD = String.raw`(?:of|wat|wie|waar\p{L}*|wanneer|waarom|hoe\p{L}*|welke?|tot|vanaf|met|in|om|voor)`
const FILLERS = String.raw`(?: (?:graag|even|eens|nog|ook|gewoon|alleen|eigenlijk|toevallig|misschien|soms|ff|snel|vlug|mij|me|ons|voor me|voor mij)){0,3}`
/** What may stand before 'of' and a question word, which stay. */
const asLead = (words: string, next = QUESTION_WORD) =>
  new RegExp(String.raw`^\W*(?:en |maar |dus )?(?:${words}),?:? (?=${next} )`, 'iu')

/** Who speaks in an interview. */
const THEY = String.raw`(?:ze|zij|hij|hen|die|em|ie|(?:de|deze) kandida(?:at|te)|\p{Lu}[\p{L}'’-]+)`

/** What somebody told begins with 'dat' as well. */
const SAID = `(?:dat|${QUESTION_WORD})`

/** What stands before a question and asks nothing itself: 'ik wil weten of', 'kan je nakijken wat'. */
const leads: readonly RegExp[] = [
  asLead(String.raw`(?:ik|we|wij) (?:wil|wilde|willen|wou|zou|zouden|moet|moeten)${FILLERS} (?:weten|horen|zien)`),
  asLead(
    String.raw`(?:kun|kan|kunt|zou|wil) (?:je|jij|u)${FILLERS} (?:zeggen|vertellen|opzoeken|nakijken|nazien|kijken|checken|nagaan|uitzoeken|zien)`,
  ),
  asLead(String.raw`(?:weet|weten) (?:je|jij|u|iemand|jullie)${FILLERS}`),
  asLead(String.raw`(?:heb je |heeft iemand )?(?:enig |een )?idee`),
  asLead(String.raw`ik (?:vraag|vroeg) me${FILLERS} af`),
  asLead(
    String.raw`(?:de |een |mijn |onze )?(?:kandida(?:at|te)|sollicitant|klant|kandidaten|sollicitanten) (?:vraagt|vragen|vroeg|wil weten|willen weten|wilde weten)${FILLERS}`,
  ),
  asLead(
    String.raw`(?:heeft|had) ${THEY}${FILLERS}(?: iets| wat)? (?:gezegd|verteld|aangegeven|genoemd|gemeld|laten weten|toegelicht|uitgelegd|vermeld)`,
    SAID,
  ),
  asLead(
    String.raw`(?:zei|zegt|vertelde|vertelt|noemde|noemt|meldde|gaf|geeft|legde|liet) ${THEY}${FILLERS}(?: aan| uit| weten)?`,
    SAID,
  ),
  /^\W*(?:zeg|hoi|hey|hallo|sorry|(?:nog |kort |snel |even )?(?:een |een kort )?vraag(?:je)?|even tussendoor)(?:[,:;.!] *| - )(?=\p{L}+ \p{L})/iu,
]
const OF = /^\W*(?:of|dat) (?=\p{L}+ \p{L})/iu

/** Behind a frame a question has its verb at the end: 'wanneer ze kan beginnen', 'waarom ze weg wil'. */
const SUBORDINATE = new RegExp(
  String.raw`^(\W*(?:wat|wie|waar\p{L}*|wanneer|waarom|hoe|hoeveel|hoelang|welke?|met wie|(?:per|vanaf|sinds|tot) wanneer)(?: (?!${THEY} )\p{Ll}+){0,2}) (${THEY}) (.+?)(\W*)$`,
  'u',
)
const VERB = new RegExp(`^(?:${PERSON_VERBS})$`, 'u')

/** The same as it is asked by itself: 'wanneer kan ze beginnen', 'waarom wil ze weg'. */
const asMainClause = (question: string): string => {
  const [, asked = '', subject = '', rest = '', end = ''] = SUBORDINATE.exec(question) ?? []
  const words = rest.split(' ')
  const verbAt = words.findLastIndex((word) => VERB.test(word))
  const verb = words[verbAt]
  return verb === undefined ? question : [asked, verb, subject, ...words.toSpliced(verbAt, 1)].join(' ') + end
}

/** What stands behind a question and asks nothing more: 'of hoe zit dat', 'staat dat erin'. */
const TAIL =
  /[,.?]? (?:of (?:niet|hoe zit dat|hoe zit het|wat|zo)|hoe zit dat|(?:weet (?:je|jij) dat|staat dat er(?:gens)?(?: in)?|is dat bekend))\W*$/iu
const WORDS = /\p{L}{2,}/gu
/** With fewer words in front of it, a tail is the question. */
const LEAST_WORDS = 2

const withoutTail = (question: string): string => {
  const rest = question.replace(TAIL, '')
  return (rest.match(WORDS) ?? []).length >= LEAST_WORDS ? rest : question
}

const LIST_FILLERS = String.raw`(?: (?:eens|even|ff|allemaal|netjes|kort|nog|snel|voor me|voor mij|hier)){0,3}`
/** Requests for a list, with what is to be listed. */
const lists: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:kan je |kun je |wil je )?(?:zet|schrijf|plaats|zetten) (?<what>.{2,80}?)${LIST_FILLERS} (?:op (?:een|’n|'n|n) rij(?:tje)?|onder elkaar|in een (?:lijst(?:je)?|opsomming|rijtje)|als (?:lijst(?:je)?|opsomming)|puntsgewijs|in puntjes|in bullets)(?: zetten)?\W*$`,
    'iu',
  ),
  new RegExp(String.raw`^\W*(?:som|noem|lijst) (?<what>.{2,80}?)${LIST_FILLERS} op\W*$`, 'iu'),
  new RegExp(
    String.raw`^\W*(?:geef|maak|doe|toon)${LIST_FILLERS}(?: me| mij)? (?:een |’n |'n )?(?:korte? )?(?:lijst(?:je)?|rijtje|opsomming) (?:van|met) (?<what>.{2,80}?)\W*$`,
    'iu',
  ),
]
const OF_LISTS = /^(?:al )?(?:de|het|alle|die|haar|zijn|hun|mijn|onze) /iu

/**
 * A question without the frame that it stands in: 'ik wil weten of er parkeerplaats is' asks whether there is, 'som de
 * taken eens op' what the tasks are.
 */
export const withoutRequestFrame = (message: string): string => {
  for (const list of lists) {
    const what = list.exec(message)?.groups?.['what']
    if (what !== undefined && OF_LISTS.test(what)) return `wat zijn ${what}`
  }
  let question = message
  for (const lead of leads) question = question.replace(lead, '')
  if (question !== message) question = asMainClause(question.replace(OF, ''))
  return withoutTail(question)
}
