/** An amount of money. */
const AMOUNT =
  /(?:€|eur(?:o)?(?![\p{L}]))\s?\d[\d.,]*(?:\s?k(?![\p{L}]))?|\d[\d.,]*\s?(?:,-)?\s?(?:€|euro(?![\p{L}])|k(?![\p{L}]))|\d[\d.,]*\s(?:bruto|netto|per (?:uur|maand|jaar))(?![\p{L}])/giu
/** A scale of a collective agreement, or a wage by law. */
const SCALE =
  /(?<!\p{L})(?:[Ss]alaris|[Ll]oon)?[Ss]cha(?:al|len)\s(?:\d|[A-Z](?!\p{L}))|functiegroep\s(?:\d|[A-Z](?!\p{L}))|FWG[\s-]?\d|barema\s?[A-Z\d]|minimumloon/u
/** A wage without a sign of money: 'Loon: 15,20', 'bruto 2800'. */
const WAGE_FIGURE =
  /(?<!\p{L})(?:bruto|salaris|loon|maandsalaris|uurloon|maandloon|brutoloon|wedde)(?!\p{L})[^.!?\n]{0,60}?(?<![\d.,])\d{2,}(?:[.,]\d+)*(?!\d|[.,]\d|\s?(?:%|procent|uur|uren|dagen|jaar|maanden|weken|vakantie|collega|km|kilometer))/iu

/** What is money and no pay: a budget, a cheque, an allowance, what a firm earns. */
const OTHER_MONEY =
  /budget|cheque|vergoeding|toelage|toeslag|reiskosten|kilometer|per km|bonus|omzet|miljoen|miljard|investe|korting|cadeau|verzekering|premie|lening|subsidie|boete|borg|inschrijf|kosten|thuiswerk|telefoon|abonnement|fiets|uitkering|opbrengst|waarde|klanten|prijs/iu
const PAY_WORD = /salaris|loon(?!kost)|bruto|verdien|wedde|barema|inschaling|schaal|salary|wage|gross/iu

/** Where a clause ends: of 'loon € 2.800, maaltijdcheques van € 8' only the first is pay. */
const CLAUSE_END = /[;\n•!?]|\.(?=\s|$)|,(?=\s)|(?<!\p{L})(?:en|plus|naast|met|and)(?!\p{L})/iu

const clauseAround = (text: string, start: number, end: number): string => {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const after = text.slice(end, end + 60).split(CLAUSE_END)[0] ?? ''
  return before + text.slice(start, end) + after
}

const isPay = (text: string, { index: start, 0: amount }: RegExpMatchArray): boolean => {
  const clause = clauseAround(text, start ?? 0, (start ?? 0) + amount.length)
  return PAY_WORD.test(clause) || !OTHER_MONEY.test(clause)
}

/** Whether the text names what the job pays. */
export const namesPay = (text: string): boolean =>
  SCALE.test(text) || WAGE_FIGURE.test(text) || [...text.matchAll(AMOUNT)].some((amount) => isPay(text, amount))
