const HOUR = '([01]?\\d|2[0-4])'
const MINUTES = '[.:u]([0-5]\\d)'
const BETWEEN = ' ?(?:-|–|/|tot|à) ?'
/** Times with minutes on at least one side, or 'u' on both: '7.00-15.30', '5u30-9u', '16u-19u'. Hours a week have neither. */
const TIMES = [
  new RegExp(
    `(?<![\\d.:,u])(?:van )?${HOUR}${MINUTES}u?${BETWEEN}${HOUR}(?:${MINUTES})?(?: ?uur|u)?\\b(?![.,]?\\d)`,
    'g',
  ),
  new RegExp(`(?<![\\d.:,u])(?:van )?${HOUR}()(?: ?uur|u)?${BETWEEN}${HOUR}${MINUTES}(?: ?uur|u)?\\b`, 'g'),
  new RegExp(`(?<![\\d.:,u])(?:van )?${HOUR}()(?:u| uur)${BETWEEN}${HOUR}()(?:u| uur)\\b`, 'g'),
]
const AFTER_TIMES = new RegExp(`(?<= uur) ?(?:/|en|of) ?${HOUR} ?[-–] ?${HOUR} ?(?:u|uur)\\b`, 'g')

/** Whole hours are times of day behind a day, or as shifts in a row: 'vrijdag 8-17', '6-14 / 14-22'. */
const BEHIND_DAY = new RegExp(`(?<=dag )${HOUR} ?[-–] ?${HOUR}(?: ?uur|u)?\\b(?![.,:]?\\d)`, 'g')
const IN_A_ROW = /(?<![\d.,:])\d{1,2} ?[-–] ?\d{1,2}(?: ?(?:\/|,|en) \d{1,2} ?[-–] ?\d{1,2}(?![\d.,:]))+/g

const clock = (hour: string, minutes: string | undefined) => `${String(Number(hour))}.${minutes || '00'}`

const wholeHours = (from: string, to: string) => `van ${clock(from, undefined)} tot ${clock(to, undefined)} uur`

/** Times of day in one notation: 'van 7.00 tot 15.30 uur'. */
export const writeClock = (text: string): string =>
  TIMES.reduce(
    (written, times) =>
      written.replace(
        times,
        (_, from: string, fromMinutes: string, to: string, toMinutes: string) =>
          `van ${clock(from, fromMinutes)} tot ${clock(to, toMinutes)} uur`,
      ),
    text,
  )
    .replace(BEHIND_DAY, (_, from: string, to: string) => wholeHours(from, to))
    .replace(IN_A_ROW, (shifts) =>
      shifts.replace(/(\d{1,2}) ?[-–] ?(\d{1,2})/g, (_, from: string, to: string) => wholeHours(from, to)),
    )
    .replace(
      AFTER_TIMES,
      (_, from: string, to: string) => ` en van ${clock(from, undefined)} tot ${clock(to, undefined)} uur`,
    )
