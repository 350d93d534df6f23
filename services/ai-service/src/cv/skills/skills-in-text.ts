import { knownSkill, mostWords } from './known-skills.ts'

const LONGEST = 4_000
const SHORT = 4
const isAllCapitals = (text: string) => text.length > 12 && text === text.toUpperCase()

/**
 * Skills that running text names: only words that are a skill in any text. Short ones need exactly their own capitals:
 * 'SQL'.
 */
export const skillsInText = (text: string): readonly string[] => {
  if (isAllCapitals(text)) return []
  const words = text
    .slice(0, LONGEST)
    .split(/[\s,;()|•]+/)
    .filter(Boolean)
  const skills: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
      const phrase = words
        .slice(at, at + count)
        .join(' ')
        .replace(/(?<![.:!?"'”’])[.:!?"'”’]+$/, '')
      const skill = knownSkill(phrase)
      if (!skill?.everywhere || (skill.text.length <= SHORT && !phrase.includes(skill.text))) continue
      skills.push(phrase)
      at += count - 1
      break
    }
  }
  return skills
}
