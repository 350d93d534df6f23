import ICAL from 'ical.js'

/**
 * Moments that one recurrence may look at to find its next one. A rule of days needs 15,000 at most, for a 29 February
 * on a certain day of the week.
 */
const MAX_MOMENTS = 50_000

type Checked = { check_contracting_rules: () => boolean; next: (again?: boolean) => ICAL.Time | null }
const iterators = ICAL.RecurIterator.prototype as unknown as Checked
const { check_contracting_rules: isWithinRule, next } = iterators
const momentsOf = new WeakMap<object, number>()

/**
 * Lets a recurrence throw that looks for its next moment for too long. Without it the library looks for ever for what
 * never comes, as the 30th of February (https://github.com/kewisch/ical.js/issues/1038).
 */
export const boundRecurrences = (): void => {
  iterators.next = function findNext(this: Checked, again = false): ICAL.Time | null {
    if (!again) momentsOf.set(this, 0)
    return next.call(this, again)
  }
  iterators.check_contracting_rules = function countMoment(this: Checked): boolean {
    const moments = (momentsOf.get(this) ?? 0) + 1
    if (moments > MAX_MOMENTS) throw new Error('a recurrence has no next moment')
    momentsOf.set(this, moments)
    return isWithinRule.call(this)
  }
}
