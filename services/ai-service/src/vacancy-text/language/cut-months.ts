/** Months behind a word of time. */
const MONTHS: Record<string, string> = {
  jan: 'januari',
  feb: 'februari',
  mrt: 'maart',
  apr: 'april',
  jun: 'juni',
  jul: 'juli',
  aug: 'augustus',
  sep: 'september',
  sept: 'september',
  okt: 'oktober',
  nov: 'november',
  dec: 'december',
}
const MONTH = new RegExp(
  String.raw`(?<=(?:\b(?:in|vanaf|tot|per|sinds|eind|begin|half|medio|\d{1,2}|/|en)|t/m) ?)(${Object.keys(MONTHS).join('|')})\b\.?(?=$|[ ,;)/])`,
  'gi',
)
/** 'jan/feb': the first of two months. */
const FIRST_MONTH = new RegExp(
  `\\b(${Object.keys(MONTHS).join('|')})\\.?(?= ?(?:[/-]|t\\/m|tot|en) ?(?:${Object.keys(MONTHS).join('|')})\\b)`,
  'gi',
)
const monthOf = (typed: string, month: string) => MONTHS[month.toLowerCase()] ?? typed
/** Months that are cut off, written whole: 'vanaf 1 jan', 'jan/feb'. */
export const writeMonths = (line: string) => line.replace(FIRST_MONTH, monthOf).replace(MONTH, monthOf)
