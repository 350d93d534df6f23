import { isAdjective } from '../language/adjectives.ts'
import { isInfinitive, isKnownVerb } from '../language/infinitives.ts'
import { hasSubject, splitSentences, withoutEnd } from '../language/sentences.ts'
import { properForm } from '../language/proper-words.ts'
import { splitCommas, splitListedItems, splitOutsideBrackets } from '../lists/commas.ts'
import { isMarked } from '../lists/marks.ts'
import { isWishWithReason } from './excluding.ts'
import { splitLine, splitTerse } from '../lists/read-list.ts'

const tidy = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')
const words = (text: string) => text.split(' ').length
const MOST_WORDS = 14

/** 'zondag en maandag' is one thing. */
const glueDays = (line: string) => line.replace(/(dag) en (?=\p{L}{2,6}dag)/gu, '$1\u00a0en\u00a0')
const loosen = (part: string) => part.replaceAll('\u00a0', ' ')

/** At least three parts between the marks, each short enough for an item. */
const between = (line: string, mark: RegExp): string[] => {
  const parts = tidy(line.split(mark))
  return parts.length > 2 && parts.every((part) => words(part) <= MOST_WORDS && !hasSubject(part)) ? parts : []
}

/** Two dashes or more between spaces are marks, also where the first part has the subject of all. */
const splitDashes = (line: string): string[] => {
  const parts = tidy(line.split(/ [—–-] /))
  return parts.length > 2 && parts.every((part) => words(part) <= MOST_WORDS) && !parts.slice(1).some(hasSubject)
    ? parts
    : []
}

/** '…, uitvlakken van terreinen': a deed begins behind the comma of one that is said in a sentence. */
const splitAtDeeds = (line: string): string[] => {
  if (!hasSubject(line) || splitSentences(line).length > 1) return []
  const parts = tidy(line.split(/, (?=\p{Ll}{3,}en van (?!wie\b|wat\b))/u))
  return parts.length > 1 && !parts.slice(1).some(hasSubject) && !/\bhet \p{L}+en\b/u.test(parts[0] ?? '') ? parts : []
}

/**
 * How things that an employer gives begin, where no mark parts them: 'pensioen 25 vakantiedagen korting op fietsen'.
 */
const BENEFIT_HEAD = String.raw`(?:\d{2} (?:vakantie|verlof|vrije )\p{L}*|reiskosten\p{L}*|pensioen\p{L}*|(?:personeels)?korting|laptop|telefoon|auto van|lease\p{L}+|\p{L}*bonus|maaltijdcheques|ecocheques|13e maand|eindejaars\p{L}+|vast contract|opleidingsbudget|thuiswerkvergoeding|\d ?(?:d|dgn|dag|dagen)(?: (?:per week|p\.?\/?w\.?))? thuis|elke \p{L}+dag vrij|winstdeling|kerstpakket|groepsverzekering|hospitalisatie\p{L}*|fietsplan|werkkle\p{L}+|vrijdagmiddagborrel)(?!\p{L})`
const BENEFIT = new RegExp(String.raw`(?<=(?:^|[\p{L}\d%]) )(?=${BENEFIT_HEAD})`, 'giu')
const BEGINS_BENEFIT = new RegExp(`^${BENEFIT_HEAD}`, 'iu')
const LEAST_BENEFITS = 3

/** Three benefits or more with nothing but spaces between them; two in a part of a list that other marks made. */
const splitBenefits = (line: string, isPart: boolean): string[] => {
  if (/[,.;:(](?!\d)/.test(line) || hasSubject(line)) return []
  const parts = tidy(line.split(BENEFIT))
  const isCut = parts.slice(0, -1).some((part) => BEFORE_NAME.test(part.split(' ').at(-1) ?? ''))
  // 'Aanvullend pensioen' and '25% korting' are one.
  const isPair = isPart && parts.length === 2 && BEGINS_BENEFIT.test(parts[0] ?? '')
  return (parts.length >= LEAST_BENEFITS || isPair) && !isCut ? parts : []
}

/**
 * 'gasten ontvangen/bestellingen opnemen/terras netjes. Weekend moet je kunnen': a list by slashes, and what follows.
 */
const splitSlashes = (line: string): string[] => {
  const sentences = splitSentences(line)
  const lists = sentences.map((sentence) => {
    // 'T/m' and 'v/d' are words.
    const parts = /https?:|www\.|\d ?\/|\/ ?\d|(?<!\p{L})\p{L}\/\p{L}(?!\p{L})/u.test(sentence)
      ? []
      : splitOutsideBrackets(withoutEnd(sentence), '/')
    return parts.length > 2 && parts.filter((part) => part.includes(' ')).length > 1 && !hasSubject(sentence)
      ? parts
      : null
  })
  return lists.some((parts) => parts !== null) ? lists.flatMap((parts, index) => parts ?? [sentences[index] ?? '']) : []
}

/** Words after which a capital starts no item: 'kennis van Siemens'. */
const BEFORE_NAME = /^(?:van|de|het|een|met|in|bij|voor|op|aan|als|tot|en|of|te|uit|naar|over|door|onze?|via|the|&|-)$/i

/** 'klanten helpen Voorraad tellen': a capital in the middle starts an item, when the line is long and has several. */
const splitAtCapitals = (line: string, names: ReadonlySet<string>): string[] => {
  const tokens = line.split(' ')
  if (tokens.length < 9 || hasSubject(line)) return []
  const starts = tokens.flatMap((token, index) => {
    const before = tokens[index - 1] ?? 'van'
    const startsItem =
      /^\p{Lu}\p{Ll}{2,}/u.test(token) &&
      /^[\p{Ll}(]/u.test(tokens[index + 1] ?? '') &&
      /[\p{Ll}\d)]$/u.test(before) &&
      !BEFORE_NAME.test(before) &&
      !properForm(token.replace(/[^\p{L}]/gu, '')) &&
      !names.has(token.toLowerCase())
    return startsItem ? [index] : []
  })
  if (starts.length < 2) return []
  return [0, ...starts].map((start, index) => tokens.slice(start, starts[index] ?? tokens.length).join(' '))
}

/** Words that are no name, so that their capital in the middle of a line begins an item. */
const PLAIN_START =
  /^(?:Beetje|Elke|Iedere|Op|Geen|Ook|Wij|We|Je|Goede?|Mooie?|Leuke?|Lekker|Veel|Altijd|Gratis|Vast|Vaste|Korting|Ervaring|Kennis|Diploma|Opleiding|Reiskosten\p{Ll}*|Reisuren|Vakantie\p{Ll}+|Pensioen\p{Ll}*|Hospitalisatie\p{Ll}*|Groepsverzekering|Eindejaars\p{Ll}+|Maaltijdcheques|Ecocheques|Werkkleding|Laptop|Toeslag|Fietsvergoeding|Kerstpakket)$/u

/** '25 vakantiedagen Elke 4 weken loon Reiskosten': also one such capital parts a line. */
const splitAtPlainCapitals = (line: string): string[] => {
  const tokens = line.split(' ')
  const starts = tokens.flatMap((token, index) => {
    const before = tokens[index - 1] ?? 'van'
    const isStart = PLAIN_START.test(token) && /[\p{Ll}\d)€%]$/u.test(before) && !BEFORE_NAME.test(before)
    const next = tokens[index + 1] ?? ''
    return isStart && (!/^\p{Lu}/u.test(next) || properForm(next) !== undefined) ? [index] : []
  })
  return starts.length === 0
    ? []
    : [0, ...starts].map((start, index) => tokens.slice(start, starts[index] ?? tokens.length).join(' '))
}

/** Verbs that another verb follows: 'leren lassen', 'helpen dragen'. */
const BEFORE_VERB = /^(?:helpen|leren|laten|kunnen|willen|mogen|moeten|durven|gaan|komen|blijven|zullen|staan|zitten)$/i
/** What belongs to a deed though it stands behind its verb. */
const BEHIND_VERB =
  /^(?:\(.*|\d.*|(?:van|met|in|bij|voor|op|aan|uit|naar|over|door|tot|volgens|tijdens|per|of|en|als|om|via|binnen|zonder|tussen|keer|tegen|onder|te|die|dat)$)/iu
/** How often something is done, behind its verb. */
const OFTEN = /^\d+ keer per (?:\d+ )?\p{L}+(?= )/u
const LEAST_DEEDS = 3

/** 'Orders klaarmaken inpakken stock tellen magazijn vegen': deeds in a row with nothing but spaces between them. */
const splitAtDeedsInARow = (line: string): string[] => {
  if (/[,;:.]/.test(line) || hasSubject(line)) return []
  const tokens = line.split(' ')
  const ends = tokens.flatMap((token, index) => {
    const [often = ''] = OFTEN.exec(tokens.slice(index + 1).join(' ')) ?? []
    const end = index + 1 + (often === '' ? 0 : often.split(' ').length)
    const next = tokens[end]
    return isInfinitive(token) && !BEFORE_VERB.test(token) && next !== undefined && !BEHIND_VERB.test(next) ? [end] : []
  })
  // Of two words the first is its object unless it is known to be a verb: 'wielen monteren'.
  const isVerb = tokens.length > 2 ? isInfinitive : isKnownVerb
  const isPair = (at: number) =>
    isVerb(tokens[at - 1] ?? '') && isVerb(tokens[at] ?? '') && !(at === 1 && NOUN_TOO.test(tokens[0] ?? ''))
  const isRow = ends.length >= LEAST_DEEDS - 1 && isInfinitive(tokens.at(-1) ?? '')
  const cuts = isRow ? ends : ends.filter(isPair)
  // 'Het plannen en …' has its verb first, and goes on.
  if (cuts.length === 0 || (cuts[0] === 1 && !isPair(1))) return []
  return [0, ...cuts].map((start, index) => tokens.slice(start, cuts[index] ?? tokens.length).join(' '))
}

/** Verbs that at the start are as well what the next verb is done to: 'toetsen maken en nakijken'. */
const NOUN_TOO =
  /^(?:toetsen|testen|boeken|planten|wegen|proeven|bakken|zagen|boren|pakken|plannen|scannen|storingen)$/iu

/** How something begins that follows traits without a mark: 'geduldig nauwkeurig beetje humor'. */
const BEGINS_TRAIT =
  /^(?:beetje|geen|goede?|veel|gevoel|oog|hart|passie|niet|kan|kunt|houdt?|teamp\p{L}+|teams\p{L}+|een|met)(?!\p{L})/iu

/** 'geduldig vriendelijk nauwkeurig', with one thing more behind them. */
const splitAdjectives = (line: string): string[] => {
  const parts = line.split(' ')
  const other = parts.findIndex((part) => !isAdjective(part))
  if (other < 0) return parts.length > 2 ? parts : []
  const rest = parts.slice(other).join(' ')
  return other > 1 && parts.length - other <= 4 && BEGINS_TRAIT.test(rest) ? [...parts.slice(0, other), rest] : []
}

/** ', Veilig stellen van …': a capital after a comma starts an item, unless it is a name. */
const splitAtCommaCapital = (line: string): string[] => {
  const parts = tidy(line.split(/, (?=\p{Lu}\p{Ll}{2,} (?!en |of )\p{Ll})/u))
  const isName = ([first = '']: string[]) => properForm(first) !== undefined
  if (parts.slice(1).some((part) => isName(part.split(' ')))) return []
  return parts.length > 1 && !hasSubject(line) && splitSentences(line).length === 1 ? parts : []
}

const splitMarks = (line: string): string[] => {
  const parts = splitOutsideBrackets(line, ';')
  return parts.length > 1 && parts.every((part) => words(part) <= MOST_WORDS && !hasSubject(part)) ? parts : []
}

/**
 * What is known of several things, or has an article before each, is one thing: 'kennis van de Wmo, de Jeugdwet en de
 * AVG'.
 */
const IS_ONE = /^(?:\p{Ll}+ )?(?:kennis|ervaring|affiniteit|beheersing|bekend|vertrouwd)\b|, (?:de|het|een) |: /iu

/** 'Plaatsen van ramen, deuren, veranda’s (alu en pvc)': what one does with several things. */
const isOneDeed = (line: string): boolean => {
  const [first = '', ...others] = splitOutsideBrackets(line, ',')
  const [verb = ''] = first.split(' ')
  return (
    (/^\p{L}+en van \S+$/u.test(first) || (/^\p{L}+en \S+$/u.test(first) && isInfinitive(verb))) &&
    others.every(
      (part) => words(part.replace(/ ?\([^()]*\)/g, '')) <= 2 && !part.split(' ').some((word) => isInfinitive(word)),
    )
  )
}

/** Three items or more between commas, on a line that stands among other items. */
const splitAmongLines = (line: string): string[] => {
  if (IS_ONE.test(line) || isOneDeed(line)) return []
  const parts = splitCommas(glueDays(line)).map(loosen)
  return parts.length < 3 ? [] : parts
}

/** 'Kok: diploma, HACCP. Bediening: Frans': what is asked of each, as an item each. */
const splitAtLabels = (line: string): string[] => {
  const parts = tidy(line.split(/(?<=[.;]) (?=\p{Lu}\p{L}{3,24}: )| \/ (?=\p{Lu}\p{L}{3,24}: )/u))
  return parts.length > 1 && parts.every((part) => /^\p{Lu}\p{L}{3,24}: \S/u.test(part)) ? parts.map(withoutEnd) : []
}

/** One line taken apart by whichever mark it was typed with, and its parts again: lists often mix two marks. */
const takeApart = (line: string, names: ReadonlySet<string>, depth: number, isAmongLines: boolean): string[] => {
  const ways = [
    () => splitDashes(line),
    () => between(line, /\s*…\s*|\.{3,}\s*/),
    () => between(line, / [—–-] /),
    // Within a row of commas a plus joins two of its things.
    () => (splitOutsideBrackets(line, ',').length > 2 ? [] : between(line, / \+ /)),
    () => between(line, / > /),
    () => between(line, / & /),
    () => splitMarks(line),
    () => splitTerse(line).map(withoutEnd),
    () => splitAtCommaCapital(line),
    () => splitAtDeeds(line),
    () => splitAdjectives(line),
    () => between(line, / \/ /),
    () => splitBenefits(line, depth > 0),
    () => splitSlashes(line),
    () => splitAtCapitals(line, names),
    () => splitAtPlainCapitals(line),
    () => splitAtDeedsInARow(line),
    () =>
      depth > 0 && line.includes(', ') && !/: | = /.test(line) && !isOneDeed(line)
        ? splitCommas(glueDays(line)).map(loosen)
        : [],
    // Alone, a line with commas is read as a list already, unless one of its items says something.
    () => (depth === 0 && isAmongLines ? splitAmongLines(line) : []),
    () => (depth === 0 && !isAmongLines && splitLine(line).length < 2 ? splitListedItems(line) : []),
  ]
  if (isWishWithReason(line)) return [line]
  const labelled = splitAtLabels(line)
  if (labelled.length > 1) return labelled
  for (const way of ways) {
    const lines = way()
    if (lines.length > 1 && depth < 3) return lines.flatMap((part) => takeApart(part, names, depth + 1, isAmongLines))
  }
  return [line]
}

/**
 * The items of a list field that was typed with few line breaks; null when its lines are read rightly as they are, as
 * with one mark for the whole list.
 */
export const breakLines = (text: string, names: ReadonlySet<string>): string[] | null => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.some((line) => isMarked(line) || line.endsWith(':'))) return null
  const items = lines.flatMap((line) => (line.length > 900 ? [line] : takeApart(line, names, 0, lines.length > 1)))
  return items.length > lines.length ? items : null
}
