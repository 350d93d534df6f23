/** What a name follows: 'het programma Sterk Jong', 'bij Topper Techniek'. */
const BEFORE_NAME =
  /(?<!\p{L})(?:programma|project|traject|traineeship|initiatief|organisatie|campagne|methode|opleiding|cursus|academie|school|basisschool|college|bedrijf|winkel|restaurant|café|hotel|stichting|vereniging|vzw|merk|platform|tijdschrift|theater|museum|huis|app|heet|heten|genaamd|bij|van|met|voor|door|aan|in|te|uit|op) (?:de |het )?$/iu
const AFTER_NAME =
  /^ (?:B\.?V\.?|N\.?V\.?|vzw|VOF|&|Groep|Group|Academy|Academie|College|School|Zorg|Techniek|Stichting|programma|project)(?![\p{L}])/u
/** A firm or programme at the head of a sentence does something there. */
const VERB =
  /^ (?:is|zijn|zoekt|heeft|biedt|maakt|levert|bestaat|helpt|geeft|organiseert|werkt|verkoopt|groeit|begeleidt)(?!\p{L})/u
/** A job title in capitals isn't a name. */
const BEFORE_TITLE = /(?<!\p{L})(?:een|als|ervaren|functie:|vacature:|gezocht:) $/iu
/** Languages and peoples have a capital without being a name here. */
const PEOPLE =
  /^(?:Nederland|Vlaam|Vlaming|Belg|Duits|Frans|Engels|Spaans|Italiaans|Pool|Pole|Roemen|Bulgaar|Turk|Marokka|Europ|Oost-Europ|Groning|Fries|Brabant|Limburg|Gent|Antwerp|Surina|Azia|Afrika|Dutch|English|German|French)/u
/** 'Moedertaal Nederlands is een must': the language ends no name, as 'Jong Nederland' does. */
const LANGUAGE = /^(?:Nederlands|Vlaams|Duits|Frans|Engels|Spaans|Italiaans|Pools|Turks|Arabisch)$/u

/** Words of a name without a capital. */
const SMALL_WORDS = new Set(['de', 'het', 'van', 'voor', 'en', '&'])

const isCapitalised = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}[\p{L}’'-]*$/u.test(word)

/** Whether the words from `start` to `end` are part of a name, of a programme, a school or a firm, or quoted as one. */
export const isInName = (sentence: string, start: number, end: number): boolean => {
  const words = sentence.slice(start, end).split(' ')
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  if (/[‘“"]$/u.test(before) && /^[^.!?]{0,30}[’”"]/u.test(after)) return true
  if (!isCapitalised(words[0]) || PEOPLE.test(words[0] ?? '')) return false
  if (!words.every((word) => isCapitalised(word) || SMALL_WORDS.has(word))) return false
  if (AFTER_NAME.test(after)) return true
  const nextWord = /^ ([\p{L}’'-]+)/u.exec(after)?.[1]
  if (before.trim() === '')
    return VERB.test(after) && words.length > 1
      ? true
      : isCapitalised(nextWord) && !LANGUAGE.test(nextWord ?? '') && VERB.test(after.slice(1 + (nextWord ?? '').length))
  if (BEFORE_TITLE.test(before)) return false
  const previousWord = /([\p{L}’'-]+) $/u.exec(before)?.[1]
  const previousIsFirst = previousWord !== undefined && before.trim() === previousWord
  return BEFORE_NAME.test(before) || isCapitalised(nextWord) || (isCapitalised(previousWord) && !previousIsFirst)
}
