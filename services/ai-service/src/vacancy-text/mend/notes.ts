import { isReference } from '../language/references.ts'
import { hasSubject, splitSentences } from '../language/sentences.ts'
import { doubts, secrets, whereabouts } from './note-words.ts'
import { isUnfinished } from './unfinished.ts'

const LOOK_UP =
  '(?:na ?(?:te )?(?:vragen|kijken|gaan)|(?:te )?checken|(?:in|aan) ?(?:te )?vullen|uit ?(?:te )?zoeken|(?:te )?overleggen|te bepalen)'
/** 'check of ie goed met klanten omgaat': what a recruiter is going to find out about who applies. */
const SELF_CHECK =
  /(?:^|[:;,(–-] ?)(?:even |nog )?(?:check|checken|vraag|navragen|nagaan|kijken) (?:even |nog |ook )?of ie\b/i

/**
 * What only somebody who writes to themselves says. A word such as 'navragen' or 'todo' alone can be work: it is a note
 * where it stands behind 'nog', apart, or at the end as an answer that is still to come.
 */
const NOTES: readonly RegExp[] = [
  /\?\?|(?<!\p{L})xxx+(?!\p{L})/iu,
  /\bja\/nee(?= *(?:[?:(=]|$))/i,
  new RegExp(`^nog (?:even )?${LOOK_UP}\\b`, 'i'),
  new RegExp(`(?:^|[ (])nog (?:even |zelf )?${LOOK_UP}(?: (?:bij|met|aan) \\p{Lu}\\p{L}+)?[.!)]*$`, 'iu'),
  /^(?:navragen|nakijken|checken|aanvullen)(?:!| - )/i,
  /^to ?do(?: ?:|!| - )/i,
  /(?:^|[:;,(–-] ?)(?:vraag (?:het |dit |even )?(?:aan|na bij)|navragen bij|checken (?:bij|met)) \p{Lu}\p{L}+[.!)]*$/u,
  /^(?:to ?do|t\.?b\.?[dc]\.?)[.!]*$/i,
  /[:=(] ?(?:to ?do|t\.?b\.?[dc])\.?\)?$/i,
  /(?:^| )t\.?b\.?d\.?\)?$/i,
  // What the text may not tell: '(Bakker BV niet noemen)', 'naam klant nog niet vermelden!'.
  /(?:^|[:;,(–-] ?)(?:\p{Lu}[^,;:()]{0,40}|(?:de )?(?:bedrijfs)?naam(?: van)?(?: (?:de|het))?(?: \p{L}+)?|(?:de )?(?:klant|opdrachtgever)) (?:nog |hier |dus |zeker |absoluut )?niet (?:te )?(?:noemen|vermelden)(?: in (?:de )?(?:tekst|vacature|advertentie))?[.!)]*$/u,
  /(?:^|[ (])(?:niet (?:in de (?:tekst|vacature|advertentie)|publiceren)|(?:naam|bedrijf|klant) anoniem houden)[.!)]*$/i,
  SELF_CHECK,
  // Where who writes the text may look: 'zie website klant'.
  /^(?:zie|kijk op) (?:de |onze )?(?:web)?site(?: (?:van )?(?:de )?(?:klant|opdrachtgever|bedrijf))?[.)]*$/i,
  /(?<=\p{L} )n\.?v\.?t\b\.?[)]?$/iu,
  // What somebody who reads the form is to do about it: 'tekst nog afstemmen met Henk', 'let op: mail van Anja
  // gebruiken'.
  /\b(?:tekst|vacature|advertentie|salaris|bedrag|foto)\b.{0,20}\b(?:nog|eerst|even) (?:\p{L}+ )?(?:afstemmen|overleggen|checken|nakijken|aanpassen|invullen|aanvullen|bespreken|controleren)\b/iu,
  // Orders to whoever writes the text.
  /^(?:let op[:,!]? ?)?(?:schrijf|vermeld|noem|benadruk|verwerk|gebruik|negeer|vergeet|zet)(?: (?:er|erbij|erin|dan|ook|vooral|wel|niet|even|aub|a\.u\.b\.)){0,3} (?:(?:duidelijk )?dat\b|in de (?:tekst|vacature|advertentie)\b|(?:alle |de )?(?:vorige|eerdere|bovenstaande) (?:instructies?|opdracht(?:en)?|regels?)\b|niet dat\b|bij (?:salaris|uren)\b)/iu,
  /^(?:ignore|disregard|forget) (?:all |any |the )?(?:previous|above|prior|earlier)\b|^(?:write|say|mention|state) that\b/i,
  ...doubts,
  ...secrets,
  ...whereabouts,
]
/** Whether words hold what one only writes to oneself. */
export const hasNote = (text: string): boolean => isReference(text) || NOTES.some((note) => note.test(text))

/** Longer than this a line that ends in '?' may speak to the reader. */
const MOST_WORDS = 4
/** A question that does. */
const TO_READER =
  /^(?:zin|interesse|enthousiast|nieuwsgierig|benieuwd|klaar|vragen|iets voor|klinkt|w(?:at|ie|aar|aarom|anneer|elke?)|hoe|ben|heb|wil|kun|kan|word)\b/i

/** Verbs that are work among tasks, and a note among what one offers or asks. */
const LOOK_UP_ALONE = /^(?:navragen|nakijken|checken|invullen|aanvullen)(?:[.!]*$| ?:)/i

/** Whether an item is a note of the recruiter for themselves: 'nog navragen', 'bonus ja/nee', 'wasgeld?'. */
export const isNote = (item: string, isTask = false): boolean =>
  hasNote(item) || isUnfinished(item) || asksItself(item) || (!isTask && LOOK_UP_ALONE.test(item))

const asksItself = (item: string): boolean => {
  if (/^[^?(]{2,30}\? ?\([^()]{2,40}\)$/.test(item) && !TO_READER.test(item)) return true
  if (!/\?\)?$/.test(item) || hasSubject(item) || TO_READER.test(item)) return false
  return (
    item.split(' ').length <= (/(?:mogelijk|bespreekbaar|erbij|kan)\?\)?$/.test(item) ? 2 * MOST_WORDS : MOST_WORDS)
  )
}

/** An item without what one tells oneself behind a dash: 'zelfredzaam - check of ie ook afwast'. */
export const withoutSelfCheck = (item: string): string =>
  item.replace(/^(.{3,80}?) [-–] (.+)$/u, (whole, before: string, note: string) =>
    SELF_CHECK.test(note) ? before : whole,
  )

/** Notes between brackets of a one-line field, with who they are not about: '(nog checken)', ', niet Breda (bezet)'. */
const ASIDE = /(?:, niet [^,;()]{2,30})? ?\([^()]{0,80}\)/g
const isNoteAside = (aside: string) => isNote(aside.replace(/^[^(]*\(|\)$/g, ''))

/** The parts of a one-line field between its marks, each with the mark before it. */
const partsOfLine = (line: string): string[] =>
  line.split(
    /(?<=[,;.]) | (?=[-–] \p{L})| (?=nog (?:even |zelf |eens )?(?:te )?(?:na ?(?:te )?kijken|na ?(?:te )?vragen|checken|controleren|afstemmen|bevestigen)\b)/u,
  )
const withoutNoteAsides = (line: string) => line.replace(ASIDE, (aside) => (isNoteAside(aside) ? '' : aside))
const isNotePart = (part: string) => hasNote(part.replace(/^[-–] /, '').replace(/[,;.]$/, ''))

/** What a one-line field says only to who typed it. */
export const notesIn = (line: string): string[] => [
  ...(line.match(ASIDE) ?? []).filter(isNoteAside).map((aside) => aside.trim()),
  ...partsOfLine(withoutNoteAsides(line)).filter(isNotePart),
]

/** A one-line field without such a note behind it: 'all in?', '(nog checken)'. */
export const withoutNotes = (line: string): string =>
  partsOfLine(withoutNoteAsides(line))
    .filter((part) => !isNotePart(part))
    .join(' ')
    .replace(/(?<!\?)\?+$/, '')
    .replace(/[,;]$/, '')

/** Several sentences without those that are notes; one sentence is for `isNote` to judge. */
export const withoutNoteSentences = (text: string): string => {
  const sentences = splitSentences(text)
  const statements = sentences.filter((sentence) => !hasNote(sentence))
  return statements.length > 0 && statements.length < sentences.length ? statements.join(' ') : text
}

/** A story without the sentences that are such notes; a question to the reader stays. */
export const storyWithoutNotes = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const sentences = splitSentences(line)
      return sentences.some(hasNote) ? sentences.filter((sentence) => !hasNote(sentence)).join(' ') : line
    })
    .filter((line, index, lines) => line !== '' || lines.length === 1 || index > 0)
    .join('\n')

/** Laughter of who types. */
const LAUGHTER = /(?<!\p{L})[,(]? ?(?:(?:ha|he|hi){2,}h?|lol|grinnik)[.!)]*(?!\p{L})/giu

/** What asks politely: nobody who applies is asked so. */
const POLITE = /,? (?:aub|a\.u\.b\.?|svp|s\.v\.p\.?)[.!]*$/i

/** Without marks that only mean 'and so on' or excitement. */
export const withoutFlourish = (item: string): string =>
  item
    .replace(LAUGHTER, '')
    .replace(POLITE, '')
    .replace(/ ?(?:…|\.{3,})/g, '')
    .replace(/!+$/, '')
