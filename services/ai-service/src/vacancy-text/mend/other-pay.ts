import { writePeriodOfKind } from './pay-shorthand.ts'

/** What somebody else is paid by the hour: 'all-in, student 13u'. */
const OTHERS =
  /(?<=[,;/+] ?(?:job)?(?:student|flexi|scholier|vakantiekracht)\p{L}*:? )(\d{1,2}(?:,\d\d)?) ?(?:u|p\/u|per uur|\/u)(?!\p{L})/giu
/** A sum with its period behind it. */
const BY_PERIOD =
  /(?<![€\d.,] ?)(?<!\d)(\d{1,4}(?:,\d\d)?) ?(?:\/ ?(?=u\b|uur\b|m\b|maand\b|dag\b|jaar\b)|(?=per (?:uur|maand|dag|jaar|dienst|shift|nacht|etmaal|rit|stuk|klant|bezoek|stop|les)\b))(?:(u|m)\b)?/giu
const FULL: Record<string, string> = { u: 'per uur', m: 'per maand' }
/** A sum with cents that stands behind a word, such as that of another job: 'ploegbaas 17,94'. */
const WITH_CENTS =
  /(?<=\p{L}[ :] ?)(?<!\b(?:PC|comité|factor|schaal|klasse|trede|cat|nr|x)[ :]+)(\d{1,3},\d\d)(?![\d%]| ?(?:uur|fte|km|%|dagen))/giu
/** A sum with its word behind it: '10 euro'. */
const WITH_WORD = /(?<![€\d.,] ?)(?<!\d)(\d{1,4}(?:,\d\d)?) ?(?:euro|eur)\b/gi
/** A sum with its kind behind it: 'bonus tot 1200 bruto per jaar'. */
const WITH_KIND =
  /(?<![€\d.,] ?)(?<!\d)(\d{1,3}(?:\.\d{3})+|\d{2,5}(?:,\d\d)?|\d,\d\d) ?(?=(?:bruto|netto)(?:$|[ ,;).]))/giu
/** A whole sum that goes as far as the first one: 'dagloon 165-190, volmatroos tot 205'. */
const EXTENT = /(?<=\b(?:tot|maximaal|vanaf|minimaal) )(\d{2,3})(?=$|[,;)])/gi

/** Pay with the other sums in it in the notation of the first; without a first one nothing tells what they are. */
export const writeOtherPay = (pay: string): string => {
  const signed = writePeriodOfKind(pay)
    .replace(OTHERS, '€ $1 per uur')
    .replace(/(?<=\d) ?p\.?\/?u\b\.?/gi, ' per uur')
    .replace(/(?<=\d) ?p\.?\/?m\b\.?/gi, ' per maand')
  if (!/€ \d/.test(signed)) return signed
  const byPeriod = signed
    .replace(BY_PERIOD, (_, sum: string, period?: string) => {
      const unit = period === undefined ? '' : (FULL[period.toLowerCase()] ?? '')
      return `€ ${sum} ${unit}`
    })
    .replace(WITH_KIND, (_, sum: string) => `€ ${sum.replace(/^(\d{1,2})(\d{3})$/, '$1.$2')} `)
    .replace(WITH_CENTS, '€ $1')
    .replace(WITH_WORD, '€ $1')
    .replace(/ {2,}/g, ' ')
  return /per (?:dag|uur)\b/i.test(signed) ? byPeriod.replace(EXTENT, '€ $1') : byPeriod
}
