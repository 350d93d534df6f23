import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Numbers without a country are Dutch. */
const HOME = 'NL'

/** A telephone number as E.164 says it, '+31612345678'; null for what is no number that exists. */
export const e164 = (typed: string): string | null => {
  const number = parsePhoneNumberFromString(typed, HOME)
  return number?.isValid() && !number.ext ? number.number : null
}

/**
 * A stored number as people write it: '06 12 34 56 78', '0592 123 456', '+32 470 12 34 56'. What is no number stays as
 * it is.
 */
export const phoneText = (storedNumber: string): string => {
  const number = parsePhoneNumberFromString(storedNumber, HOME)
  if (!number?.isValid() || number.ext) return storedNumber
  if (number.country !== HOME) return number.formatInternational()
  // The metadata leave the eight digits of a Dutch mobile number in one piece.
  return number.formatNational().replace(/^06 (\d\d)(\d\d)(\d\d)(\d\d)$/, '06 $1 $2 $3 $4')
}
