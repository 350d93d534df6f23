/** Sums as others write them: 'EUR 1,500', '2000,-', '17€60', '€0.23'. */
export const writeForeignSums = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:EUR|Eur|eur|euro)\.? ?(?=\d)(?!\d{1,2} ?(?:euro|eur)\b)/gu, '€ ')
    .replace(/(?<![\d.,€]|€ )(\d{3,6}|\d{1,3}\.\d{3}),(?:-+|–|=)(?!\d)/g, '€ $1')
    .replace(/(?<=€ ?[\d.]+),(?:-+|–|=)(?!\d)/g, '')
    .replace(/(?<![\d.,])(\d{1,3}) ?€ ?(\d\d)(?![\d.,%])/g, '€ $1,$2')
    .replace(
      /(?<=€ ?)(\d{1,3}),(\d{3})(?:\.(\d\d))?(?!\d)/g,
      (_, thousands: string, rest: string, cents?: string) =>
        `${thousands}.${rest}${cents === undefined ? '' : `,${cents}`}`,
    )
    .replace(/(?<=€ ?\d{1,3})\.(\d\d)(?!\d)/g, ',$1')

/** In pay a sum without its sign is for the rules of pay. */
export const writeForeignPay = (typed: string): string =>
  typed
    // 'Barema van PC 330 dus 2.500 tot 3.100'.
    .replace(
      /(?<=\bPC ?\d{3}(?:\.\d\d)?),? (?:dus|of|ofwel|namelijk|wat neerkomt op|dat is) (?=(?:(?:ongeveer|ca\.?|circa|tussen|van|vanaf|rond) )*(?:€ ?)?\d)/i,
      ', ',
    )
    .replace(/\b(tussen) de (\d[\d.,]*) en de (?=\d)/i, '$1 $2 en ')
    .replace(/(?<![\d.,])(\d{1,3}) ?€ ?(\d\d)(?![\d.,%])/g, '€ $1,$2')
    .replace(/(?<=(?:€|EUR|eur|euro) ?)(\d{1,3}),(\d{3})(?!\d)/gi, '$1.$2')
