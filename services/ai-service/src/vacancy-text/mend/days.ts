import { joinWithEn } from '../language/join.ts'

const DAYS = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
} as const
const SHORT = Object.keys(DAYS).join('|')
const DAY = `(${SHORT})`
const dayOf = (short: string) => DAYS[short as keyof typeof DAYS]
/** The name of a day by its two letters, or what was given. */
export const dayNamed = (short: string): string => dayOf(short) ?? short
const DAYS_IN_A_ROW = new RegExp(
  `(?<![\\p{L}-])${DAY}\\.?(?:(?: ?\\+ ?| en | of |, | ?t\\/m ?| ?[-–] ?| tot (?:en met )?)${DAY}(?:\\.(?=,| [\\p{Ll}\\d]))?)+(?![\\p{L}-])`,
  'gu',
)
/** Three and more; of two a slash may also mean 'up to'. */
const DAYS_BY_SLASH = new RegExp(`(?<![\\p{L}-])${DAY}(?:/${DAY}){2,}(?![\\p{L}-])`, 'gu')
/** 'ma-di-do' are three days, 'ma-vr' are five. */
const isListed = (row: string) => (row.match(/[-–]/g)?.length ?? 0) > 1
/** Three days with nothing but spaces between them. */
const DAYS_BY_SPACE = new RegExp(`(?<![\\p{L}-])${DAY}(?: ${DAY}){2,}(?![\\p{L}-])`, 'gu')
/** 'ma di wo' between brackets, where no small word stands. */
const DAYS_IN_BRACKETS = new RegExp(`(?<=\\()${DAY}(?: ${DAY})+(?=\\))`, 'g')
const ANY_DAY = new RegExp(`\\b${DAY}\\b\\.?`, 'g')
const RANGE_OF_DAYS = new RegExp(`^(?:${SHORT}) ?(?:t\\/m|[-–]) ?(?:${SHORT})\\.?$`)
const DAY_WITH_TIME = new RegExp(
  `(?<![\\p{L}-])${DAY}\\.? (?=(?:ochtend|middag|avond|koopavond|namiddag|voormiddag|(?:van|tot|vanaf|om|tussen|start) \\d|\\d{1,2}(?:[.:u]\\d|u(?!\\p{L})|[-–]\\d)))`,
  'gu',
)

const SHOUTED = SHORT.toUpperCase()
const CAPITALS = SHORT.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
/** Their first may have only its capital: 'Ma T/M VR'. */
const SHOUTED_DAYS = new RegExp(
  `(?<![\\p{L}-])(?:${SHOUTED}|${CAPITALS}|${SHORT})(?: ?(?:T\\/M|TOT|EN|[-–,+/]) ?(?:${SHOUTED}))+(?![\\p{L}-])`,
  'gu',
)

/** The first day of an item has its capital: 'Ma en do op kantoor'. */
const FIRST_DAY = new RegExp(`^(?:${CAPITALS})(?=\\.?(?: en | t\\/m |[-–,+/] ?)(?:${SHORT})(?![\\p{L}-]))`, 'gu')

/** 'ma-vrij', 'ma t/m zat': the second is cut less short. */
const LONGER_DAYS = new RegExp(
  `(?<![\\p{L}-])((?:${SHORT}) ?(?:t\\/m|-|–|tot(?: en met)?) ?)(vrij|zat|zon|don|woe)(?![\\p{L}-])`,
  'giu',
)
/** 'zat, zon' and 'zat en zon', or one of them behind the name of a day. */
const FLEMISH_DAYS =
  /(?<!\p{L})zat\.?(?:,| en| of| \+|\/|-) ?zon\.?(?!\p{L})|(?<=dag\p{L}*(?:,| en| of) )(?:zat|zon)\b\.?/giu

/** 'vaak za/zo': one or the other. */
const TWO_BY_SLASH = new RegExp(`(?<![\\p{L}/-])${DAY}/${DAY}(?![\\p{L}/-])`, 'gu')
/** Of these words one means nothing but a day where a text is about hours. */
const LONE_DAY = /(?<![\p{L}’'-])(di|wo|do|vr|za)(?![\p{L}’'-])/gu
/** 'Zo' and 'ma' are words as well. */
const LONE_WORD_DAY =
  /(?<=(?:^|[,;/(+&] ?|(?:en|of|op|elke|soms|ook|geen|vaak|wel|behalve|om de|per|1 op \d|\d{1,2} keer) ))(ma|zo)(?=$|[,;/)]| (?:vrij|gesloten|open|nooit|niet|altijd|soms|vaak|meestal|van|tot|vanaf|en|of|nm|vm|namiddag|voormiddag|ochtend|middag|avond|om de \d)(?!\p{L}))/gu

/** Three letters of a day; of 'zon' and 'vrij' only beside another. */
const THREE_LETTERS = /(?<!\p{L})(maa|din|woe|don|zat)\.?(?!\p{L})/giu

/** Days in a text about hours, also where one stands alone: 'ook za', '1 op 4 za'. */
export const writeLoneDays = (hours: string): string =>
  hours
    .replace(THREE_LETTERS, (_, day: string) => dayOf(day.slice(0, 2).toLowerCase()))
    .replace(/(?<=dag ?(?:\+|en|,|\/) ?)zon(?!\p{L})/giu, 'zondag')
    .replace(/(?<=dag)\+(?=\p{L}+dag)/gu, ' en ')
    .replace(LONE_DAY, (_, day: string) => dayOf(day))
    .replace(LONE_WORD_DAY, (_, day: string) => dayOf(day))

/** Days cut short, beside another one or a time; 'zo' and 'do' alone are words. */
export const writeDays = (line: string): string =>
  line
    .replace(LONGER_DAYS, (_, before: string, day: string) => `${before}${day.slice(0, 2).toLowerCase()}`)
    .replace(/(?<![\p{L}-])(?:zat|za)\.? (?:vm|voormiddag)\b\.?/giu, 'zaterdagvoormiddag')
    .replace(/(?<=(?:uur|\d ?u) (?:en|of|\+) )(za|zo)(?![\p{L}-])/gu, (_, day: string) => dayOf(day))
    .replace(/\bvrij (avond|ochtend|middag|namiddag)\b/gi, 'vrijdag$1')
    .replace(FLEMISH_DAYS, (row) => row.replace(/\bzat\b\.?/gi, 'zaterdag').replace(/\bzon\b\.?/gi, 'zondag'))
    .replace(SHOUTED_DAYS, (row) => row.toLowerCase())
    .replace(FIRST_DAY, (day) => day.toLowerCase())
    .replace(DAYS_IN_A_ROW, (row) => {
      // 'di-za of wo-zo': two ranges.
      const ranges = row.split(/( of | en |, )/)
      if (ranges.length > 1 && ranges.filter((_, at) => at % 2 === 0).every((range) => RANGE_OF_DAYS.test(range)))
        return ranges
          .map((range) => range.replace(/ ?(?:t\/m|[-–]) ?/g, ' t/m ').replace(ANY_DAY, (_, day: string) => dayOf(day)))
          .join('')
      const days = row.match(/[a-z]{2}(?![a-z])/g)?.filter((word) => word in DAYS) ?? []
      if (new Set(days).size < days.length) return row
      const isList = isListed(row)
      const rowWithEn = isList ? row.replace(/ ?[-–] ?(?=[a-z]{2}\.?$)/, ' en ') : row
      return rowWithEn
        .replace(/ ?\+ ?/g, ' en ')
        .replace(/ ?(?:t\/m|[-–]) ?/g, isList ? ', ' : ' t/m ')
        .replace(ANY_DAY, (_, day: string) => dayOf(day))
    })
    .replace(DAYS_BY_SLASH, (row) => row.split('/').map(dayOf).join(', '))
    .replace(TWO_BY_SLASH, (_, one: string, other: string) => `${dayOf(one)}/${dayOf(other)}`)
    .replace(DAYS_BY_SPACE, (row) => joinWithEn(row.split(' ').map(dayOf)))
    .replace(DAYS_IN_BRACKETS, (row) => row.replace(/[a-z]{2}/g, (day) => dayOf(day)).replace(/ (?=\p{L})/gu, ', '))
    .replace(/(?<=per (?:\d{1,2} )?we(?:e)?k(?:en)? )(za|zo)\b/g, (_, day: string) => `op ${dayOf(day)}`)
    .replace(DAY_WITH_TIME, (_, day: string) => `${dayOf(day)} `)
    .replace(/(?<=avond(?:en)? (?:en|of) )(za|zo)\b\.?/g, (_, day: string) => dayOf(day))
    .replace(/((?:maan|dins|woens|donder|vrij|zater|zon)dag) (?=(?:ochtend|middag|avond|namiddag|voormiddag)\b)/g, '$1')
