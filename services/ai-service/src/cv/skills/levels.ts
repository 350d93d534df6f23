import { patternOf } from '../lexicon/lexicon.ts'
import { units } from '../dates/durations.ts'

const WORDS = patternOf('level-words', 'clear', 'any', 'skill')
const MARKS = /[●○◉◯◐◑★☆■□▪▫▮▯█▓▒░⬤⚫⚪◆◇♦♢✓✔]+|(?<![\p{L}\d])(?:[o•*]\s?){3,10}$/gu
const SCORE = /\s*(?:[-–—:(]\s*)?(?<![\p{L}\d.])\d{1,3}\s?(?:%|\/\s?(?:5|10|100)(?![\d/]))\)?/gu
const YEARS = new RegExp(
  String.raw`\s*[-–—:(,]?\s*\(?(?<![\p{L}\d])(?:\d{1,2}\+?|meer dan \d{1,2})\s?${units.year}(?:\s(?:ervaring|experience))?\)?$`,
  'iu',
)
const LEVEL_BEHIND = new RegExp(String.raw`\s(?:niveau:?\s|level:?\s)?${patternOf('level-words', 'clear')}$`, 'iu')
const LEVEL_MARKED = new RegExp(
  `\\s*(?:\\(\\s*|\\[\\s*|\\s[-–—:]\\s*|:\\s*)(?:${WORDS})(?:\\s?(?:niveau|level|kennis|user))?\\s*[)\\]]?$`,
  'iu',
)
/** Amounts of code: 'Over 5000 lines', '1000 - 5000 LoC'. */
const AMOUNT =
  '(?:(?:over|under|less than|more than|meer dan|minder dan|[<>~])\\s?)?\\d[\\d.,]*k?\\+?(?:\\s?[-–]\\s?\\d[\\d.,]*k?)?\\s?(?:lines|loc|regels|lines of code)'
const ONLY_LEVEL = new RegExp(
  `^[\\s(]*(?:${WORDS}|\\d{1,3}\\s?%|\\d{1,2}\\s?/\\s?\\d{1,3}|\\d{1,2}\\+?\\s?(?:jaar|years?)(?: ervaring)?|[ABC][12]\\+?|${AMOUNT})(?:\\s?(?:niveau|level|user))?[\\s)]*$`,
  'iu',
)

/** True for a text that only gives a level: 'Gevorderd', '80%', '4/5', '●●●○○'. */
export const isLevel = (text: string): boolean =>
  text.length <= 60 && (ONLY_LEVEL.test(text) || !/[\p{L}\p{N}]/u.test(text.replace(MARKS, '')))

/** A skill without its level: 'Excel' for 'Excel (gevorderd)', 'Java - 5 jaar', 'SQL ●●●○○'. */
export const withoutLevel = (text: string): string => {
  if (text.length > 120) return text
  const skill = text.replace(MARKS, ' ').replace(SCORE, ' ').replace(YEARS, '').replace(/\s+/g, ' ').trim()
  const skillBeforeMark = skill.replace(LEVEL_MARKED, '').trim()
  if (skillBeforeMark !== skill && skillBeforeMark !== '') return skillBeforeMark
  const skillBeforeLevel = skill.replace(LEVEL_BEHIND, '').trim()
  return skillBeforeLevel !== '' && skillBeforeLevel.split(' ').length <= 3 ? skillBeforeLevel : skill
}
