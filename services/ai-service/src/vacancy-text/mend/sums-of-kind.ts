import { writePeriodOfKind } from './pay-shorthand.ts'

/** '1100' as '1.100'. */
export const groupDigits = (amount: string): string =>
  /^\d{4,6}(?:,|$)/.test(amount) ? amount.replace(/^\d+/, (whole) => whole.replace(/(\d{3})$/, '.$1')) : amount

/** A bare figure right before 'bruto' or 'netto', or behind it and what it is of, is a sum: 'netto onkosten 180'. */
const BESIDE_KIND =
  /(?<![\d.,€/-] ?)(?<!\d)(\d{1,3}(?:\.\d{3})+|\d{2,5}(?:,\d\d)?|\d,\d\d)(?=(?:,-)? ?(?:bruto|netto)(?!\p{L}| (?:uur|uren|m2|m²|oppervlak)))/giu
const BEHIND_KIND =
  /(?<=(?<!\p{L})(?:bruto|netto) \p{L}{4,}(?: (?:van|tot|max\.?|maximaal|ongeveer))? )(\d{2,5}(?:,\d\d)?)(?![\d.,]*(?:\d|%| ?(?:dagen|uur|keer|x\b|maanden|weken|jaar)))/giu

/** Sums, kinds and periods of money that stand beside each other: '€ 1.100 bruto per jaar'. */
export const writeSumsOfKind = (text: string): string =>
  writePeriodOfKind(text)
    .replace(BESIDE_KIND, (_, amount: string) => `€ ${groupDigits(amount)}`)
    .replace(BEHIND_KIND, (_, amount: string) => `€ ${groupDigits(amount)}`)
