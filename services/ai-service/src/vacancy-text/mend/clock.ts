/** A time of day, or what may be one: hour, mark and minutes, and 'u' or 'uur' behind it. */
const TIME = String.raw`(\d{1,2})(?:([.:u])([0-5]\d))?( ?u(?:ur)?(?!\p{L}))?`
const BETWEEN = ' ?(?:-|–|/|tot|à) ?'
const RANGE = new RegExp(`(?<![\\p{L}\\d.,:€/-])(van )?${TIME}(${BETWEEN})${TIME}(?![.,:]?\\d|%|\\p{L})`, 'gu')

/** Words right before a range that make times of it: 'werktijden: 7.00-15.30', 'vroege dienst van 6.30 tot 15.00'. */
const OF_TIME =
  /(?:\p{L}*dienst(?:en)?|\p{L}*ploeg(?:en)?|\p{L}*shifts?|(?:werk|open?ings|bedien?|school|les|dienst|winkel)-?tijden|uurrooster|rooster|werkuren|werkdag(?:en)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?|(?<!per )ochtends?|middags?|avonds?|nachts?|vroeg|laat|zomers?|winters?)[\s:(,–-]*(?:(?:van|tussen|is|zijn|start) )?$/iu
/** The same where bare hours follow, which could as well count people or pieces. */
const OF_WHOLE_HOURS =
  /(?:(?:vroege|late|dag|avond|nacht|weekend)-? ?dienst(?:en)?|\b(?:vroege?|late|laat|zomer|winter)|(?:dag|avond|nacht)ploeg|(?:werk|open?ings)tijden|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?)[\s:(]*(?:van )?$/iu
/** Words anywhere in front of '7u-19u' that make it times rather than hours a week. */
const NEAR_TIME =
  /\b(?:glijd\p{L}*|vroeg\p{L}*|laat|late|shift\p{L}*|dienst\p{L}*|ploeg\p{L}*|uurrooster|flexibele uren|open)\b[^\d]{0,20}$|\bweek [1-4]:? ?$/iu
/** A part of a day a few words before: 'zaterdagochtend in het seizoen 6.30-11'. */
const PART_OF_DAY = /(?:dag|ochtend|middag|avond|nacht)(?: (?!per |tot )\p{Ll}+){0,3} $/u
/** What follows bare hours when they are no count of something: the end, a mark, or the next times. */
const ENDS = /^(?:$|[,;)/]| ?(?:\/|en |of |uur\b|\(|zomer|winter))/
/** '17-22 doordeweeks'. */
const ON_DAYS = /^(?: ?u(?:ur)?)? (?:doordeweeks|door de week|op (?:werk|week)dagen|in het weekend)\b/i
/** Money, or a number of hours a week, whatever stands around it. */
const PAY_OR_WEEK = /^ ?(?:(?:bruto |netto )?(?:per|p\.|p\/|\/ ?)(?: ?(?:uur|u|week|wk|w)\b)|euro|bruto|netto)/i
const MONEY_BEFORE = /(?:€|loon|salaris|tarief|(?<!\p{L})(?:eur|euro|vanaf|versie|v))\.? ?$/iu
/** Between two ranges that belong together: '7.00-15.30 / 15.00-23.00'. */
const ROW = /^(?:,| ?\/| ?(?:en|of|&))? ?(?:en|of)? ?$/

/** 'Tussen 8:00 en 22:00': two times that are the ends of something. */
const BETWEEN_TIMES =
  /(?<=\btussen )(\d{1,2})[.:u]([0-5]\d)(?: ?u(?:ur)?)? en (\d{1,2})[.:u]([0-5]\d)(?:(?: ?u(?:ur)?)(?!\p{L}))?(?!\d)/giu
/** 'Tussen 7u en 19u', where both have their unit. */
const BETWEEN_HOURS = /(?<=\btussen )(\d{1,2}) ?u(?:ur)? en (\d{1,2}) ?u(?:ur)?(?![\p{L}\d])/giu
/** '20-28 uur, tussen 8 en 20 uur': behind the hours of a week, two hours are times of day. */
const BETWEEN_BARE_HOURS =
  /(?<=\d{2} ?(?:u|uur|uren)?(?: per week| p\/w)?[,;(]? \(?(?:flexibel |in te delen |te werken |altijd |verdeeld |ergens )?tussen )([5-9]|1[0-2]) en (1[2-9]|2[0-4]) ?u(?:ur)?(?![\p{L}\d.:]| per | p\/| in de week)/giu
/** 'Start tussen 4 en 6u'. */
const START_BETWEEN =
  /(?<=\b(?:start|starten|begin|begint|beginnen|aankomst|vertrek)(?: om)? tussen )(\d{1,2})(?: ?u(?:ur)?)? en (\d{1,2})(?: ?u(?:ur)?)?(?![\p{L}\d.:])/giu
/** 'Flexibel begin 7-9u': no shift is that short. */
const START_RANGE =
  /(?<=\b(?:begin|start|starten|beginnen|aanvang|starttijd|beginuur|startuur)(?: om| van| tussen)?:? )(\d{1,2})(?: ?u(?:ur)?)? ?(?:-|–|à|tot) ?(\d{1,2}) ?u(?:ur)?(?![\p{L}\d])|(?<=\b(?:glijdend|glijtijden?|glijdende uren|glijdende start):? )(\d{1,2}) ?(?:-|–) ?(\d{1,2})(?: ?u(?:ur)?)?(?![\p{L}\d.:])/giu
/** A time that only its colon tells, in a text about hours. */
const WITH_COLON = /(?<![\d:.,])(\d{1,2}):([0-5]\d)(?![\d:])(?: ?u(?:ur)?(?!\p{L}))?/giu
/** 'Maandag 9 uur is er overleg': behind a day, and before what happens then. */
const HOUR_OF_DAY =
  /(?<=\b(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond)?(?: om)? )([5-9]|1\d|2[0-3]) ?u(?:ur)?(?= (?:is|start|begint|hebben|is er|staat|vertrek|overleg|team)|$|\.)/giu

type Range = {
  typed: string
  at: number
  hasVan: boolean
  from: { hour: number; minutes: string | undefined; mark: string | undefined; unit: boolean }
  to: { hour: number; minutes: string | undefined; mark: string | undefined; unit: boolean }
  between: string
}

const readRange = (match: RegExpExecArray): Range => {
  const [typed, van, hour, mark, minutes, unit, between = '', toHour, toMark, toMinutes, toUnit] = match
  return {
    typed,
    at: match.index,
    hasVan: van !== undefined,
    from: { hour: Number(hour), minutes, mark, unit: unit !== undefined || mark === 'u' },
    to: { hour: Number(toHour), minutes: toMinutes, mark: toMark, unit: toUnit !== undefined || toMark === 'u' },
    between,
  }
}

/** Hours from the first time to the second; a night passes midnight. */
const length = ({ from, to }: Range): number => {
  const hours = to.hour - from.hour + (Number(to.minutes ?? 0) - Number(from.minutes ?? 0)) / 60
  return hours < 0 && from.hour >= 12 ? hours + 24 : hours
}
const isPossible = (range: Range) =>
  range.from.hour <= 24 && range.to.hour <= 24 && length(range) >= 1 && length(range) <= 16

const isQuarter = ({ from, to }: Range) =>
  [from, to].every(({ minutes }) => minutes === undefined || Number(minutes) % 15 === 0)

/** Hours of the day at which a night ends, at most, and how long a night shift may be. */
const LATEST_END_OF_NIGHT = 9
const LENGTH_OF_NIGHT = { least: 6, most: 14 }
const isNight = (range: Range) =>
  range.from.hour >= 12 && length(range) >= LENGTH_OF_NIGHT.least && length(range) <= LENGTH_OF_NIGHT.most
const hasZero = ({ typed }: Range) => /(?<!\d)0\d/.test(typed)

/**
 * Whether the words around say that a range is times of day. Without such words it may be an age, a version, a score or
 * an amount, and stays as it was typed.
 */
const isTimes = (range: Range, before: string, after: string, followsTimes: boolean): boolean => {
  const { from, to, between } = range
  if (!isPossible(range) || PAY_OR_WEEK.test(after) || MONEY_BEFORE.test(before)) return false
  const withMinutes = [from, to].filter(({ minutes }) => minutes !== undefined).length
  if (withMinutes === 0) {
    if (ON_DAYS.test(after) && from.hour < to.hour) return true
    // '7u-19u': both with their unit. By the week nobody writes that with less than ten hours first.
    const haveUnits = from.unit && to.unit && length(range) >= 4
    // Hours a week never go down: '23-7 uur' is a night.
    if (to.unit && from.hour > to.hour && to.hour <= LATEST_END_OF_NIGHT && isNight(range)) return true
    // A zero before an hour is none of a number of hours.
    if (hasZero(range) && length(range) >= 4 && (to.unit || ENDS.test(after) || after.startsWith(' uur'))) return true
    if (haveUnits && (NEAR_TIME.test(before) || (from.hour < 10 && to.hour > from.hour))) return true
    if (between.includes('/') && !to.unit) return false
    if (followsTimes) return to.unit || from.unit || ENDS.test(after)
    const isFollowed = /^ ?(?:en|\/|,|&|\+) ?\d{1,2} ?[-–] ?\d/.test(after)
    return (
      OF_WHOLE_HOURS.test(before) &&
      (to.unit || (ENDS.test(after) && (to.hour > 12 || length(range) >= 6 || isFollowed)))
    )
  }
  if (followsTimes || OF_TIME.test(before)) return true
  if ([from.mark, to.mark].includes('u') || to.unit) return true
  if (PART_OF_DAY.test(before) && isQuarter(range) && length(range) >= 3) return true
  return withMinutes === 2 && ((range.hasVan && between.includes('tot')) || (from.mark === ':' && from.hour > 4))
}

/** Shifts that follow each other, each beginning where the one before it ends: '6-14 / 14-22', '7u-15u/15u-23u'. */
const SHIFT = String.raw`\d{1,2}(?: ?u)? ?[-–] ?\d{1,2}(?: ?u(?:ur)?)?`
const SHIFTS = new RegExp(
  String.raw`(?<![\d.,€/-])(?<!\d:)${SHIFT}(?:(?: ?[/,+] ?| en | of | & | )${SHIFT})+(?![.,:]?\d|%|\p{L}| ?(?:jaar|dagen|keer|euro|personen|km|kg)(?!\p{L}))`,
  'gu',
)
/** Hours of a shift; where a text isn't about hours, shorter ones may as well be ages: '6-12/12-18'. */
const SHIFT_LENGTH = { least: 4, leastElsewhere: 7, most: 12 }

const shiftsIn = (row: string): [from: number, to: number][] =>
  [...row.matchAll(/(\d{1,2}) ?u? ?[-–] ?(\d{1,2})/g)].map(([, from, to]) => [Number(from), Number(to)])

const areShifts = (shifts: readonly [number, number][], least: number): boolean =>
  shifts.every(([from, to], index) => {
    const hours = to > from ? to - from : to + 24 - from
    const before = shifts[index - 1]
    return (
      from <= 24 &&
      to <= 24 &&
      hours >= least &&
      hours <= SHIFT_LENGTH.most &&
      (before === undefined || before[1] % 24 === from % 24)
    )
  })

const writeShifts = (text: string, isAboutHours: boolean) =>
  text.replace(SHIFTS, (row) => {
    const shifts = shiftsIn(row)
    return areShifts(shifts, isAboutHours ? SHIFT_LENGTH.least : SHIFT_LENGTH.leastElsewhere)
      ? shifts.map(([from, to]) => `van ${from}.00 tot ${to}.00 uur`).join(' en ')
      : row
  })

const clock = ({ hour, minutes }: Range['from']) => `${hour}.${minutes ?? '00'}`

/** More hours than a day has, before other hours: '24-32 uur, 17-22 uur'. */
const saysWeek = (before: string) => /(?:2[5-9]|3\d|40) ?(?:u|uur)\b/i.test(before)
const isPartOfDay = (range: Range) =>
  range.to.unit && range.from.hour >= 5 && range.to.hour <= 24 && length(range) >= 3 && length(range) <= 12

/** Which ranges are times of day; one that stands in a row with another is so too, before it and behind it. */
const timesAmong = (ranges: readonly Range[], text: string, isAboutHours: boolean): ReadonlySet<Range> => {
  const times = new Set<Range>()
  const isInRow = (one: Range | undefined, other: Range) =>
    one !== undefined && times.has(one) && ROW.test(gapBetween(one, other, text))
  for (const [index, range] of ranges.entries()) {
    const after = text.slice(range.at + range.typed.length)
    const hasMinutes = (range.from.minutes ?? range.to.minutes) !== undefined
    const isBesideWeek = isAboutHours && saysWeek(text.slice(0, range.at)) && isPartOfDay(range)
    const isAll = hasMinutes && range.typed === text.trim() && isQuarter(range) && length(range) >= 4
    const follows = isInRow(ranges[index - 1], range) || isAll || isBesideWeek || (isAboutHours && hasMinutes)
    const before = text.slice(0, range.at)
    // 'Ma-do 8-17, vr 8-12': a day with its times behind others.
    const isDayBehind =
      isAboutHours &&
      times.size > 0 &&
      OF_WHOLE_HOURS.test(before) &&
      ENDS.test(after) &&
      isPossible(range) &&
      length(range) >= 3
    if (isDayBehind || isTimes(range, before, after, follows)) times.add(range)
  }
  // '7u-9u en 15u-17u': two in a row with all their units are a broken day.
  for (const [index, range] of ranges.entries()) {
    const next = ranges[index + 1]
    const areTimes =
      isAboutHours &&
      next !== undefined &&
      [range, next].every((one) => one.from.unit && one.to.unit && one.from.hour < one.to.hour && isPossible(one)) &&
      next.from.hour > range.to.hour &&
      ROW.test(gapBetween(range, next, text))
    if (areTimes) [range, next].forEach((one) => times.add(one))
  }
  for (const [index, range] of [...ranges.entries()].toReversed()) {
    const next = ranges[index + 1]
    const saysHours = range.from.unit && range.to.unit
    if (saysHours && isPossible(range) && isInRow(next, range)) times.add(range)
  }
  return times
}

const endOf = ({ at, typed }: Range) => at + typed.length
const gapBetween = (one: Range, other: Range, text: string) =>
  one.at < other.at ? text.slice(endOf(one), other.at) : text.slice(endOf(other), one.at)

/** One time behind a word that only a time follows: 'vrij tot 15u30', 'start om 6'. */
const ONE_TIME =
  /(?<=\b(?:om|tot|vanaf|na|voor|rond|tegen|start|starten|begin|begint) )(\d{1,2})u([0-5]\d)(?!\d)(?! ?(?:\/|per ))/gi
const AT_HOUR =
  /(?<=\b(?:om|start(?:en)? om|begin(?:nen)? om) )(\d{1,2})(?: ?u(?:ur)?)?(?=$|[,;.)](?!\d)| (?!\d|uur\b|keer\b|de\b|het\b|een\b)[’']?\p{Ll})/giu
/** Up to this hour 'om 4 uur' may as well be in the afternoon, unless the words around it say when. */
const LATE_MORNING = 6
const tellsMorning = (text: string, end: number): boolean =>
  /^ ?[’']?s? ?(?:ochtends|morgens|nachts)/i.test(text.slice(end)) ||
  /\b(?:start\p{L}*|begin\p{L}*|ochtend|nacht)\b/iu.test(text)
/** 'Op maandagavond tot 20u': a part of the day that ends. */
const UNTIL_HOUR = /(?<=\b\p{L}*(?:avond|nacht|middag|dag|ploeg|dienst)(?:en)? tot )(\d{1,2}) ?u(?:ur)?(?![\p{L}\d])/giu
/** '6u45' alone is a time, unless it is how long something takes. */
const LONE_TIME =
  /(?<![\d.,])(?<!\b(?:min|minimaal|max|maximaal|ongeveer|van|à|duurt)\.? )([4-9]|1\d|2[0-3])u(00|15|30|45)(?!\d)(?! ?(?:\/|per |p\.))/gi
/** Times of day that stand alone in a text: 'vertrek 6u45'. */
export const writeLoneTimes = (text: string): string => text.replace(LONE_TIME, '$1.$2 uur')

/** 'Gratis eten na 21u'. */
const AFTER_HOUR = /(?<=\b(?:na|om|rond|vóór) )([5-9]|1\d|2[0-3])u(?![\p{L}\d])(?! ?(?:\/|per ))/giu
/** 'Begin 7u': with its unit against it, behind a word of beginning. */
const START_HOUR =
  /(?<=\b(?:start|starten|begin|begint|beginnen|aanvang)(?: om)? )(\d{1,2})u(?:ur)?(?![\p{L}\d])(?! ?\/)/giu
/** A single time in the one notation; 'tot 8 uur' can also be a number of hours, and stays. */
const writeOneTime = (text: string) =>
  text
    .replace(BETWEEN_TIMES, '$1.$2 en $3.$4 uur')
    .replace(START_BETWEEN, '$1.00 en $2.00 uur')
    .replace(BETWEEN_HOURS, '$1.00 en $2.00 uur')
    .replace(BETWEEN_BARE_HOURS, '$1.00 en $2.00 uur')
    .replace(START_RANGE, (typed, from?: string, to?: string, glideFrom?: string, glideTo?: string) => {
      const [first, last] = [Number(from ?? glideFrom), Number(to ?? glideTo)]
      return first < last && last <= 12 ? `tussen ${first}.00 en ${last}.00 uur` : typed
    })
    .replace(ONE_TIME, '$1.$2 uur')
    .replace(AFTER_HOUR, '$1.00 uur')
    .replace(HOUR_OF_DAY, '$1.00 uur')
    .replace(UNTIL_HOUR, (typed, hour: string) => (Number(hour) <= 24 && Number(hour) > 8 ? `${hour}.00 uur` : typed))
    .replace(START_HOUR, (typed, hour: string) => (Number(hour) <= 24 ? `${Number(hour)}.00 uur` : typed))
    .replace(AT_HOUR, (typed, hour: string, at: number, whole: string) =>
      Number(hour) <= 24 && (Number(hour) > LATE_MORNING || tellsMorning(whole, at + typed.length))
        ? `${Number(hour)}.00 uur`
        : typed,
    )

const THREE_TIMES = /(van \d{1,2}\.\d\d tot \d{1,2}\.\d\d uur) en (van \d{1,2}\.\d\d tot \d{1,2}\.\d\d uur en )/g

/** Times of day in one notation: 'van 7.00 tot 15.30 uur'. `isAboutHours`: the whole text is about when one works. */
export const writeClock = (typed: string, isAboutHours = false): string => {
  // '6-14.15/14-22.15': two shifts against each other.
  const shiftsApart = typed.replace(/(?<=\d[-–]\d{1,2}(?:[.:]\d\d)?)\/(?=\d{1,2}(?:[.:]\d\d)?[-–]\d)/g, ' / ')
  const text = writeOneTime(writeShifts(shiftsApart, isAboutHours))
  const ranges = [...text.matchAll(RANGE)].map(readRange)
  const times = timesAmong(ranges, text, isAboutHours)
  let output = ''
  let end = 0
  for (const [index, range] of ranges.entries()) {
    const gap = text.slice(end, range.at)
    const before = ranges[index - 1]
    const isRow = before !== undefined && times.has(before) && times.has(range)
    output += isRow && /^ ?\/? ?$/.test(gap) ? ' en ' : gap
    const isBetween = /\btussen $/i.test(output) && !range.hasVan
    const words = isBetween
      ? `${clock(range.from)} en ${clock(range.to)} uur`
      : `van ${clock(range.from)} tot ${clock(range.to)} uur`
    output += times.has(range) ? words : range.typed
    end = endOf(range)
    if (times.has(range) && /^ uur\b/.test(text.slice(end))) end += 4
  }
  const clockText = writeLoneTimes((output + text.slice(end)).replace(THREE_TIMES, '$1, $2'))
  return isAboutHours
    ? clockText
        .replace(WITH_COLON, '$1.$2 uur')
        .replace(/(?<=\b(?:tot|vanaf|om|na) )(\d{1,2}\.[0-5]\d)(?! ?uur|[\d.,:]| tot )/gi, '$1 uur')
        .replace(/(?<=\d\.\d\d uur) (?=(?:laat|late|vroege?|nacht|dag|avond)(?: |:))/gi, ', ')
    : clockText
}
