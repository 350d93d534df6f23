/** An agreement as the only thing that is said of pay or of what one gets: 'cao', 'conform cao metaal', 'zie CAO'. */
const AGREEMENT =
  /^(?:gewoon |alles |standaard |zie |vlgs\.? |volgens |conform |cfr\.? |obv |op basis van )*(?:de |onze )?((?:cao|CAO|Cao)(?: (?!\+|en |plus )[\p{L}&/ -]{2,40})?|(?:PC|paritair comité) \d{3}(?:\.\d{2})?)[.!]*$/u

/** The agreement that a text consists of, or null. */
const agreementIn = (text: string): string | null => {
  const [, name] = AGREEMENT.exec(text.trim()) ?? []
  return name === undefined ? null : name.replace(/^cao/i, 'cao')
}

/** Pay that is only an agreement: 'volgens cao'. */
export const writeCaoPay = (pay: string): string => {
  const agreement = agreementIn(pay)
  // 'Horeca cao + fooi'.
  if (agreement === null)
    return pay.replace(
      /^(?!volgens |conform )(\p{L}{4,})[ -]cao(?= |$|,)/u,
      (_, trade: string) => `cao ${trade.toLowerCase()}`,
    )
  return `volgens ${agreement}`
}

/** A list of benefits in which an item is only an agreement, beside the pay as it was typed. */
export const writeCaoBenefits = (benefits: string, pay: string): string =>
  benefits
    .split('\n')
    .map((line) => {
      const [, mark = '', item = ''] = /^([-•*] )?(.*)$/u.exec(line) ?? []
      const agreement = agreementIn(item)
      if (agreement === null) return line
      const isOfPay = agreementIn(pay) === agreement
      return `${mark}${isOfPay ? 'salaris en andere arbeidsvoorwaarden' : 'arbeidsvoorwaarden'} volgens ${agreement}`
    })
    .join('\n')
