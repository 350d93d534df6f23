import { fold } from '../people/question/fold.ts'
import { generalRule, generalWording, type Law } from './law.ts'
import { questionsToCandidates } from './questions-to-candidates.ts'
import { wordingsInVacancies } from './wordings-in-vacancies.ts'

const LONGEST = 400
const MAY =
  /\b(?:mag|mogen|moogt|kan|kunnen|toegestaan|toegelaten|verboden|wettelijk|strafbaar|legaal|illegaal|discriminatie|discriminerend)\b/
const ASKING =
  /\b(?:(?:na|op|door)?vragen|gevraagd|(?:na|op)?vraag|informeren|checken|nagaan|uitzoeken|googelen|opzoeken|(?:te )?weten)\b/
const WRITING =
  /\b(?:(?:er|hier|daar)?in (?:staan|zetten|schrijven|opnemen|vermelden)|erin|(?:in|op) (?:de|een|mijn|onze) (?:\w+ )?(?:vacature\w*|advertentie|tekst|jobtitel|titel)|schrijven|vermelden|opnemen|eisen|zetten)\b/
/** Words for the person who is asked; without one of them 'mag ik vragen wat het salaris is' is only polite. */
const SOMEBODY =
  /\b(?:iemand\w*|kandida\w+|sollicitant\w*|hij|zij|ze|hem|haar|hen|hun|die|mensen|in (?:een|het|mijn) (?:gesprek|sollicitatie\w*|interview))\b/
const POLITE =
  /\b(?:vragen|weten) (?:wat|hoeveel|wie|waar|wanneer|welke?|hoe|of (?:de|het|er|dit|deze|jullie))\b|\b(?:iets|een vraag|vragen stellen|hulp)\b/
const BY_RECRUITER =
  /\b(?:ik|we|wij|je|ge|gij|men|er|dat|da|dit|het|een (?:werkgever|recruiter|interviewer)|werkgevers?|discriminatie)\b/
const GOES_ON =
  /^(?:en|of|maar|ook|dan) (?:ook )?(?:naar|of|om)\b|^(?:en|of|maar|ook|dan)\b(?!.*\b(?:wat|hoeveel|wie|waar|wanneer|welke?|hoe|heeft|is|kan|staat)\b)/

export type Permission = Omit<Law, 'asks'>

const isPolite = (text: string) => POLITE.test(text) && !SOMEBODY.test(text)

function permissionIn(text: string, before: 'question' | 'wording' | null): 'question' | 'wording' | null {
  if (MAY.test(text) && BY_RECRUITER.test(text)) {
    if (ASKING.test(text)) return isPolite(text) ? null : 'question'
    if (
      /\b(?:mag|mogen|moogt|toegestaan|toegelaten|verboden|wettelijk|discriminer\w+|discriminatie)\b/.test(text) &&
      WRITING.test(text)
    )
      return 'wording'
  }
  return before !== null && GOES_ON.test(text) ? before : null
}

/**
 * What the law says of a question whether something may be asked of candidates or written in a vacancy; null for any other
 * question. 'En naar …?' continues the question before it.
 */
export function permissionOf(message: string, earlierQuestions: readonly string[]): Permission | null {
  let kind: 'question' | 'wording' | null = null
  let text = ''
  let goesOn = false
  for (const asked of [...earlierQuestions.slice(-8), message]) {
    text = fold(asked.slice(0, LONGEST))
    const isNew = permissionIn(text, null)
    goesOn = isNew === null
    kind = isNew ?? permissionIn(text, kind)
  }
  if (kind === null) return null
  const laws = kind === 'question' ? questionsToCandidates : wordingsInVacancies
  const law = laws.find(({ asks }) => asks.test(text))
  if (law) return law
  if (goesOn && !/\b(?:naar|of|om)\b/.test(text)) return null
  return kind === 'question' ? generalRule : generalWording
}
