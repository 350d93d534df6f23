import { fold } from '../people/question/fold.ts'
import { withoutWork } from '../people/question/protected-traits.ts'
import { generalRule, generalWording, type Law } from './law.ts'
import { questionsAboutWork, questionsToCandidates } from './questions-to-candidates.ts'
import { wordingsInVacancies } from './wordings-in-vacancies.ts'

const LONGEST = 400
const MAY =
  /\b(?:mag|mogen|moogt|toegestaan|toegelaten|verboden|wettelijk|strafbaar|legaal|illegaal|discriminatie|discriminerend)\b/
/** 'Kan ik vragen …': of oneself only, since 'kan je nagaan …' asks the assistant to look. */
const CAN_I =
  /(?<!\b(?:bij|aan|met) wie )\b(?:kan|kunnen) (?:ik|we|wij|men) (?:(?!terecht|met)\w+ ){0,8}(?:(?:na|op|door)?vragen|informeren)\b/
/** 'Kan ik schrijven dat …', where a law speaks of what is written. */
const CAN_I_WRITE = /\b(?:kan|kunnen) (?:ik|we|wij|men) (?:\w+ ){0,4}(?:schrijven|zetten|vermelden|opnemen|eisen)\b/
/** 'Mag ik een jonge juf vragen?' asks for such a person, and nothing of a person. */
const SUCH = String.raw`(?:een |alleen |enkel )(?:jonge?|jongere|oudere?|vrouwelijke?|mannelijke?|blanke?|nederlandse|vlaamse|gezonde?|christelijke?|vrouw|man|meisje|jongen|dame|heer|vrouwen|mannen)\b`
const FOR_SUCH = new RegExp(
  String.raw`\b(?:om |naar )?${SUCH}(?: \w+){0,3} (?:vragen|zoeken|willen|aannemen|werven|uitnodigen)\b|\b(?:zoeken naar|kiezen voor) ${SUCH}`,
)
const ASKING =
  /\b(?:(?:na|op|door)?vragen|gevraagd|(?:na|op)?vraag|informeren|checken|nagaan|uitzoeken|googelen|opzoeken|referen\w+ (?:te )?bellen)\b/
/** 'Mag ik weten …' is permission only where it speaks of anybody: else it is a polite question. */
const KNOWING_OF_ANYBODY = /\bweten\b.*\b(?:iemand|kandidaten|sollicitant(?:en)?)\b/
const WRITING =
  /\b(?:mag|mogen) (?:er|dat) .{1,60}\bin\W*$|\b(?:(?:er|hier|daar)?in (?:staan|zetten|schrijven|opnemen|vermelden)|erin|(?:in|op) (?:de|een|mijn|onze) (?:\w+ )?(?:vacature\w*|advertentie|tekst|jobtitel|titel)|schrijven|vermelden|opnemen|eisen|zetten)\b/
const IN_A_VACANCY = /\bin (?:de|een|mijn|onze|deze) (?:\w+ )?(?:vacature|vacaturetekst|advertentie)\b/
/** Somebody in general, or a conversation to come; 'mag ik vragen wat het salaris is' is only polite. */
const ANYBODY =
  /\b(?:iemand\w*|kandidaten|sollicitant\w*|mensen|in (?:een|het|mijn) (?:gesprek|sollicitatie\w*|interview))\b/
/** The one whose page it is. */
const THIS_PERSON = /\b(?:kandidaat|hij|zij|ze|hem|haar|hen|hun|die|zijn)\b/
const POLITE =
  /\b(?:vragen|weten) (?:wat|hoeveel|wie|waar|wanneer|welke?|hoe|of (?:de|het|er|dit|deze|jullie))\b|\b(?:iets|een vraag|wat vragen|vragen stellen|hulp)\b/
const BY_RECRUITER =
  /\b(?:ik|we|wij|je|ge|gij|men|er|dat|da|dit|het|een (?:werkgever|recruiter|interviewer)|werkgevers?|discriminatie|vacature)\b/
/** 'Wat mag ik vragen': asks for a list, not for one subject. */
const OPEN = /^(?:en )?(?:wat|welke|waarnaar|waar)\b/
const GOES_ON =
  /^(?:en|of|maar|ook|dan) (?:ook )?(?:naar|of|om)\b|^(?:en|of|maar|ook|dan)\b(?!.*\b(?:wat|hoeveel|wie|waar|wanneer|welke?|hoe|heeft|is|kan|staat)\b)/

export type Permission = Omit<Law, 'asks'>
type Kind = 'question' | 'wording'

const permissionIn = (text: string, before: Kind | null): Kind | null => {
  if (CAN_I.test(text)) return 'question'
  if (CAN_I_WRITE.test(text) && lawOf('wording', text) !== null) return 'wording'
  if (MAY.test(text) && BY_RECRUITER.test(text)) {
    if (FOR_SUCH.test(text)) return 'wording'
    if (IN_A_VACANCY.test(text)) return 'wording'
    if (ASKING.test(text) || KNOWING_OF_ANYBODY.test(text)) return 'question'
    if (WRITING.test(text)) return 'wording'
  }
  return before !== null && GOES_ON.test(text) ? before : null
}

/** The law about one subject: first of what is left when the words about work are out, then of the work itself. */
const lawOf = (kind: Kind, text: string): Law | null => {
  const personal = withoutWork(text)
  if (kind === 'wording') return wordingsInVacancies.find(({ asks }) => asks.test(personal)) ?? null
  const law = questionsToCandidates.find(({ asks }) => asks.test(personal))
  if (law) return law
  return questionsAboutWork.asks.test(text) || personal !== text ? questionsAboutWork : null
}

/** 'Mag ik vragen wanneer ze kan beginnen?' on their own page asks when, and no permission. */
const isPolite = (text: string, law: Law | null): boolean =>
  POLITE.test(text) && !ANYBODY.test(text) && (!THIS_PERSON.test(text) || law === null || law.isAboutWork === true)

const lawAsked = (message: string, earlierQuestions: readonly string[]): Permission | null => {
  let kind: Kind | null = null
  let text = ''
  let goesOn = false
  for (const question of [...earlierQuestions.slice(-8), message]) {
    text = fold(question.slice(0, LONGEST))
    const isNew = permissionIn(text, null)
    goesOn = isNew === null
    kind = isNew ?? permissionIn(text, kind)
  }
  if (kind === null) return null
  const law = lawOf(kind, text)
  if (kind === 'question' && !goesOn && isPolite(text, law)) return null
  if (law) return OPEN.test(text) && law.isAboutWork ? null : law
  if (OPEN.test(text) || (goesOn && !/\b(?:naar|of|om)\b/.test(text))) return null
  return kind === 'question' ? generalRule : generalWording
}

/** 'Is het verboden om …?': there a 'nee' would allow what the law forbids. */
const ASKS_FORBIDDEN =
  /^\W*(?:en )?(?:is|zijn|ben)\b.{0,80}\b(?:verboden|strafbaar|illegaal|discriminatie|discriminerend)\b/

/** A sentence of law without the yes or no that answers 'mag ik'. */
const withoutVerdict = (says: string): string => {
  const rest = says.replace(/^(?:Ja|Nee)[:,] /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/**
 * What the law says of a question whether something may be asked of candidates or written in a vacancy; null for any
 * other question. 'En naar …?' continues the question before it.
 */
export const permissionOf = (message: string, earlierQuestions: readonly string[]): Permission | null => {
  const law = lawAsked(message, earlierQuestions)
  return law && ASKS_FORBIDDEN.test(fold(message.slice(0, LONGEST))) ? { ...law, says: withoutVerdict(law.says) } : law
}
