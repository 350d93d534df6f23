import { isInfinitive } from '../../vacancy-text/language/infinitives.ts'
import { isStatement } from '../../vacancy-text/language/sentences.ts'

/** What a recruiter wrote for themselves: 'huisbezoek (te bespreken)', 'heftruck ???', '(nog navragen)'. */
const BRACKETED =
  / ?\((?:[?!.]+|(?:nog )?(?:te bespreken|te bepalen|navragen|nader te bepalen|in overleg|invullen|checken|check|evt\.?|eventueel|optioneel|n\.?t\.?b\.?|n\.?v\.?t\.?)[^()]{0,40})\??\)/giu
const TAIL = /[\s?!.…*=+]{2,400}$/u
const NOTE = /[?!]{2}|\.{3}|…|\*{2}|= ?\+/u

/** The item without its writer's notes. */
export const withoutNotes = (item: string): string =>
  item
    .replaceAll(BRACKETED, '')
    .replace(TAIL, (tail) => (NOTE.test(tail) ? '' : tail))
    .trim()

const PHONE = /(?<![\d.,])(?:\+|00)?\d(?:[ ()./-]?\d){8,11}(?![\d,])/
const ADDRESS = /@|https?:|www\.|\b(?:bel|mail|app) (?:naar |met )?(?:\p{Lu}|\d)/u
const HEADING = /^[^.]{0,60}(?::|\?)$/
const FACTS =
  /^(?:\d[\d.,]*[ -]*(?:(?:[-–/]|tot|à) ?\d[\d.,]* ?)?(?:u|uur|uren|fte|%)(?: .{0,30})?|(?:loon)?schaal \d+.*|pc \d+.*|fwg \d+.*|€.*|(?:salaris|loon|uren|standplaats|locatie|startdatum|contract|vragen|info(?:rmatie)?|contact) ?: .*)$/iu
/** When and how long, in which shifts: no task unless something is done with it ('roosters maken'). */
const TIMES =
  /\b(?:\d[\d.,]* ?(?:[-–/] ?\d[\d.,]* ?)?(?:u|uur|uren|fte)\b|\d ?[- ]?ploegen\p{L}*|(?:\p{L}*ploegen|nacht|dag|avond|weekend|wissel|slaap|wacht|storings|piket|bereikbaarheids|consignatie|oproep)(?:dienst(?:en)?|werk|systeem)?\b|(?:koop)?avonden|(?:slapende )?nachten|weekends?|zondag(?:en)?|zaterdag(?:en)?|(?:ma|di|wo|do|vr|za|zo) (?:t\/m|tot) (?:ma|di|wo|do|vr|za|zo)|fulltime|parttime|voltijds|deeltijds|onbepaalde duur|\d+ ?%)/iu
/** What is given, under the heading of what is asked. */
const GIVEN =
  /\b(?:reiskosten\p{L}*|pensioen\p{L}*|maaltijdcheques?|ecocheques?|groepsverzekering|hospitalisatie\p{L}*|vakantiedagen|vakantiegeld|verlofdagen|adv|bonus|eindejaarsuitkering|dertiende maand|13e maand|lease\p{L}*|fietslease|bedrijfswagen|personeelskorting|toeslag(?:en)?|salaris|bruto|netto|cao|marktconform|onkostenvergoeding)\b/iu
const LOUD = /\b(?:let op|n\.?b\.?|todo|intern)\b ?[:!]|\*\*\*/iu

const saysTime = (text: string) => TIMES.test(text) && !text.split(/[ .]/).some(isInfinitive) && !isStatement(text)

/** Whether a line under tasks or skills is neither: a heading, a way to get in touch, pay, hours, or marks only. */
export const isNoItem = (text: string): boolean =>
  !/\p{L}{2}|\p{L}[+#]/u.test(text) ||
  [PHONE, ADDRESS, HEADING, FACTS, LOUD].some((pattern) => pattern.test(text.trim())) ||
  saysTime(text) ||
  (GIVEN.test(text) && !text.split(/[ .]/).some(isInfinitive))
