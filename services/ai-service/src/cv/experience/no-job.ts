import { fold, jobLikeness } from '../words/job-likeness.ts'
import type { JobRead } from './job-read.ts'

/** Beginnings of what people write between their jobs: years of care, study, travel, illness and rest. */
const BETWEEN =
  /^(?:(?:volledig|fulltime|full-time|tijdelijk|periode van|period of|jaar|een jaar) )?(?:mantelzorg|(?:de )?zorg (?:voor|van) (?:(?:mijn|onze|de|het|twee|drie|jonge|kleine) )*(?:kind|gezin|vader|moeder|ouder|man\b|vrouw\b|dochter|zoon|familie|partner|zieke)|opvoeding van|opvoeden|gezorgd|huisvrouw|huisman|huismoeder|thuis(?:blijf)?(?:moeder|vader)|moederschap|ouderschapsverlof|zwangerschapsverlof|verlof|sabbatical|sabbatjaar|tussenjaar|wereldreis|reizen\b|op reis|gereisd|rondreis|backpack|werkzoekend|werkloos|zonder werk|arbeidsongeschikt|ziek(?:te|)\b|re-?integratie|herstel|pensioen|gepensioneerd|loopbaanonderbreking|inburgering|career (?:break|gap|pause)|break\b|parental leave|maternity|paternity|family (?:care|leave|time|break)|(?:full[- ]time |stay[- ]at[- ]home )(?:mother|father|parent|mum|mom|dad|care\b|carer for)|(?:full[- ]time )?(?:care (?:of|for)|caring for|caregiver (?:for|to)) (?:my |our |two |three |young |a )*(?:child|kid|son|daughter|mother|father|parent|famil|relative|husband|wife|grand)|homemaker|housewife|raising (?:\p{L}+ )?(?:child|kid|famil)|gap year|travel(?:l?ing)?(?: |$)|world trip|unemployed|job ?seek|looking for work|retired|elternzeit|mutterschutz|erziehungszeit|kindererziehung|hausfrau|hausmann|familienzeit|familienphase|pflegezeit|pflege (?:meine|von angehorigen|der angehorigen)|arbeitssuchend|arbeitslos|auszeit|weltreise|orientierungsphase|wehrdienst|zivildienst|bundesfreiwilligendienst|freiwilliges soziales jahr|conge|annee sabbatique|mere au foyer|pere au foyer|recherche d.emploi|tour du monde|excedencia|ano sabatico|ama de casa)/u
const VOLUNTEER = /(?<!\p{L})(?:vrijwillig(?:er|ster|e)?|volunteer|benevole|freiwilliger?)(?!\p{L})/gu
/** Care that is told with the words of a job: 'full-time carer for my father'. */
const FAMILY = /(?<!\p{L})(?:mijn|onze|my|our|meine[rns]?|unsere[rns]?) (?:\p{L}+ )?(?:kind|gezin|vader|moeder|ouder|man|vrouw|dochter|zoon|partner|child|kid|son|daughter|mother|father|parent|famil|husband|wife|grand|eltern|mutter|vater)/u

const VOLUNTARY = /^(?:vrijwillig(?:er|ster|e|erswerk)?|volunteer(?:ing)?|voluntary|benevole?|benevolat|ehrenamt\p{L}*|freiwillige[rn]?|onbezoldigd|voluntari[oa])(?!\p{L})(?! (?:co|manag|leit))|\((?:als )?(?:vrijwillig(?:er|ster|)|volunteer|onbezoldigd|ehrenamtlich|benevole)\)|(?:^|\s)(?:vrijwilliger|vrijwilligster|volunteer|benevole)$/u

/** What is left of a line of dates: no name. */
const NOTHING = /^(?:in|van|tot|sinds|vanaf|from|since|seit|ab|op|te|de|het|und|en|and|\p{L}|\W+)$/iu

/** True for words about voluntary work that name no profession beside it: 'Vrijwilliger', not 'Volunteer nurse'. */
export function isVoluntary(text: string): boolean {
  const told = fold(text.slice(0, 120))
  return VOLUNTARY.test(told) && jobLikeness(told.replace(VOLUNTEER, ' ')) < 1
}

/** False for what stands between jobs without being one: care for the family, travels, voluntary work; and for what names nothing. */
export function isJob({ position, company }: JobRead): boolean {
  const named = position ?? company
  if (named === null || NOTHING.test(named.value)) return false
  const told = fold(named.value.slice(0, 120))
  const between = BETWEEN.test(told) && (jobLikeness(told) < 1 || FAMILY.test(told))
  return !between && !isVoluntary(told)
}
