/** Periods of pay by their letters. */
export const periods: Record<string, string> = {
  u: 'uur',
  d: 'dag',
  w: 'week',
  wk: 'week',
  m: 'maand',
  mnd: 'maand',
  j: 'jaar',
  jr: 'jaar',
}

/** Periods behind 'bruto' or 'netto' by their letters: 'bruto p/m', 'netto/dag'. */
const PERIOD_OF_KIND =
  /(?<=(?<!\p{L})(?:bruto|netto)) ?(?:\/ ?|p\.? ?\/? ?|per )(uur|u|dag|d|week|wk|w|maand|mnd|m|jaar|jr|j)\b\.?(?![\p{L}-])/giu

/** A text with such periods in full. */
export const writePeriodOfKind = (text: string): string =>
  text.replace(PERIOD_OF_KIND, (_, period: string) => ` per ${periods[period.toLowerCase()] ?? period.toLowerCase()}`)

/** 'Min 2.100 (0 jaar) - max 3.400 (30 jaar)': a range whose ends say each for whom they are. */
const ENDS_WITH_ASIDES =
  /(?:min(?:imaal|imum|\.)? )?((?:€ ?)?\d[\d.]{3,7}(?:,\d\d)?) ?\(([^()]{1,24})\) ?(?:-|–|tot|\/|à) ?(?:max(?:imaal|imum|\.)? )?((?:€ ?)?\d[\d.]{3,7}(?:,\d\d)?) ?\(([^()]{1,30})\)/i

/** 'Min. € 2.750 - max. € 3.650': the ends of a range. */
const MIN_AND_MAX =
  /\b(?:van )?min(?:imaal|imum|\.)? ((?:€ ?)?\d[\d.]{1,6}(?:,\d\d)?)(?:,| ?[-–/])? (?:(?:en|tot) )?max(?:imaal|imum|\.)? (?=(?:€ ?)?\d[\d.]{1,6}(?:,\d\d)?(?!\d))/i
/** 'Dagloon 165-190': the period is in the word. */
const BY_WORD =
  /^(?:bruto ?)?(dag|week)(?:loon|tarief|salaris)(?: van)?:? ((?:€ ?)?\d[\d.]*(?:,\d\d)?(?: ?(?:-|–|tot|à|\/) ?(?:€ ?)?\d[\d.]*(?:,\d\d)?)?(?: (?:bruto|netto))?)(?! ?per)/i

/** Signs and words around a sum as one: '€ 19,80' for '19,80 eur', '/u' for '/h'. */
const withSigns = (typed: string): string =>
  writePeriodOfKind(typed)
    .replace(/(?<![\d.,])(\d{1,2},\d)(?= ?(?:€|eur\b|euro\b))/gi, '$10')
    .replace(/(?<=\d ?(?:€|eur|euro)? ?)\/ ?h\b/gi, '/u')
    .replace(
      /(\d[\d.,]*) ?(?:€|eur|euro) ?\/ ?(u(?:ur)?|m(?:nd|aand)?|dag)\b/gi,
      (_, sum: string, period: string) => `€ ${sum} per ${periods[period.toLowerCase()] ?? period.toLowerCase()}`,
    )
    .replace(/(?<![€\d.,] ?)(?<!\d)(\d[\d.]*(?:,(?:\d\d|-+))?) ?(?:euro|eur|€)(?! ?\d)(?!\p{L})/giu, '€ $1')
    .replace(/(?<=tussen (?:de )?(?:€ ?)?\d[\d.,]*) & (?=(?:€ ?)?\d)/gi, ' en ')
    .replace(/(\d{2}) ?u ?\/ ?w(?:ee?k|k)?\b/gi, '$1 uur')
    .replace(/^(bruto|netto):? ((?:€ ?)?\d[\d.]*(?:,(?:-+|\d\d))?)$/i, '$2 $1')

/** 'OTE 75k' and '52k per jaar'; a sum alone, and a range of two, may be of any period. */
const THOUSANDS_BY_K =
  /(?<=[a-jl-z][^\d€k]{0,12})(?:€ ?)?(?<![\d.,])(\d{2,3}) ?k(?!\p{L})(?! ?[-–])|(?<![-–] ?)(?:€ ?)?(?<![\d.,]|[-–] ?€? ?)(\d{2,3}) ?k(?= per )/giu

/** 'Zie tabel 1-1: 3349-4889' points somewhere that no reader has. */
const TABLE = /(^|, ?|\. ?)zie (?:de )?(?:loon|salaris)?(?:tabel|tabellen|barema)(?: \d[\d.-]*)?(?:: ?|, ?|$)/i

/** Pay as people type it short, with its sums where they are read: 'min. 2.100 - max. 3.400', '52k per jaar'. */
export const writePayShorthand = (typed: string): string =>
  withSigns(typed)
    .replace(TABLE, '$1')
    .replace(/^((?:€ ?)?\d[\d.]{3,6}) (netto|bruto) (?:ongeveer|circa|ca\.?)$/i, 'ongeveer $1 $2')
    .replace(/(?<=(?:per|\/) ?(?:uur|u)) (?=na \d)/gi, ', ')
    .replace(/^(\d{1,2})\.(\d\d)(?= (?:all[- ]?in|bruto|netto)\b)/i, '$1,$2')
    .replace(
      /(?<=\b(?:schaal|FWG|cao|barema)(?! PC)[^,€:;()]{1,40}[^,€:;() ])(?<!(?:min|max|van|tot|vanaf|rond|circa|bruto|minimaal|maximaal)\.?) (?=€ ?\d)/gi,
      ', ',
    )
    .replace(/^(?:marktconform,? )?\(([^()]*\d[^()]*)\)$/i, '$1')
    .replace(/, \+ /g, ' + ')
    .replace(/ \+(?=\d{1,3} ?%)/g, ' plus ')
    .replace(/(?<=\d|maand|uur) x (?=\d{1,2},\d{1,2}\b)/g, ' × ')
    .replace(
      /(?<!, ?)(?<=\d|maand|uur|p\/[mu]) (?:ligt aan|hangt af van|naargelang) (?:je |jouw )?(?=\p{L})/gu,
      ', afhankelijk van ',
    )
    .replace(/\b(schaal \d{1,2}) [-–] (?=€? ?\d)/i, '$1, ')
    // '€4,500' as English writes it: no Dutch amount has three figures behind its comma.
    .replace(/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])/g, '$1.$2')
    // '3k2' as people say it.
    .replace(
      /(?<![\d.,\p{L}])([1-9]|1[0-4])k([1-9])(?![\p{L}\d])/giu,
      (_, thousands: string, hundreds: string) => `${thousands}.${hundreds}00`,
    )
    .replace(
      /(?<![\d.,])([1-9]|1[0-4])(?:[.,](\d))? ?k\b/gi,
      (_, thousands: string, hundreds = '0') => `${thousands}.${hundreds}00`,
    )
    .replace(/(?<=\d) ?\(?(?:per )?(?:4|vier) (?:wkn|weken)\)?/i, ' per 4 weken')
    .replace(/\((\d{2}(?:,\d)?) ?u\)/, '($1 uur)')
    .replace(/(?<=\d),00(?![\d%])/g, '')
    .replace(/(?<![\d.,])(\d{1,2},\d)(?= ?(?:€|eur|euro|\/ ?u|p\.?\/?u|per uur|[-–] ?\d|à|tot))/gi, '$10')
    .replace(/((?:-|–|à|tot) ?€? ?\d{1,2},\d)(?=(?: ?(?:€|eur|euro))? ?(?:\/ ?u|p\.?\/?u\b|per uur))/gi, '$10')
    .replace(/((?:op basis van|bij) \d{2}) ?u\b\.?/i, '$1 uur')
    .replace(ENDS_WITH_ASIDES, '$1 - $3 ($2 tot $4)')
    .replace(MIN_AND_MAX, '$1 - ')
    .replace(THOUSANDS_BY_K, (_, one?: string, other?: string) => `€ ${one ?? other ?? ''}.000`)
    .replace(BY_WORD, (_, period: string, sums: string) => `${sums} per ${period.toLowerCase()}`)
    .replace(/(?<=\d) ?b ?\/ ?(?=[umj]\b)/gi, ' bruto p/')
    .replace(/(?<=\d) ?bpm\b/gi, ' bruto p/m')
    .replace(/(?<=\d) ?p\/h\b/gi, ' p/u')
    .replace(/^([A-E]\d{1,2}(?: ?[-–] ?[A-E]\d{1,2})?): (?=(?:€ ?)?\d[\d.]{3,})/, 'schaal $1: ')
    .replace(/^(L[A-E]|L1[0-2])$/, 'schaal $1')
    .replace(/^(L[A-E]|L1[0-2]) ?\/ ?(L[A-E]|L1[0-2])(?=$|[ ,(])/, 'schaal $1 of $2')
    .replace(/(\b(?:schaal|fwg|cao)\b.*\b(?:maximaal|minimaal|tot|vanaf)) (\d{4})(?=\)?$)/i, '$1 € $2')
    .replace(/((?:vanaf|tot|minimaal|maximaal) \d{1,2})\.(\d\d)$/i, '$1,$2')
