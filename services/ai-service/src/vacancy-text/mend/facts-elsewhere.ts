import { withoutMark } from '../lists/marks.ts'
import { payDoubtIn } from './pay.ts'

/** 'Salaris in schaal LB, max. € 5.981' among the benefits: the pay of a form that has no other. */
const PAY_ITEM =
  /^(?:een |goed |mooi )?(?:bruto ?)?(?:maand)?salaris ?(?:van |in |: ?)?((?=.*(?:€|\d{4}|schaal ))[^;]{4,80})$/i

/** The pay that stands among the benefits, and the others; null where none is pay alone, or several are. */
export const payAmong = (benefits: string): [pay: string, others: string] | null => {
  const lines = benefits.split('\n')
  const pays = lines.filter((line) => PAY_ITEM.test(withoutMark(line)))
  const [only = '', ...more] = pays
  if (only === '' || more.length > 0) return null
  const pay = (PAY_ITEM.exec(withoutMark(only))?.[1] ?? '').trim()
  return payDoubtIn(pay) === null ? [pay, lines.filter((line) => line !== only).join('\n')] : null
}

/** Hours that only the title tells: 'Inkoper (32-40 uur)'. */
export const HOURS_ALONE = /^\d{1,2}(?:[-–]\d{1,2})? uur(?: per week)?$/

/** 'Uurrooster: 38 uur, vrijdag tot 15.30 uur' in another field. */
export const HOURS_LABEL =
  /^(?:uurrooster|werkrooster|rooster|uren(?! ?: ?\d{1,2} (?!uur))|werkuren|werktijden|dienstrooster|werkdagen) ?: ?/i

/** '28–36 uur, 2 dagen thuis': hours, and where one works; null where the hours say nothing of it. */
export const homeDaysIn = (hours: string): [hours: string, workplace: string] | null => {
  const [, before = '', days = ''] =
    /^(.*\d.*?)(?:, | \(|; | waarvan | en | \+ )((?:max(?:imaal|\.)? |tot )?(?:\d|één|twee|drie|vier) dag(?:en)?(?: per week)? thuis(?:werken)?(?: mogelijk)?)\)?$/i.exec(
      hours,
    ) ?? []
  return before === '' ? null : [before, days]
}
