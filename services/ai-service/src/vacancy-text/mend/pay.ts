import { writeForeignPay, writeForeignSums } from './foreign-sums.ts'
import { writeOtherPay } from './other-pay.ts'
import { periods, writePayShorthand } from './pay-shorthand.ts'
import { groupDigits, writeSumsOfKind } from './sums-of-kind.ts'

const AMOUNT = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d{4,6}|\d{1,3},\d\d|\d{2,3})`
const END = String.raw`(?:,(?:-+|–|=))?(?: ?euro)?`
const SIGN = '(?:€ ?|eur(?:o)? )?'
const range = (from: string, to: string) =>
  new RegExp(
    `(?<![\\d.,])${SIGN}(${from})${END} ?(?:-|–|—|/|tot|à|en|t/m|a(?= )) ?(?:max(?:imaal|\\.)? ?)?${SIGN}(${to})${END}(?![\\d%.,]\\d|[%\\d])`,
    'i',
  )
const THOUSANDS = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d{4,6}(?:,\d\d)?`
const CENTS = String.raw`\d{1,3},\d\d`
const UNITS = String.raw`\d{1,3}(?:,\d\d)?`
/** From what is surely pay to what only a period makes so. */
const RANGES = [range(THOUSANDS, THOUSANDS), range(CENTS, UNITS)]
const RANGE_BY_PERIOD = range(UNITS, UNITS)
const SINGLE = new RegExp(`(?<![\\d.,])(€ ?|eur(?:o)? )?${AMOUNT}${END}(?![\\d%.,]\\d|[%\\d])`, 'gi')
/** Pay a month in the Netherlands and Belgium; more is by the year, less by the hour or the day. */
const MONTH = { least: 1_000, most: 15_000 }
const YEAR = { least: 20_000, most: 250_000 }
const HOUR = { least: 5, most: 200 }
const PERIOD = / ?(?:\/ ?|p\.?\/ ?|per | p\.?(?=[mju]\b))(uur|u|maand|mnd|m|jaar|j|dag|week|4 weken)\b\.?/i

const valueOf = (amount: string) => Number.parseFloat(amount.replaceAll('.', '').replace(',', '.'))
const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most

/** What comes beside pay and has a sum, a kind and a period of its own: '+ bonus tot 1.200 bruto per jaar'. */
const EXTRA =
  /(?: \+ ?|,? (?:plus|en|met|incl\p{L}*\.?|excl\p{L}*\.?) |[,;] ?|\. )(?:(?!(?<!\d ?)\b(?:bruto|netto)\b|,(?!\d)|;)[^()])*?\p{L}*(?:bonus|premie|toeslag|vergoeding|onkosten|provisie|commissie|winst|toelage|cheque|fee|budget|gratificatie)\p{L}*(?!\p{L})/iu

/** What is said behind the sums of the pay itself, and what of an extra behind it. */
const splitExtra = (after: string): [ofPay: string, ofExtra: string] => {
  const at = after.search(EXTRA)
  return at < 0 ? [after, ''] : [after.slice(0, at), after.slice(at)]
}

/** The period that amounts can only be meant for, or null. */
const periodOf = (amounts: readonly string[], text: string): string | null => {
  const period = PERIOD.exec(text)?.[1]?.toLowerCase()
  if (period !== undefined) return periods[period] ?? period
  const values = amounts.map(valueOf)
  if (values.every((value) => isWithin(value, MONTH))) return 'maand'
  if (values.every((value) => isWithin(value, YEAR))) return 'jaar'
  return amounts.some((amount) => /,\d\d$/.test(amount)) && values.every((value) => isWithin(value, HOUR))
    ? 'uur'
    : null
}

/**
 * The text with its amounts in the one notation and the period behind them, or null when they can be something else.
 */
const replaceAmounts = (text: string, matched: string, amounts: readonly string[]): string | null => {
  const [before = '', ...behind] = text.split(matched)
  const [after, extra] = splitExtra(behind.join(matched))
  const period = periodOf(amounts, `${before}${matched}${after}`)
  const limits = period === 'maand' ? MONTH : period === 'uur' ? HOUR : period === 'jaar' ? YEAR : null
  if (period === null || (limits !== null && !amounts.every((amount) => isWithin(valueOf(amount), limits)))) return null
  // What stands in brackets keeps its own period and kind: 'bonus (gemiddeld 250 per maand)', '(bruto is bijna netto)'.
  const aside = after.search(/\((?!(?:bruto|netto|per )\b)/)
  const tellingText = [before, aside < 0 ? after : after.slice(0, aside)]
  const kind = tellingText.some((part) => /\bnetto\b/i.test(part)) ? ' netto' : ' bruto'
  const rest = tellingText.map((part) => part.replace(PERIOD, '').replace(/ ?\b(?:bruto|netto)\b(?!-)/i, ''))
  const lead = (rest[0] ?? '')
    .replace(/ [-–—/] $/, ': ')
    .replace(/^marktconform(?:, | )/i, '')
    .replace(/\b(?:tussen(?: de)?|van) $/i, amounts.length > 1 ? '' : '$&')
  return `${lead}${amounts.map((amount) => `€ ${groupDigits(amount)}`).join(' – ')}${kind} per ${period}${rest[1] ?? ''}${aside < 0 ? '' : after.slice(aside)}${extra}`
    .replace(/ {2,}/g, ' ')
    .replace(
      /( (?:bruto|netto) per (?:uur|maand|jaar)) (?=(?:PC \d|(?:cao|barema|schaal|FWG|volgens|conform|afhankelijk|geïndexeerd)\b))/i,
      '$1, ',
    )
    .trim()
}

/** How far what is said of pay goes: 'vanaf', 'rond de'. */
const EXTENT =
  '(?:vanaf|tot|maximaal|minimaal|ongeveer|rond(?: de)?|begin(?:t)?(?: bij| met| op)?|start(?:loon)?(?: bij| met| op)?)'
const FROM = new RegExp(`(?:^|[,;] |\\bPC \\d{3}(?:\\.\\d\\d)? )(?:${EXTENT} )+$`, 'i')
/** A year that something begins in is no sum. */
const FIRST_YEAR = /\b(?:begin|start)\p{L}*(?: \p{L}+)? 20[2-4]\d\b/iu
/** A sum as a clause of its own. */
const PLAIN_SUM = new RegExp(
  `^(?:marktconform,? )?(?:${EXTENT} )*\\d{4,5}(?: bruto| netto)?(?=$|[,;]| of | basis\\b| bij (?:voltijds|fulltime|\\d)| (?:fulltime|voltijds|full-time|all-?in|in de hand|voor \\d|exclusief|inclusief|excl|incl|plus|\\+) ?)`,
  'i',
)
/** Where the clause begins in which an amount stands. */
const beginOf = (pay: string, at: number) => {
  const begin = Math.max(pay.lastIndexOf(', ', at), pay.lastIndexOf('; ', at))
  return begin < 0 ? 0 : begin + 2
}

/** Figures without a sign: '3.500', '17,50 per uur', 'vanaf 3000'. */
const isPayByItself = (pay: string, match: RegExpExecArray): boolean =>
  /^\d{1,3}\.\d{3}/.test(match[2] ?? '') ||
  /^\d{1,2},\d\d (?:bruto|netto|all[- ]?in\b.*)$/i.test(pay) ||
  /^ ?(?:(?:bruto|netto) ?)?(?:\/|per |p\.?\/|p\.?[um]\b)/i.test(pay.slice(match.index + match[0].length)) ||
  (/,\d\d$/.test(match[2] ?? '') && FROM.test(pay.slice(0, match.index))) ||
  (PLAIN_SUM.test(pay.slice(beginOf(pay, match.index))) &&
    !FIRST_YEAR.test(pay) &&
    valueOf(match[2] ?? '') >= MONTH.least)

/** What one asks oneself behind an amount is none of the reader's: '(inclusief vakantiegeld?)'. */
const DOUBT =
  /(?<=\d.*?\b(?:uur|maand|mnd|jaar|bruto|netto|p\/[ujm]))[ ,(]+(?:(?:incl\p{L}*|excl\p{L}*|all-?in|plus|met)(?:\.? [^?,;()]{1,40})?|\p{L}+)\?.*$/iu

/** A clause at the end that asks: behind a mark, or begun by a word that begins such a question. */
const ASKED_BEHIND =
  /(?:(?:\. |[,;(/–-] ?)(?=\p{L})| (?=(?:kan|mag|kunnen|is|klopt|lukt|haalbaar|bespreekbaar|onderhandelbaar|hoger|meer|ruimte|evt|eventueel|misschien|nog|of|plus|met|incl|excl|all[ -]?in|bruto|netto|in overleg)\b))[^?,;()]{2,40}\?+\)?$/iu
/** Pay that as a whole is still a question; one to the reader says something. */
const ASKED_WHOLE = /^(?!(?:wat|hoeveel) (?:wil|wilt|ga|gaat|kun|kan|verdien|krijg)\b).*\?+\)?$/i

/** What a text leaves out of pay because it asks, as it was typed; null without any. */
export const payDoubtIn = (typed: string): string | null =>
  (DOUBT.exec(typed) ?? ASKED_BEHIND.exec(typed) ?? ASKED_WHOLE.exec(typed))?.[0] ?? null

/** Pay without such words; before anything takes off their question mark, which would make a promise of them. */
export const withoutPayDoubt = (typed: string): string => typed.replace(payDoubtIn(typed) ?? '', '').trim()

/**
 * Pay in the one notation of the house: '€ 3.542 – € 4.625 bruto per maand'. An employee's pay of four figures is gross
 * and by the month unless the form says else; what can be another amount stays as it was typed.
 */
export const writePay = (typed: string, isFreelance = false): string => {
  const parts = typed.split(BETWEEN_PAYS)
  return parts.length > 1 && parts.every((part) => OF_A_JOB.test(part))
    ? parts.map((part) => writeOtherPay(writeMain(part, isFreelance))).join('; ')
    : writeOtherPay(writeMain(typed, isFreelance)).replace(
        /(?<=, afhankelijk van (?:je |jouw )?\p{L}+) (?=plus )/u,
        ', ',
      )
}

/** Between the pay of two jobs or ways of working: 'chauffeur 14,82/u / monteur 17,50/u'. */
const BETWEEN_PAYS = / (?:\/|\|) (?!max)(?=\p{L})|; (?=\p{L})/u
/** Each says whose it is before the sum. */
const OF_A_JOB =
  /^\p{L}{3,}[^\d€]{0,30}:? ?(?:PC ?\d{3}(?:\.\d\d)?[,:]? ?)?(?:€|\d|(?:tussen|vanaf|tot|start|gemiddeld) ).*\d/u

/** What ages and numbers of other things have behind them: '(16-17 jr)'. */
const NO_PAY_BEHIND = /^ ?(?:jr|jaar|j\b|dagen|km|kinderen|personen)/i
const isPayRange = (match: RegExpExecArray, pay: string): boolean =>
  valueOf(match[1] ?? '') < valueOf(match[2] ?? '') && !NO_PAY_BEHIND.test(pay.slice(match.index + match[0].length))

/** Those of several amounts that stand in no brackets and behind no plus: '14,71 per uur + bonus (200 per maand)'. */
const outsideBrackets = (amounts: readonly RegExpExecArray[], pay: string): readonly RegExpExecArray[] => {
  const outside = amounts.filter(({ index }) => !/\([^()]*$|\d.* (?:\+|plus) /.test(pay.slice(0, index)))
  return outside.length > 0 ? outside : amounts
}

/** Those that stand before the first extra, if any does: 'loongroep 3: 15,02 p/u, vaktoeslag 0,75 p/u'. */
const beforeExtras = (amounts: readonly RegExpExecArray[], pay: string): readonly RegExpExecArray[] => {
  const end = pay.search(EXTRA)
  const before = end < 0 ? amounts : amounts.filter(({ index }) => index <= end)
  return before.length > 0 ? before : amounts
}

const writeMain = (typed: string, isFreelance: boolean): string => {
  const timed = writePayShorthand(writeForeignPay(typed))
  const pay = / uur|\/ ?u/i.test(timed)
    ? timed.replace(/(?<![\d.,]|\bPC ?|\bcomité )(\d{1,3})\.(\d\d)(?![\d.,])/gi, '$1,$2')
    : timed
  if (isFreelance || pay.length > 160 || / k\b|\dk\b/i.test(pay)) return pay
  const match = [...RANGES, ...(PERIOD.test(pay) ? [RANGE_BY_PERIOD] : [])]
    .map((pattern) => pattern.exec(pay))
    .find((rangeMatch) => rangeMatch !== null && isPayRange(rangeMatch, pay))
  if (match) return replaceAmounts(pay, match[0], [match[1] ?? '', match[2] ?? '']) ?? pay
  const amounts = beforeExtras([...pay.matchAll(SINGLE)], pay)
  const signed = amounts.filter(([, sign]) => sign)
  const [only, ...more] =
    signed.length > 0
      ? signed
      : outsideBrackets(
          amounts.filter((amount) => isPayByItself(pay, amount)),
          pay,
        )
  return only && more.length === 0 ? (replaceAmounts(pay, only[0], [only[2] ?? '']) ?? pay) : pay
}

/** What is always a sum of money, with a bare figure behind it: 'ecocheques 250 per jaar', 'opleidingsbudget 1500'. */
const NAMED_SUM =
  /\b((?:\p{L}*budget|maaltijdcheques?|ecocheques?|cadeaucheques?|onkosten\p{L}*|\p{L}*bonus|bruto ?premie|thuiswerkvergoeding|kilometervergoeding|maaltijdvergoeding|dagvergoeding|gereedschapsvergoeding|kansentarief):?) (?:van )?((?:tot|maximaal|minimaal) )?(\d{1,3}\.\d{3}|\d{1,5}(?:,\d\d)?)(?![\d.,]*(?:\d|%| ?(?:dagen|uur|keer|x\b|maand|weken|jaar)))/giu

/** A figure by itself with 'per maand' or 'per jaar' behind it counts nothing else: 'kamer mogelijk, 350 per maand'. */
const PER_MONTH =
  /(?<=[,:(] ?|(?<!\p{L})\p{L}*(?:vergoeding|toeslag|premie|huur|bijdrage|abo|abonnement) )(?<!\d,)(\d{2,5}(?:,\d\d)?|\d{1,3}\.\d{3})(?= per (maand|jaar|week|dag)(?!\p{L}))/giu
/** Fewer may be counted: 'vergaderingen, 10 per jaar'. */
const LEAST_SUM = 50
const LEAST_SUM_A_MONTH = 20

/** Amounts inside an item: '6€' and '€2500' as '€ 6' and '€ 2.500'; bare figures only behind a word for pay. */
export const writeAmounts = (text: string): string =>
  writeSumsOfKind(writeForeignSums(text))
    .replace(
      /(€ ?|budget (?:van )?)(\d{1,2})(?:[.,](\d))? ?k(?!\p{L})/giu,
      (_, before: string, thousands: string, hundreds = '0') =>
        `${before.startsWith('€') ? '' : before}€ ${thousands}.${hundreds}00`,
    )
    .replace(/(€ ?\d{1,3}),(\d{3})(?![\d.,])/g, '$1.$2')
    .replace(
      /(?<![\d.,€])(\d{4,6}|\d{1,3}(?:[.,]\d+)?) ?(?:€|euro\b|eur\b)(?: ?\/ ?(dag|uur|maand|jaar))?/gi,
      (_, amount: string, period?: string) =>
        period === undefined ? `€ ${groupDigits(amount)}` : `€ ${groupDigits(amount)} per ${period.toLowerCase()}`,
    )
    .replace(/€ ?(\d+)/g, (_, amount: string) => `€ ${groupDigits(amount)}`)
    .replace(
      /(?<![\d.,€] ?)(0,\d\d)(?:[,.]?)(?: ?(?:euro|cent|ct)\b\.?)?(?: ?\/ ?| ?p\.?\/? ?| per )(?:km|kilometer)\b/gi,
      '€ $1 per km',
    )
    .replace(/^€ ?(0,\d\d)(?: ?\/ ?| per )(?:km|kilometer)$/gim, 'reiskosten € $1 per km')
    .replace(
      /\b(reiskosten(?:vergoeding)?|kilometervergoeding|fietsvergoeding) (?:van )?(\d{2}) ?(?:ct|cent)\b\.?(?: (?:per |p\/?)?(?:km|kilometer)\b)?/gi,
      '$1 € 0,$2 per km',
    )
    .replace(/\b(?:km|kilometer)[ -]?vergoeding (?:van )?(0,\d\d)(?! ?per|\d)/gi, 'kilometervergoeding € $1 per km')
    .replace(/(?<=vergoeding |reiskosten )0\.(?=\d\d(?!\d))/gi, '0,')
    .replace(
      /\b(reiskosten(?:vergoeding)?|fietsvergoeding) (?:van )?(0,\d\d)(?: ?\/? ?km\b)?(?! ?per|\d)/gi,
      '$1 € $2 per km',
    )
    .replace(PER_MONTH, (typed, amount: string, period: string) =>
      valueOf(amount) >= (period.toLowerCase() === 'maand' ? LEAST_SUM_A_MONTH : LEAST_SUM)
        ? `€ ${groupDigits(amount)}`
        : typed,
    )
    .replace(
      NAMED_SUM,
      (_, what: string, extent: string | undefined, amount: string) =>
        `${what} ${extent ?? ''}€ ${groupDigits(amount)}`,
    )
    .replace(/(?<=€ ?\d{1,3}(?:,\d\d)?) ?\/ ?(km|kilometer|dag|uur|maand|jaar|week)(?!\p{L})/giu, ' per $1')

/** Figures of pay behind a word for it in a list: 'netto loon ongeveer 2900'; a year stays a year. */
export const writeBarePay = (item: string): string =>
  item.replace(
    /\b((?:[Ll]oon|[Ss]alaris|[Nn]etto|[Bb]ruto)\b[^\d\n€]{0,40})(?!19\d\d\b|20\d\d\b)(\d{4})\b/g,
    (_, before: string, amount: string) => `${before}€ ${groupDigits(amount)}`,
  )
