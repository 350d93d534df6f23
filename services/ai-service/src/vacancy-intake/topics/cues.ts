import type { IntakeField } from '@wervio/contracts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { classifyRequirement } from './requirement.ts'

/** What is no content of a vacancy: greetings, teasers, how to apply, who to call. */
export const NOISE =
  /\w@\w|https?:|www\.|(?:\+3[12]|\b0\d)[\d -]{7}|\b(?:solliciteer|sollicit(?:eren|ati\p{L}*)|reageer|^reageren\b|reactie|mail (?:naar|je|ons|dan|us)|stuur (?:je|jouw|ons|een)|bel (?:naar|met|ons|voor)|app naar|klik op|lees (?:dan|snel|verder)|onderstaande (?:button|knop)|acquisitie|send your|apply)\b|^(?:met vriendelijke|vriendelijke|hartelijke)? ?groet|^(?:hoi|hallo|beste|dag|geachte|dear)\b|^(?:zoals besproken|hierbij|ref(?:erentie)?\.?(?:nummer)?\b)|assessment|screen(?:en|ing)/iu
export const TEASER =
  /^(?:ben (?:jij|je)|wil (?:jij|je)|word (?:jij|je)|zoek (?:jij|je)|heb (?:jij|je)|vind (?:jij|je)|kun (?:jij|je)|lijkt het|spreekt|are you|do you)\b.*\?$|\b(?:zoekt|(?:wij|we) zoeken|zoeken (?:wij|we)|op zoek|looking for|seeking|hiring)\b(?! iemand)/i

const BENEFIT =
  /\b(?:wij|we) (?:bied|betal)|\bbiedt? (?:je|jou|een|wij)|\b(?:krijg|krijgt|ontvang|ontvangt|verdien) (?:je|jij)\b|\bje (?:krijgt|ontvangt|verdient|start met een)\b|vakantiedagen|vrije dagen|verlofdagen|pensioen|reiskosten|maaltijdcheques|ecocheques|hospitalisatie|\b(?:vast|tijdelijk|jaar)\s?(?:contract|dienstverband)|jaarcontract|bonus|personeelskorting|opleidingsbudget|eindejaarsuitkering|toeslag|bedrijfswagen|leaseauto|winstdeling|onbepaalde (?:tijd|duur)|\b13e maand|vakantiegeld|vakantietoeslag|opleiding tot|holiday|allowance|\bfooi\b|korting op/i
const REQUIREMENT =
  /\b(?:je|jij|u|you) (?:hebt|heb|bent|beschikt|bezit|spreekt|beheerst|kunt|kan|woont|have|are|can|speak|denkt|houdt van)\b|\b(?:heb|ben|beschik|bezit) (?:je|jij)\b|\b(?:wij|we) (?:vragen|verwachten|zoeken iemand)|is (?:een|a) (?:pre|pré|plus|must|vereiste)|mooi meegenomen|\bervaring\b|\b(?:mbo|hbo|wo)\b|\brijbewijs\b|\bdiploma\b|\bvind je geen probleem/i
const RESPONSIBLE = /verantwoordelijk voor|responsible for|eindverantwoordelijk|aanspreekpunt/i
const DOES =
  /\b(?:je|jij|you) (?!hebt\b|bent\b|krijgt\b|kunt\b|wilt\b|zult\b|have\b|are\b|can\b|will (?:get|receive|join)\b|komt\b|start\b|werkt (?:graag|samen in)\b)\p{L}{3,}|\p{L}+(?:t|d|k|r|l|n|p|g|s|f|m) (?:je|jij)\b|^(?:as|als) \p{L}/iu
const HISTORY =
  /\bopgericht|\bsinds (?:1[89]|20)\d\d|\bal (?:meer dan |ruim )?\d+ jaar\b|ontstaan (?:uit|in)|begonnen (?:in|als)|\bfounded|\bsince (?:19|20)\d\d|generatie\b|bestaat (?:al|sinds)|\bin (?:1[89]|20[01])\d{1,2} (?:\p{L}+ ){0,2}(?:gestart|begonnen|ontstaan|opgericht)/iu
const TEAM =
  /\bteam (?:van|met|bestaat|telt|of)\b|\b(?:een|in een) \p{L}*-?team van\b|\b(?:werk|werkt) (?:je|jij)?\s?(?:\p{L}+ ){0,3}(?:met|samen met|in een ploeg)\b.*\b(?:collega|man|mensen)|\bploeg van\b|\b(?:telt|werken) (?:\p{L}+ )?(?:\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf) |team bestaat uit|join a team|team telt|team \p{L}+(?: \p{L}+)? telt/iu
const CULTURE =
  /\bsfeer\b|cultuur|informeel|korte lijnen|ons kent ons|gelachen|collegiaal|\bvieren\b|fouten maken|iedereen helpt|elkaar helpt|hecht team|loop je bij iedereen|zeggen wat we|culture|spreken elkaar/i
const MISSION =
  /\bmissie\b|\bvisie\b|kernwaarden|\b(?:wij|we) (?:geloven|streven|willen (?:in 20\d\d|dat|de))|in 20\d\d (?:willen|zijn) (?:wij|we)|ambitie is|our mission|we believe/i
const SOCIETY =
  /maatschapp|draagt? .{0,40}bij aan|bijdra(?:gen|agt|ge) aan|voedselbank|biodiversiteit|samenleving|zij-instromers|duurzaamheid|\bco2\b|circulair|klimaat|leefbaar|betaalbaar blijft/i
const WE_ARE = /^(?:wij|we|ons (?:bedrijf|kantoor|restaurant)|onze (?:organisatie|praktijk|opdrachtgever|klant))\b/i

/** The working days and the roster are a matter of agreement, no task. */
const SCHEDULE = /\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag)\b|rooster\b|werkdagen/i
const NAMES_TASKS =
  /^(?:als|as) [^,.]{3,60} (?:ben|zorg|werk|help|houd|geef) (?:je|jij) |^(?:de |je |jouw |het )?(?:werkzaamheden|taken|werk) (?:zijn|bestaan|bestaat|is|omvat)/i

export type Guess = { field: IntakeField; sure: boolean }

const sureOf = (field: IntakeField, sure = false): Guess => ({ field, sure })

/** Which story about the employer a sentence tells; the core activity when nothing says otherwise. */
export const aboutEmployer = (text: string): Guess => {
  if (MISSION.test(text)) return sureOf('mission_vision_values')
  if (SOCIETY.test(text)) return sureOf('social_contribution')
  if (HISTORY.test(text)) return sureOf('history', true)
  if (CULTURE.test(text)) return sureOf('company_culture')
  if (TEAM.test(text)) return sureOf('team_composition', true)
  return sureOf('core_activity', true)
}

/**
 * Whether the first word of a sentence is one that the name of the employer has: 'Fennema' of 'Fennema Verpakkingen'.
 */
const startsWithName = (text: string, company: string): boolean => {
  const [first = ''] = text
    .toLowerCase()
    .replace(/^(?:de|het|bij) /, '')
    .split(/[ ,]/)
  return first.length > 3 && company.toLowerCase().split(' ').includes(first)
}

/** Whether the employer is the one the sentence is about. */
export const isOfEmployer = (text: string, company: string | null): boolean =>
  WE_ARE.test(text) || (company !== null && startsWithName(text, company))

const ASKS_PAPER = /\b(?:diploma|rijbewijs|ervaring|certifica\p{L}+|registratie)\b/iu
const TELLS_OF_WORK = /^(?:je|jij|als|ook) /i

/**
 * The field of a sentence in a later paragraph, where it can be no other; null where it may still be under its heading.
 */
export const strongGuess = (text: string): Guess | null => {
  if (TEAM.test(text)) return sureOf('team_composition')
  if (/^(?:onze|de|our) (?:\p{L}+)?(?:cultuur|sfeer|culture)\b/iu.test(text)) return sureOf('company_culture')
  if (/\b(?:wij|we) bied|\bbiedt? (?:je|jou)\b|\bkrijg (?:je|jij)\b|\bje (?:krijgt|ontvangt|verdient)\b/i.test(text))
    return sureOf('benefits')
  if (ASKS_PAPER.test(text) && REQUIREMENT.test(text)) return sureOf('hard_skills')
  if (HISTORY.test(text) && !TELLS_OF_WORK.test(text)) return sureOf('history')
  if (/^je /i.test(text) && DOES.test(text) && !REQUIREMENT.test(text) && !BENEFIT.test(text))
    return sureOf('specific_tasks')
  return null
}

/** The field of a sentence that stands under no heading, by its own words; null when they tell nothing. */
export const guessField = (text: string, company: string | null): Guess | null => {
  if (NOISE.test(text) || TEASER.test(text)) return null
  if (RESPONSIBLE.test(text) || NAMES_TASKS.test(text)) return sureOf('specific_tasks')
  if (TEAM.test(text)) return sureOf('team_composition')
  if (HISTORY.test(text) && !REQUIREMENT.test(text)) return sureOf('history')
  if (BENEFIT.test(text)) return sureOf('benefits')
  if (REQUIREMENT.test(text)) return sureOf(classifyRequirement(text).field)
  if (CULTURE.test(text)) return sureOf('company_culture')
  if (isOfEmployer(text, company)) return { ...aboutEmployer(text), sure: false }
  if (SCHEDULE.test(text)) return null
  if (isDeed(text) || DOES.test(text)) return sureOf('specific_tasks')
  return null
}
