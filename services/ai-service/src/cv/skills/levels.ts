const WORDS =
  'expert|gevorderd(?:e)?|beginner|beginnend|basis(?:kennis|niveau)?|gemiddeld|goed(?:e kennis)?|zeer goed|uitstekend|ervaren|redelijk|voldoende|enige kennis|junior|medior|senior|professional|advanced|intermediate|basic(?:s)?|proficient|fluent|good|very good|excellent|skilled|novice|familiar|competent|experienced|master|elementary|working knowledge|fundamental awareness|native|moedertaal|vloeiend|knowledge|knowledgeable|familiar with|experienced with|comfortable|some experience|kennis|kundig|grundkenntnisse|fortgeschritten|sehr gut|gut|notions|maîtrise|courant|avancé|débutant|intermédiaire|avanzado|intermedio|básico'
const MARKS = /[●○◉◯◐◑★☆■□▪▫▮▯█▓▒░⬤⚫⚪◆◇♦♢✓✔]+|(?<![\p{L}\d])(?:[o•*]\s?){3,10}$/gu
const SCORE = /\s*(?:[-–—:(]\s*)?(?<![\p{L}\d.])\d{1,3}\s?(?:%|\/\s?(?:5|10|100)(?![\d/]))\)?/gu
const YEARS =
  /\s*[-–—:(,]?\s*\(?(?<![\p{L}\d])(?:\d{1,2}\+?|meer dan \d{1,2})\s?(?:jaar|jr|years?|yrs?)\.?(?:\s(?:ervaring|experience))?\)?$/iu
const LEVEL_BEHIND =
  /\s(?:niveau:?\s|level:?\s)?(?:expert|gevorderd|beginner|gemiddeld|zeer goed|uitstekend|advanced|intermediate|proficient|very good|excellent|novice|elementary)$/iu
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
export function withoutLevel(text: string): string {
  if (text.length > 120) return text
  const skill = text.replace(MARKS, ' ').replace(SCORE, ' ').replace(YEARS, '').replace(/\s+/g, ' ').trim()
  const skillBeforeMark = skill.replace(LEVEL_MARKED, '').trim()
  if (skillBeforeMark !== skill && skillBeforeMark !== '') return skillBeforeMark
  const skillBeforeLevel = skill.replace(LEVEL_BEHIND, '').trim()
  return skillBeforeLevel !== '' && skillBeforeLevel.split(' ').length <= 3 ? skillBeforeLevel : skill
}
