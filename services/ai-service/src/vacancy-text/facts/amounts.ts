const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{2})?`
const BEFORE = '(?:vanaf|tot|tussen|maximaal|minimaal|circa|rond|bruto)'
const AFTER =
  '(?:bruto|netto|per (?:uur|maand|jaar|week)|op basis van \\d+ uur|all-in|(?:excl|incl)\\S* .+|afhankelijk van .+|\\+ .+|\\(.+\\))'
const BARE = new RegExp(
  `^((?:${BEFORE} )*)(${AMOUNT})(?:( ?[-–—] ?| tot | en | t/m )(${AMOUNT}))?((?: ${AFTER})*)$`,
  'i',
)

const valueOf = (amount: string) => Number.parseFloat(amount.replaceAll('.', '').replace(',', '.'))
const grouped = (amount: string) =>
  /^\d{4,6}(?:,|$)/.test(amount) ? amount.replace(/^\d+/, (whole) => whole.replace(/(\d{3})$/, '.$1')) : amount

/** Only what can be nothing else than pay: a sum by the month or the year, one 'per uur', or one with cents. */
const isPay = (amount: string, after: string) => {
  const value = valueOf(amount)
  return value >= 1_000 ? value <= 250_000 : value > 0 && (/\bper uur\b/.test(after) || /,\d{2}$/.test(amount))
}

const spellOut = (text: string) =>
  text
    .replace(/^n\.?o\.?t\.?k\.?$/i, 'nader overeen te komen')
    .replace(/^n\.?t\.?b\.?$/i, 'nader te bepalen')
    .replace(/\bp\.?\/u\b\.?|\bp\.u\.(?= |$)/gi, 'per uur')
    .replace(/\bp\.?\/m\b\.?|\bp\.m\.(?= |$)/gi, 'per maand')
    .replace(/\bp\.?\/j\b\.?/gi, 'per jaar')
    .replace(/\b(?:obv|o\.b\.v\.) (?=\d)/gi, 'op basis van ')
    .replace(/^max\.? (?=€|\d)/i, 'maximaal ')
    .replace(/^min\.? (?=€|\d)/i, 'minimaal ')
    .replace(/(\d),(?:-+|–|=)/g, '$1')

const withEuroSign = (text: string) =>
  text
    .replace(/€ ?(?=\d)/g, '€ ')
    .replace(/€ (\d{4,6})(?![\d.])/g, (_, amount: string) => `€ ${grouped(amount)}`)
    .replace(/(€ [\d.,]+k?) ?[-–—] ?(?:€ )?(\d[\d.]*)/gi, (_, from: string, to: string) => `${from} – € ${grouped(to)}`)
    .replace(/(\d) ?[-–—] ?(?=\d[\d –-]*%)/g, '$1–')
    .replace(/(\dk?) ?[-–—] ?(?=\d)(?!\d+(?:[-–]\d+)*%)/gi, '$1 – ')

/**
 * Pay as a reader expects it: '2400-2700' is '€ 2.400 – € 2.700'. The figures stay; a euro sign comes only where it can
 * be nothing else.
 */
export const presentPay = (pay: string): string => {
  const text = spellOut(pay)
  const [, before = '', from = '', between = '', to = '', after = ''] = BARE.exec(text) ?? []
  if (from === '' || ![from, to || from].every((amount) => isPay(amount, after))) return withEuroSign(text)
  const range = to === '' ? '' : `${/[-–—]/.test(between) ? ' – ' : between}€ ${grouped(to)}`
  return `${before}€ ${grouped(from)}${range}${after}`
}
