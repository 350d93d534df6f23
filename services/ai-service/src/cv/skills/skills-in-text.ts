import { knownSkill, mostWords } from './known-skills.ts'

const LONGEST = 4_000
const SHORT = 4
const isAllCapitals = (text: string) => text.length > 12 && text === text.toUpperCase()

/**
 * Skills that running text names: only words that mean a skill wherever they stand; short ones in exactly their own
 * capitals.
 */
export function skillsInText(text: string): readonly string[] {
  if (isAllCapitals(text)) return []
  const words = text
    .slice(0, LONGEST)
    .split(/[\s,;()|•]+/)
    .filter(Boolean)
  const skills: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
      const some = words
        .slice(at, at + count)
        .join(' ')
        .replace(/[.:!?"'”’]+$/, '')
      const skill = knownSkill(some)
      if (!skill?.everywhere || (skill.text.length <= SHORT && !some.includes(skill.text))) continue
      skills.push(some)
      at += count - 1
      break
    }
  }
  return skills
}
