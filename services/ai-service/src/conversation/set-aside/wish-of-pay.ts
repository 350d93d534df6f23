/** Where another clause begins: 'ik zit nu op 3.200 en ik zou graag 3.600 willen'. */
const CLAUSE = /(?<=[,;])\s+(?=(?:ik|i|want|maar|en|because|but|and)\b)|\s+(?=(?:en|maar|and|but) (?:ik|i)\b)/iu
const WISH =
  /\b(?:graag|wil|willen|zou|zoek|hoop|wens|verwacht|liefst|minimaal|minstens|i would|i'd|hope|looking for)\b/iu
const NOW =
  /\b(?:nu|momenteel|tegenwoordig|huidige?|vorige?|laatste|zit|verdien|verdiende|kreeg|zat|had|currently|now|earn|earned)\b/iu
const AMOUNT = /\d|duizend|honderd|mille|thousand|hundred/iu

/**
 * What a sentence about somebody's pay says of the pay that they want, which may be asked and counted; '' for one that
 * tells of the present or an earlier one alone: 'dat wil ik graag houden' names none. A quote: the words as they were
 * said.
 */
export const wishOfPay = (sentence: string): string => {
  const clauses = sentence.split(CLAUSE)
  const first = clauses.findIndex((clause) => WISH.test(clause) && !NOW.test(clause))
  if (first < 0) return ''
  const rest = clauses.slice(first)
  const end = rest.findIndex((clause) => NOW.test(clause))
  const wish = rest
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .replace(/^(?:en|maar|and|but) /iu, '')
    .replace(/[,;]$/, '')
  return AMOUNT.test(wish) ? wish : ''
}
