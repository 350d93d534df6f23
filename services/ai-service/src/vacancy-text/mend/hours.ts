import { capitalFirst } from '../language/capitals.ts'
import { splitSentences } from '../language/sentences.ts'

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?(?!\d))`
const RANGE = new RegExp(
  `(?:\\bvan )?(?<![\\d.,])${NUMBER}(?: ?(?:uur|u))? ?(?:-|–|à|/|tot|t/m) ?${NUMBER} ?(?:uur|uren|u|hrs?|hours?)\\b`,
  'gi',
)
const AT_START = new RegExp(
  `^${NUMBER}(?: ?[-–/à] ?${NUMBER})?(?= \\(|, (?:\\p{L}|\\d ?d|\\d{1,2} op \\d|(?:van )?\\d{1,2}[.:u-])|; | (?:verspreid|verdeeld|inclusief|incl|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) )`,
  'u',
)
const FULL_WEEK = 60

/** The whole of a whole, as Flemish schools count lessons: '24/24'. */
const WHOLE_OF_WHOLE = /^(\d{1,2})\/\1(?: ?(?:uur|u)\b)?(?=$|[,;(]| (?:[-–(]|in|met|bij|verdeeld|of)(?!\p{L}))/u
/** Lessons are fewer in a week than these hours. */
const LEAST_OF_WEEK = 35
const SEASONS = /\b(zomer|winter|hoogseizoen|laagseizoen) (\d{2})(\+)?(?!\d|[.,]\d|(?: ?(?:uur|u\b)))/gi

const isWeek = (...hours: string[]) => hours.every((hour) => Number.parseFloat(hour.replace(',', '.')) <= FULL_WEEK)

/**
 * '32/38 incl. koopavond', '24/32 u': two numbers of hours, the second a full week. Bare '24/36' and '19/38' may be a
 * part of a whole, and in Flanders '19/38 u' is one.
 */
const BY_SLASH =
  /^(\d{2})\/(?:(32|36|38|40)(?= (?:incl|excl|in overleg))|(32|36|40) ?(?:uur|u)\b(?! (?:per (?:maand|dag)|van de))|(32|40)(?=$|[,;]))/i

/** '32–38 uur' at the start is by the week, unless the words behind it say another period or go on with the number. */
const BY_WEEK =
  /^((?:(?:full-?time|part-?time|voltijds|deeltijds|gemiddeld|ongeveer|minimaal|maximaal|vanaf|tot|van)[ ,:]+)*(?:minimaal |maximaal |gemiddeld |ongeveer )?\d{1,2}(?:,\d{1,2})?(?:–\d{1,2}(?:,\d{1,2})?)? uur)(?=$|[,;.)](?! ?\d+(?: uur)? of )| \(| (?:inclusief|exclusief|verdeeld|verspreid|in|met|gemiddeld|glijdend|flexibel|onregelmatig|wisselend|\p{L}*diensten|dagdienst|nachtdienst|ploegendienst|van \d{1,2}\.)|; )(?! (?:in|per) (?:de |het )?(?:week|maand|dag|jaar|kwartaal))/iu
const IN_BRACKETS = /\((\d{2}(?:,\d{1,2})?) uur\)/

/** Two ways to fill a week: '4x9 of 5x8'. */
const DAYS_BY_HOURS =
  /^([2-6]) ?[x×] ?(\d{1,2}(?:,\d{1,2})?) (of|\/) ([2-6]) ?[x×] ?(\d{1,2}(?:,\d{1,2})?)(?: ?(?:uur|u))?(?= |$|,)/i

/** Hours in the one notation of the house: '24–32 uur'. A part of a whole, as '24/24' in Flemish schools, stays. */
export const writeHours = (hours: string): string =>
  splitSentences(
    writeNumbers(
      hours
        .replace(/!+(?=[,;])/g, '')
        .replace(/!+$/, '')
        .replace(/!+(?= )/g, '.'),
    ),
  )
    .map((sentence, index) => (index === 0 ? sentence : capitalFirst(sentence)))
    .join(' ')

/** '30u24' can be no time of day: hours and minutes of a week. */
const HOURS_AND_MINUTES = /(?<![\d.,:]|(?:à|tot|-|–|\/) ?)(2[5-9]|3\d)u([0-5]\d)(?!\d)/g

const writeNumbers = (hours: string): string => {
  return hours
    .replace(/(?<=\d\.\d\d uur) ?\/ ?(?=\p{L})/gu, ' / ')
    .replace(HOURS_AND_MINUTES, '$1 uur en $2 minuten per week')
    .replace(WHOLE_OF_WHOLE, (_, all: string) =>
      Number(all) < LEAST_OF_WEEK ? `Voltijds (${all}/${all})` : `Voltijds ${all} uur per week,`,
    )
    .replace(/^(Voltijds \d{2} uur per week),(?=$|[,;(])/, '$1')
    .replace(SEASONS, (_, season: string, length: string, more?: string) =>
      more === undefined ? `${season} ${length} uur` : `${season} ${length} uur of meer`,
    )
    .replace(
      /(?<=\b(?:zomer|winter|hoogseizoen|laagseizoen) \d{2} uur) (?=(?:zomer|winter|hoogseizoen|laagseizoen)\b)/gi,
      ', ',
    )
    .replace(/(?<![\d.,])(\d{2})\+(?=$|[ ,;)])/g, '$1 uur of meer')
    .replace(/(?<=\b\d dagen) (?=(?:altijd|vaak|soms|meestal|ook) )/g, ', ')
    .replace(/(?<=dag (?:(?:vaak|soms|altijd|meestal) )?(?:wel|niet|vrij)) (?=\p{L}+dag )/gu, ', ')
    .replace(/\. van (?=\d)/g, ', van ')
    .replace(/^(\d{2}(?:,\d{1,2})?)(?: ?(?:uur|u))? gemiddeld(?=$|[,;])/i, 'gemiddeld $1 uur per week')
    .replace(/^(\d{2}) (of|en) (\d{2})(?=$|[,;(])/i, '$1 $2 $3 uur per week')
    .replace(/^FT\b/, 'Fulltime')
    .replace(/^PT\b/, 'Parttime')
    .replace(/^(\d{2}) (?:tot|à|t\/m|a) (\d{2})(?: ?(?:uur|u)\b)?(?=$|[,;(])/i, '$1–$2 uur per week')
    .replace(/(?<![\d.,/–-])([1-5]\d(?:,\d{1,2})?) (?=(?:per|in de) week\b)/gi, '$1 uur ')
    .replace(/\b((?:jaar)?urennorm:? )(1\.?\d{3})(?! ?(?:uur|u)\b)/gi, '$1$2 uur')
    .replace(/^(\d{1,2}(?:[.,]\d)?) [-–] (?=\p{L}{2})/u, '$1, ')
    .replace(/ ?\/ ?(?:week|wk|w)\b/gi, ' per week')
    .replace(
      DAYS_BY_HOURS,
      (_, days: string, length: string, _or: string, days2: string, length2: string) =>
        `${days} × ${length} of ${days2} × ${length2} uur per week`,
    )
    .replace(BY_SLASH, (typed, from: string, beforeWords?: string, beforeUnit?: string, bare?: string) => {
      const most = beforeWords ?? beforeUnit ?? bare ?? ''
      return Number(from) < Number(most) ? `${from}–${most} uur` : typed
    })
    .replace(
      /(?<=\b(?:full[- ]?time|part[- ]?time|voltijds|deeltijds|FT|PT|minimaal|maximaal|vanaf)[ :(]{1,2})(\d{2}(?: ?[-–] ?\d{2})?)(?=$|[),;]| [/(])/gi,
      '$1 uur',
    )
    .replace(/\bminimaal (\d{1,2})(?: ?(?:uur|u))?,? (?:en )?maximaal (\d{1,2}) ?(?:uur|u)\b/gi, '$1–$2 uur')
    .replace(AT_START, (typed, from: string, to?: string) =>
      isWeek(from, to ?? from) ? `${to === undefined ? from : `${from}–${to}`} uur` : typed,
    )
    .replace(RANGE, (typed, from: string, to: string) => (isWeek(from, to) ? `${from}–${to} uur` : typed))
    .replace(/(?<![\d.,:])(\d{1,2}(?:,\d{1,2})?) ?(?:u|h|hrs?|hours?)\b/gi, '$1 uur')
    .replace(/–(\d{1,2}) uur uur\b/g, '–$1 uur')
    .replace(BY_WEEK, '$1 per week')
    .replace(/(?<=\p{L}, )(\d{2}(?:,\d)?(?:–\d{2})?) uur(?=$|[,;.])/gu, '$1 uur per week')
    .replace(/^(\d{2}) uur (?=\d ?(?:dagen\b|[x×] ?\d))/, '$1 uur per week, ')
    .replace(/(?<=^|, )(?![23] ?[x×] ?8(?!\d))([2-6]) ?[x×] ?(\d{1,2})(?: ?(?:uur|u))?(?=$|,)/g, '$1 × $2 uur')
    .replace(/(?<=\bin (?:de |het )?(?:winter|zomer|seizoen|laagseizoen|hoogseizoen) )(\d{2})(?=$|[,;)])/gi, '$1 uur')
    .replace(/\(gemiddeld (\d{2}(?:,\d{1,2})?)\)/, '(gemiddeld $1 uur)')
    .replace(IN_BRACKETS, '($1 uur per week)')
    .replace(/(?<=\d{2} uur[^/]{0,40} (?:\/|of|en) )(\d{2})(?= \()/g, '$1 uur')
}
