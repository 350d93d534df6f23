import { capitalFirst, lowerFirst } from '../language/capitals.ts'
import { presentPay } from './amounts.ts'

const AMOUNT = /^(?:(?:€|eur|euro|ongeveer|ca\.?|circa|max\.?|maximaal|min\.?|minimaal|bruto|±|~) ?)*\d/i
const PREPOSITION = /^(?:tussen|vanaf|tot|boven|rond|binnen|op basis van|volgens|conform)\b/i
const SCALE = /^(?:schaal|functieschaal|salarisschaal|fwg|loonschaal)\b/i
const NEGOTIABLE = /^(?:nader )?(?:in overleg|overeen te komen|te bepalen|bespreekbaar|n\.?o\.?t\.?k\.?)$/i
const NO_NAMES: ReadonlySet<string> = new Set()
const NAMES_PAY = /salaris|loon|tarief|beloning|vergoeding|bruto[a-z]+|uurtarief|gage|fee\b/i

/** What comes beside the pay or doesn't belong to it: 'exclusief vergoeding piket', '+ bonus'. */
const BESIDE_PAY = / (?:ex|exclusief|excl|inclusief|incl|plus|en)\b.*$| \+ .*$/i

/** Whether a title asks for somebody who sends invoices rather than an employee. */
export const isFreelance = (title: string): boolean =>
  !/\b(?:loondienst|dienstverband)\b/i.test(title) &&
  /\b(?:zzp|freelance|zelfstandige)(?!['’\p{L} -]*\b(?:mag|kan|ook|bespreekbaar|mogelijk|welkom)\b)/iu.test(title)

/** One line about pay, its figures as given, for the list of what you get. */
export const describeSalary = (salary: string, freelance = false): string => {
  const presentedPay = presentPay(salary)
  const pay = freelance ? 'tarief' : 'salaris'
  if (/^stagevergoeding €/i.test(presentedPay)) return `Een ${presentedPay.toLowerCase().replace(' ', ' van ')}`
  if (NAMES_PAY.test(presentedPay.replace(BESIDE_PAY, '').replace(/, .*$/, ''))) return capitalFirst(presentedPay)
  if (NEGOTIABLE.test(presentedPay)) return `${capitalFirst(pay)} ${presentedPay.toLowerCase()}`
  if (/^marktconform$/i.test(presentedPay)) return `Een marktconform ${pay}`
  if (
    /^(?:€ ?)?[\d.,]+(?: ?[-–] ?(?:€ ?)?[\d.,]+)? ?(?:per uur|p\/u|bruto per uur)?$/i.test(presentedPay) ||
    AMOUNT.test(presentedPay)
  )
    return `Een ${pay} van ${lowerFirst(presentedPay, NO_NAMES)}`
  if (/^cao\b/i.test(presentedPay)) return `${capitalFirst(pay)} volgens cao${presentedPay.slice(3)}`
  if (/^(?:PC|paritair comité) \d/i.test(presentedPay))
    return `Een ${pay} volgens ${presentedPay.replace(/^(\S+ \d{3}(?:\.\d\d)?) (?=€)/, '$1, ')}`
  if (SCALE.test(presentedPay)) return `Een ${pay} in ${lowerFirst(presentedPay, NO_NAMES)}`
  if (PREPOSITION.test(presentedPay)) return `Een ${pay} ${lowerFirst(presentedPay, NO_NAMES)}`
  return `${capitalFirst(pay)}: ${presentedPay}`
}
