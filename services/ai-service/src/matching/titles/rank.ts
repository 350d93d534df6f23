import { fold } from '../words/fold.ts'

/** How far somebody is in a profession: `learning` it, `helping` who has it, `full`, or `leading` others. */
export type Rank = 'learning' | 'helping' | 'full' | 'leading'

const ORDER: readonly Rank[] = ['learning', 'helping', 'full', 'leading']

/** Whether a rank is below the one that is asked for. */
export const isLower = (rank: Rank, requiredRank: Rank): boolean => ORDER.indexOf(rank) < ORDER.indexOf(requiredRank)

const LEARNING =
  /(?<!\p{L})(?:in opleiding(?!\s(?:tot|voor))|i\.?o\.?(?=\)|$)|in training|leerling(?=\s|-|$)|aspirant|stagiaire?|trainee(?:ship)?|apprentice|student|bbl|lio|cursist|kandidaat(?=-|\s)|leerjongen|leercontract)(?!\p{L})/u
const LEARNING_BEFORE = /^leerling(?=\p{L}{3})(?!en|begeleid|zorg)/u
const HELPING =
  /^(?:assistent|assistant(?! professor)|hulp(?!verlen)|adjunct|deputy|aankomend|ondersteunend)[\s-]*(?=\p{L}{3})/u
const LEADING_BEFORE =
  /^(?:hoofd|chef|lead|head of|head|co[oö]rdinerend|leidinggevend|teamleider|team lead|eerste)[\s-]*(?=\p{L}{3})/u
/** Managers of a thing, who lead nobody. */
const LEADS_NOBODY =
  /(?:account|project|product|case|content|community|campaign|campagne|property|contract|event|evenementen|office|category|brand|media|relatie|delivery|test|change|release|implementatie|risk|quality|kwaliteits|tender|facility|facilitair|e-commerce|omgevings|customer success|success)[\s-]?manager$/u
const LEADING = /(?:manager|manageress|directeur|director)$/u

/** What tells of a title what is left without a beginning. */
export type IsJob = (title: string) => boolean

/** The rank that a title tells; `isJob` says whether a title names a job: 'hulp' of 'hulpverlener' helps nobody. */
export const rankOf = (title: string, isJob: IsJob): Rank => {
  const folded = fold(title).trim()
  const isBefore = (pattern: RegExp) => pattern.test(folded) && isJob(folded.replace(pattern, ''))
  if (LEARNING.test(folded) || isBefore(LEARNING_BEFORE)) return 'learning'
  if (isBefore(HELPING)) return 'helping'
  const isManager = LEADING.test(folded) && !LEADS_NOBODY.test(folded)
  return isManager || isBefore(LEADING_BEFORE) ? 'leading' : 'full'
}

/** Heads of titles of who is led. */
const LED =
  /(?:medewerker|medewerkster|assistente?|assistant|consulent|bediende|administrateur|administrator|employee|clerk|marketeer|marketer)$/u

/**
 * Whether a title is that of somebody below the rank that is asked for. Of those who lead only a title that says so is
 * below: a 'filiaalleider' is a store manager, too.
 */
export const isBelow = (title: string, rank: Rank, requiredRank: Rank, isPlainForm: () => boolean): boolean =>
  isLower(rank, requiredRank) &&
  (rank !== 'full' || requiredRank !== 'leading' || LED.test(fold(title).trim()) || isPlainForm())
