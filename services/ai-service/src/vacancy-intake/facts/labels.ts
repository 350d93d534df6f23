import type { IntakeField } from '@wervio/contracts'
import { fieldOfOwnHeading } from '../topics/own-headings.ts'

/** Labels before a value, 'Standplaats: Assen', on small letters. */
const labels: readonly (readonly [IntakeField, RegExp])[] = [
  ['title', /^(?:functie|functie ?titel|functie ?naam|vacature|job ?title|position|rol|beroep)$/],
  [
    'location',
    /^(?:(?:werk|stand)?plaats|(?:werk)?locatie|werkplek|plaats (?:van )?tewerkstelling|vestiging|regio|location|stad|werkgebied|gemeente|waar)$/,
  ],
  [
    'hours',
    /^(?:(?:aantal )?uren(?: per week)?|werkweek|werktijden|werkuren|uurrooster|hours(?: per week)?|omvang|fte|aanstelling(?:somvang)?|dienstverband|arbeidsduur|tewerkstelling|werkregime|contracturen)$/,
  ],
  [
    'salary',
    /^(?:(?:bruto ?)?(?:maand|uur|jaar)?(?:salaris|loon|tarief|verloning)(?:indicatie|schaal)?|salary|pay|beloning|vergoeding|verdiensten|inschaling|schaal|wage)$/,
  ],
  [
    'company',
    /^(?:organisatie|bedrijf(?:snaam)?|werkgever|opdrachtgever|company|employer|klant|naam (?:organisatie|bedrijf)|bemiddeling door|intermediair|(?:uitzend|wervings|detacherings)bureau)$/,
  ],
  ['sector', /^(?:sector|branche|industry|werkveld)$/],
  [
    'hard_skills',
    /^(?:opleiding(?:sniveau)?|diploma|niveau|ervaring|talen|rijbewijs|education|experience|languages|werk- en denkniveau)$/,
  ],
  [
    'benefits',
    /^(?:contract(?:vorm|type)?|soort (?:contract|dienstverband)|type contract|contract type|vakantiedagen|pensioen)$/,
  ],
]

const LABELLED = /^([\p{L}][\p{L} '/-]{1,28}) ?(?::|\||\t| [–—] ) ?(\S.{0,300})$/u

/** Labels of a table whose columns were spaces, before what can only be a value. */
const COLUMNS =
  /^(werkgever|locatie|standplaats|plaats|uren(?: per week)?|salaris|sector|branche|dienstverband|functietitel) (?=[\p{Lu}\d€])([^.:;!?]{2,60})$/iu

const MEDIATOR = /^(?:bemiddeling door|intermediair|(?:uitzend|wervings|detacherings)bureau)\b/i
const CLIENT = /^(?:opdrachtgever|klant)\b/i

/** Whether a label names who mediates, or the client; the second only beside the first. */
export const isMediatorLabel = (bare: string): boolean => MEDIATOR.test(bare)
export const isClientLabel = (bare: string): boolean => CLIENT.test(bare)

/** The field that a label names; null for any other word. */
export const fieldOfLabel = (label: string): IntakeField | null => {
  const words = label.trim().toLowerCase()
  return labels.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const OWN_LABELLED = /^(\p{Lu}[\p{L}, ]{3,40}): (\S.*)$/u

/** 'Standplaats: Assen' as a field and its value, which says all where `isHeading`; null for any other line. */
export const readLabelled = (bare: string): { field: IntakeField; value: string; isHeading: boolean } | null => {
  const [, heading = '', words = ''] = OWN_LABELLED.exec(bare) ?? []
  const ownField = heading === '' ? null : fieldOfOwnHeading(heading)
  if (ownField !== null) return { field: ownField, value: words.trim(), isHeading: true }
  const [, label = '', value = ''] = LABELLED.exec(bare) ?? COLUMNS.exec(bare) ?? []
  const field = label === '' ? null : fieldOfLabel(label)
  return field === null ? null : { field, value: value.replace(/(?<![\s|;,])[\s|;,]+$/, '').trim(), isHeading: false }
}
