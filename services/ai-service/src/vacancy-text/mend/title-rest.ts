import { readRole } from '../facts/role.ts'
import { isTown } from '../facts/town.ts'
import type { VacancyForm } from '../form.ts'
import { isAdjective } from '../language/adjectives.ts'
import { translateItems } from '../language/translate.ts'
import { writeClock } from './clock.ts'
import { writeHours } from './hours.ts'
import { isDemand } from './demands.ts'
import { writeOut } from './shorthand.ts'
import { isStart, placeOfItem, type SortedItems } from './sections-of-items.ts'
import { isProvince } from './title.ts'

/** The words of a text between spaces, so that one text is found in another by whole words. */
const wordsOf = (text: string) =>
  ` ${(
    text
      .toLowerCase()
      .replace(/(?<=\d)e\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `

const SHIFT_WORDS =
  /^dag$|\d{1,2}[:.]\d\d ?[-–]|(?:maan|dins|woens|donder|vrij|zater|zon)dag|\ddagen|ploeg|(?<!loon|ver)dienst(?!verband)|\dx8|ochtend|avond|nacht|weekend|\d ?(?:u|uur)\b|^\d{2} ?%$|fte|^\d(?:[-–/]\d| of \d)? dagen(?: per week)?$|seizoen|jaarrond|full-?time|part-?time|voltijds|deeltijds|\/5/i
/** A name of one or two words behind a mark that is no town: 'Developer | Python'. */
const NAME = /^\p{Lu}[\p{L}\d]+(?:[ -]\p{Lu}[\p{L}\d]+)?$/u
/** Letters that are a code rather than a name. */
const SHORT_CODE = /^\p{Lu}{1,2}$/u
/** A kind of contract of Flemish schools. */
const CONTRACT = /^T[AB]DD$/i
/** What stands before the place of a house of several: 'DC Venlo'. */
const OF_HOUSE = /^(?:DC|HQ|hub|site|vestiging|locatie|filiaal|kantoor|campus) (?=\p{Lu})/u
const PLACE_WORDS = /^(?:regio|omgeving|te|in) |^(?:noord|oost|zuid|west|midden)-nederland$/i

/** 'Je werkt in de avond' for 'avond' alone, 'je werkt in 3 ploegen' for '3 ploegen'. */
const partOfDay = (part: string) =>
  part
    .replace(/^dag$/i, 'Je werkt overdag')
    .replace(
      /^(avond|nacht|ochtend|middag) ?[/+&] ?weekend$/i,
      (_, time: string) => `Je werkt in de ${time.toLowerCase()} en in het weekend`,
    )
    .replace(/^(?:(?:ochtend|middag|avond|nacht)|(weekend))$/i, (word, weekend?: string) =>
      weekend === undefined ? `Je werkt in de ${word.toLowerCase()}` : 'Je werkt in het weekend',
    )
    .replace(/^(?=(?:\d|twee|drie|vier|vijf)[ -]?ploegen\p{L}*$)/iu, 'Je werkt in ')
    .replace(/^((?:dag|nacht|ochtend|middag|avond|weekend)ploeg)$/i, (word) => `Je werkt in de ${word.toLowerCase()}`)
    .replace(/^((?:dag|nacht|ochtend|middag|avond|weekend)diensten)$/i, (word) => `Je werkt in ${word.toLowerCase()}`)
    .replace(/^(\d{2}) ?%$/, 'Je werkt $1%')
    .replace(/^(?=\d(?:[-–/]\d| of \d)? dagen(?: per week)?$|\d\/5$)/, 'Je werkt ')

/** 'Rotterdam Alexandrium' where the place of the form is 'Alexandrium'. */
const isTownAndPlace = (part: string, location: string) => {
  const [first = '', ...more] = part.split(' ')
  return isTown(first) && more.length > 0 && wordsOf(location).includes(wordsOf(more.join(' ')))
}
/** 'Mechelen en omstreken'. */
const isTownAround = (part: string) =>
  isTown(
    part.replace(/[ -](?:e\.?o\.?|en (?:omstreken|omgeving)|CS|Centraal|station|centrum|noord|oost|zuid|west)$/i, ''),
  )
const isSaidInParts = (part: string, location: string) =>
  part.split(' ').every((word) => wordsOf(location).includes(wordsOf(word)))

/** What was cut from a title and belongs nowhere else: names that go back into it, and remarks. */
type TitleRest = { names: string[]; remarks: string[] }

const figuresIn = (text: string) =>
  (text.match(/\d[\d.,]*k?/g) ?? []).map((figure) => figure.replace(/k$/, '000').replace(/\D/g, ''))
/** '€ 3.100' where the salary is '3100/4300'. */
const isSaidOfPay = (part: string, salary: string): boolean => {
  const salaryFigures = figuresIn(salary)
  return (
    /€|p\/u|\bbruto\b/i.test(part) &&
    figuresIn(part).length > 0 &&
    figuresIn(part).every((figure) => salaryFigures.includes(figure))
  )
}

/** Whether the hours say how many a week: '32-36', '38 uur', not '4x9 of 5x7,2'. */
const saysHours = (hours: string): boolean => /\d/.test(hours) && !/^\d ?[x×] ?\d/.test(hours)

/** Letters that are only those of the job's own words: 'Zelfstandig werkend kok (ZWK)'. */
const isOwnLetters = (part: string, title: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(part) && (title.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase().startsWith(part)

/** '19/38' where the hours say 19. */
const isPartOfWhole = (part: string, hours: string): boolean => {
  const [, some = ''] = /^(\d{1,2})\/(?:3[5-9]|40)$/.exec(part) ?? []
  return some !== '' && new RegExp(`(?<!\\d)${some} ?(?:u|uur)(?!\\p{L})`, 'u').test(hours)
}

/** Puts what was cut from the title where it belongs, unless the form says it already. */
export const placeRest = (rest: readonly string[], form: VacancyForm, sorted: SortedItems): TitleRest => {
  const others = wordsOf(
    [
      form.organisation,
      form.location,
      form.hours,
      form.salary,
      form.hardSkills,
      form.tasks,
      form.benefits,
      form.sector,
      form.coreActivity,
    ].join(' '),
  )
  const unsaid = rest
    .flatMap((part) => (/€/.test(part) ? part.split(/ (?:en|\+) /) : [part]))
    .filter((part) => !isSaidOfPay(part, form.salary))
    .filter((part) => !isOwnLetters(part, form.title) && !isPartOfWhole(part, form.hours))
    .filter(
      (part) =>
        !others.includes(
          wordsOf(part.replace(/^(?:in|te|regio|omgeving|(?:wedde|loon|salaris|functie)?schaal|barema) /i, '')),
        ),
    )
  const typedTitle = form.title.replaceAll('[', '(')
  const left: TitleRest = { names: [], remarks: [] }
  for (const typedPart of unsaid) {
    const [part = typedPart] = SHORT_CODE.test(typedPart) ? [typedPart] : translateItems([typedPart])
    const place = placeOfItem(part, 'tasks')
    if (place === 'workplace' || (place === 'hardSkills' && (part !== typedPart || isDemand(part)))) {
      sorted[place].push(part)
      continue
    }
    if (
      /^(?:ook )?(?:een )?(?:starters?|schoolverlaters?|zij-?instromers?|herintreders?|studenten|gepensioneerden)(?: (?:is|zijn|mag|mogen))?(?: ook)? (?:ok[eé]?|welkom|mogelijk|mag|kan|solliciteren)$/i.test(
        part,
      )
    ) {
      const [who = ''] =
        /starters?|schoolverlaters?|zij-?instromers?|herintreders?|studenten|gepensioneerden/i.exec(part) ?? []
      sorted.hardSkills.push(`ook ${who.toLowerCase().replace(/er$/, 'ers')} zijn welkom`)
      continue
    }
    if (/^.{2,40} (?:is een )?(?:plus|pluspunt|pre|pré)$/iu.test(part)) {
      sorted.hardSkills.push(writeOut(part))
      continue
    }
    if (/^(?:Nederlands|Frans|Engels|Duits|Twee|Drie)talige?$/i.test(part)) {
      sorted.hardSkills.push(part)
      continue
    }
    if (/€|\bsalaris\b|\bp\/u\b|%.*toeslag/i.test(part)) sorted.benefits.push(part)
    else if (place === 'shifts' && isStart(part)) sorted.shifts.push(part)
    else if (isAdjective(part)) sorted.softSkills.push(part)
    else if (OF_HOUSE.test(part) && isSaidInParts(part.replace(OF_HOUSE, ''), form.location))
      sorted.workplace.push(part)
    else if (isSaidInParts(part, form.location)) continue
    else if (
      PLACE_WORDS.test(part) ||
      part.split(/ ?\/ ?/).every(isTown) ||
      isProvince(part) ||
      isTownAround(part) ||
      isTownAndPlace(part, form.location)
    )
      sorted.workplace.push(part)
    else if (SHIFT_WORDS.test(part)) {
      if (!saysHours(form.hours) || !/\d ?(?:u|uur|uren)\b|fte|time|tijds/i.test(part))
        sorted.shifts.push(writeHours(writeClock(partOfDay(part), true)))
    } else if (
      NAME.test(part) &&
      !SHORT_CODE.test(part) &&
      !CONTRACT.test(part) &&
      !typedTitle.includes(`(${part}`) &&
      readRole(part, form.names)?.person !== true
    )
      left.names.push(part)
    else left.remarks.push(part)
  }
  return left
}
