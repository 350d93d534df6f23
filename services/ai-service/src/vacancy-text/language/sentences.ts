import { dictionaries } from '../../spelling/dictionaries.ts'
import { isAdjective } from './adjectives.ts'
import { isDottedAbbreviation } from './abbreviations.ts'

/**
 * The word after the last space or bracket. Searched from the end, so that a long line isn't read again for each
 * sentence.
 */
const lastToken = (text: string): string => {
  let start = text.length
  while (start > 0 && !' (\n'.includes(text.charAt(start - 1))) start -= 1
  return text.slice(start)
}

const BOUNDARY = /[.!?…]["'”’)\]]* /g

/** After '5.' only what can't be an item of a numbered list starts a sentence. */
const NEXT_SUBJECT = /^(?:Je|Jij|U|We|Wij|Ook|Daarnaast|Samen) /

/** A list on one line: '1. Lassen 2. Boren'. */
const NUMBERED = /^\(?\d{1,2}[.)] |\b(?:nr|nummer|punt|artikel|art|stap)\.? \d+$/i

/** A word so long hasn't been cut off. */
const LEAST_OF_WORD = 12

/** Whether letters before a full stop are no word, so that one was cut off there: 'thuiswerkverg. 2,40'. */
const isCutOff = (token: string): boolean => {
  if (!/^\p{Ll}{4,14}$/u.test(token) || /(?:s|e|en|er|ig|isch|baar|loos|zaam|eel|ief)$/.test(token)) return false
  const { isDutch, isEnglish, isNameOrTerm } = dictionaries()
  return !isDutch(token) && !isEnglish(token) && !isNameOrTerm(token)
}

const endsSentence = (before: string, mark: string, next: string): boolean => {
  if (mark === '…' && /^\p{Ll}/u.test(next)) return false
  if (mark !== '.') return true
  const token = lastToken(before)
  if (/^\d+$/.test(token))
    return (
      before.length > token.length &&
      (NEXT_SUBJECT.test(next) || (!NUMBERED.test(before) && /^\p{Lu}\p{Ll}/u.test(next)))
    )
  // A unit behind its number ends one where a sentence begins: '2-12 jr. Gesprekken'.
  if (
    /^(?:jr|mnd|wk|wkn|dgn|min|uur|pers)$/.test(token) &&
    /\d ?\p{L}+$/u.test(before) &&
    /^\p{Lu}\p{Ll}{4}/u.test(next)
  )
    return true
  // 'Rijbewijs B of al D. VOG': the letter of a licence is none of a name.
  if (/^[A-E]$/.test(token) && /\brijbewijs\b[^.]*$/i.test(before)) return true
  if (token.endsWith(')')) return true
  if (isDottedAbbreviation(token) || (/^[\p{Ll}\d€]/u.test(next) && isCutOff(token))) return false
  // 'PC 322.01. contract', 'RSZ/BV. contracten': a number or letters for a name are no words cut off.
  if (/^\p{Ll}/u.test(next) && /^(?:\d+\.\d+|\p{Lu}+(?:\/\p{Lu}+)+|\p{Lu}{3,})$/u.test(token)) return true
  // 'Hefcert. geldig': one word cut off, with what belongs to it.
  if (
    /^\p{Ll}/u.test(next) &&
    token === before &&
    token.length < LEAST_OF_WORD &&
    /[bcdfgjklmpqrstvwxz]$/i.test(token) &&
    !isAdjective(token)
  )
    return false
  if (/^\p{Ll}/u.test(next) && /^(?:tv|wc|pc|gsm|ov|cv)$/i.test(token)) return true
  // No Dutch word ends so: 'industr', 'verkl'.
  if (/^\p{Ll}/u.test(next) && /(?:[bcdfghjklmnpqstvwxz][rlwvj]|chn|[bcdfghjklmnpqstvwxz]z)$/i.test(token)) return false
  if (/^\p{Ll}/u.test(next)) return token.length > 2 && /[aeiouy]/i.test(token)
  return true
}

/** The sentences of one line, each with its own end mark. */
export const splitSentences = (line: string): string[] => {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length
    if (!endsSentence(line.slice(start, match.index), match[0].charAt(0), line.slice(end, end + 12))) continue
    sentences.push(line.slice(start, end).trim())
    start = end
  }
  if (start < line.length) sentences.push(line.slice(start).trim())
  return sentences
}

/** Words that only occur where something is being said: subjects and finite verbs. */
const SUBJECTS = 'je jij u wij we ik ze zij hij men iedereen niemand er onze jouw you your they'
const VERBS = `is was waren ben bent heb hebt heeft had hebben kun kunt kan kunnen wil wilt willen mag mogen moet moeten zal zul zult
  gaat doet staat slaat ziet geeft komt krijgt houdt vindt wordt worden weet helpt zorgt vormt ligt loopt hangt blijft begon
  groeit telt richt draait heerst geldt past brengt leidt zit valt rijdt schrijft leest spreekt begrijpt bestaat ontstaat ontstond omvat bevat draagt vraagt zegt legt volgt kreeg werd werden kwam
  ging startte richtte groeide opende ontstonden bestond kocht verhuisde maakte bouwde verzorgt kent kennen groeien geloven are will join founded`
const MARKERS = new Set(`${SUBJECTS} ${VERBS}`.split(/\s+/))
const VERB_ENDING =
  /(?:eert|[^m]elt|igt|ekt|okt|oekt|erkt|aakt|ijkt|ijgt|ijdt|eidt|oudt|indt|iedt|eeft|voert|oert|ient|ouwt|uwt|vert|dert|tert|urt)$/
const NOT_VERBS = new Set(
  'sedert buurt expert dessert concert effect project object subject direct perfect vrucht sport geld velt veld beurt gestrekt'.split(
    ' ',
  ),
)

const isMarker = (word: string) => MARKERS.has(word) || (VERB_ENDING.test(word) && !NOT_VERBS.has(word))

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []

const SUBJECT_WORDS = new Set(SUBJECTS.split(' '))

/** Whether somebody is spoken of or to: 'je', 'wij', 'iedereen'. */
export const hasSubject = (text: string): boolean => wordsOf(namingOnly(text)).some((word) => SUBJECT_WORDS.has(word))

/** Words that look like a subject or a verb but aren't: 'op je verjaardag', 'is een pre', words in brackets. */
const namingOnly = (text: string) =>
  text
    .replace(/\([^()]{0,200}\)/g, '')
    .replace(
      /\b(?:op|in|van|met|voor|aan|bij|uit|tot|over|na|naast|tijdens|onder|door|binnen|rond|zonder) (?:je|jouw|ons|onze|iedereen|niemand|hen)(?= |$)/gi,
      ' ',
    )
    .replace(
      / (?:is|zijn) (?:(?:een )?(?:pre|pré|plus|pluspunt|must)|vereist|mooi meegenomen|meegenomen|gewenst|niet nodig)(?=[.,;]|$)/gi,
      '',
    )

/** Whether the text says something by itself (it has a subject or a finite verb), rather than naming things. */
export const isStatement = (text: string): boolean => wordsOf(namingOnly(text)).some(isMarker)

/** Ends the text as a sentence, without a second end mark. */
export const finishSentence = (text: string): string => {
  const sentence = text.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
  return /[.!?…]["'”’)\]]*$|\p{Extended_Pictographic}\ufe0f?$|:\)$/u.test(sentence) ? sentence : `${sentence}.`
}

/** The text without a full stop or comma at its end; abbreviations keep theirs. */
export const withoutEnd = (text: string): string => {
  const sentence = text.replace(/(?<![\s,;])[\s,;]+$/, '')
  if (!sentence.endsWith('.') || isDottedAbbreviation(lastToken(sentence.slice(0, -1)))) return sentence
  return sentence.slice(0, -1).trimEnd()
}
