/** A clause of the hours that is about money: '€ 19,50 per uur', 'bruto 2.600'. */
const PAY_CLAUSE =
  /^(?:(?:bruto|netto|loon|salaris|uurloon|(?:van|vanaf|tot|circa|ongeveer|max\.?|min\.?) )[ :]*)*(?:€|eur(?:o)?) ?\d|^\d{1,3}(?:[.,]\d{2})? ?(?:€|euro)|^(?!.*\d ?u(?:ur)?\b)(?=.*(?:\d{3}|\d[.,]\d{2}\b)).*\b(?:bruto|netto)\b|^(?:uur|maand)?(?:loon|salaris)\b/i

/** The hours, and what their field says of the pay: '32-40, € 19,50 per uur'. */
export const splitPay = (typed: string): [hours: string, pay: string] => {
  const clauses = typed.split(/[,;] (?!\d\d?\b(?![.,]\d\d\b| ?(?:€|eur)))/)
  const pay = clauses.filter((clause) => PAY_CLAUSE.test(clause))
  return pay.length === 0 || pay.length === clauses.length
    ? [typed, '']
    : [clauses.filter((clause) => !pay.includes(clause)).join(', '), pay.join(', ')]
}
