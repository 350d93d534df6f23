/** An amount of money, a scale, or a wage by law: what tells a reader the pay. */
const AMOUNT =
  /(?:€|eur(?:o)?(?![\p{L}]))\s?\d|\d[\d.,]*\s?(?:,-)?\s?(?:€|euro|bruto|k(?![\p{L}])|per (?:uur|maand|jaar))|(?:salaris|loon)?schaal\s?[\dA-Z]|functiegroep\s?[\dA-Z]|FWG\s?\d|minimumloon|\b(?:bruto|salaris|loon|maandsalaris|uurloon)[^.!?\n]{0,60}\d{2,}/iu

/** Whether the text names what the job pays. */
export const namesPay = (text: string): boolean => AMOUNT.test(text)
