import { JOINED_HEADINGS, JOINED_LABELS, JOINED_OPENINGS } from './joined-words.ts'

/** A line of this many characters holds more than one line did. */
const RUN_ON = 300

const escaped = (words: string): string =>
  words
    .split("'")
    .map((part) => RegExp.escape(part))
    .join("['’]")
/** The longest first: 'Work Experience' before 'Experience'. */
const anyOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

/** The end of a word that is no abbreviation: 'Node.Js' and 'J.Jansen' are one word. */
const JOINED_SENTENCES =
  /(?<=(?:\p{Ll}{3}|\p{L}{4}|\p{Lu}{3}|\p{L}\)|\d\d|\p{L}\d)[.!?;])(?=(?!(?:Js|Net|Io|Com|Org|Nl|Be|Py)(?!\p{L}))\p{Lu}\p{Ll}*[ ,/-]|\d{1,2}\+ )/gu
/** 'SummaryData engineer with', 'team.ResponsibilitiesDesign'. */
const JOINED_HEADING = new RegExp(
  `(?<![\\p{Lu}-])(?<=^|[\\s\\p{Ll}\\d.:;!?)])(${anyOf(JOINED_HEADINGS)})(?=\\p{Lu}(?:\\p{Ll}|\\p{Lu}|[+#.]|\\s)|\\d\\+?\\s)`,
  'gmu',
)
/** 'contractJob Description: …', 'DeveloperLocation: …'. */
const JOINED_LABEL = new RegExp(`(?<=\\p{Ll}|[\\d).])(?=(?:${anyOf([...JOINED_HEADINGS, ...JOINED_LABELS])}) ?:)`, 'gu')
/** Openings that also end a name behind a word with a capital: 'SolidWorks', 'ScrumMaster', 'TeamLead'. */
const ENDS_NAME = String.raw`(?<=(?<!\p{L})\p{Lu}\p{Ll}+)(?:Work(?:s|ing)?|Masters?|Lead|Support|Design|Expert|Train|Basic|Review|Monitor)(?!\p{L})`
/** 'PostgreSQL databasesExperience with Jenkins'. */
const JOINED_ITEM = new RegExp(
  `(?<=\\p{Ll}{2}|[)%]|\\p{Ll}\\d)(?=(?:${anyOf(JOINED_OPENINGS)})['’]?s? )(?!${ENDS_NAME})`,
  'gu',
)
/**
 * Within a run-on line, of several words anywhere and of one behind a sentence: '… Git Work Experience Data …', '…
 * Ghent. Taken Je …'.
 */
const HEADING_WITHIN = new RegExp(
  `(?<=[.;!?)\\p{L}\\d])(?<!\\b(?:of|in|and|with|the|for|to|en|van|met|de|een|your|our|a)) +(${anyOf(
    JOINED_HEADINGS.filter((heading) => heading.includes(' ')),
  )})(?= (?:\\p{Lu}|\\d))|(?<=[.;!?)]) +(${anyOf(JOINED_HEADINGS)})(?= (?:\\p{Lu}|\\d))`,
  'gu',
)

/** Every place where lines can have been joined looks so; most lines have none. */
const JOINT = /[\p{Ll}\d)%.:;!?]\p{Lu}|\p{Ll}\d|[.;!?]\d/u

const restoreLine = (line: string): string => {
  if (line.length < RUN_ON && !JOINT.test(line)) return line
  const restored = line
    .replace(JOINED_HEADING, '\n$1\n')
    .replace(JOINED_LABEL, '\n')
    .replace(JOINED_SENTENCES, '\n')
    .replace(JOINED_ITEM, '\n')
  return line.length < RUN_ON ? restored : restored.replace(HEADING_WITHIN, '\n$1$2\n')
}

/**
 * The text with line ends where it lost them, as text does that was copied from a page or a table: nothing else is
 * changed, so each line is still word for word in it.
 */
export const restoreLines = (text: string): string => text.split('\n').map(restoreLine).join('\n')
