const MENTION =
  /(?<!\p{L})(?:(?:rijbewijs|rijbewijzen|driving licen[cs]es?|driver['’]?s? licen[cs]es?|car licen[cs]e|permis de conduire)(?!\p{L})|licen[cs]es?:?(?=\s[A-E]{1,2}(?![\p{L}\d])))/iu
const CATEGORY = /(?<![\p{L}\d])(AM|A[12]?|B\+?E|B|C1E?|C\+?E|C|D1?E?|T)(?![\p{L}\d])/gu

/** Categories that a category includes: who may drive C may drive B. */
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  BE: ['B'],
  C1: ['B'],
  C1E: ['C1', 'BE', 'B'],
  C: ['C1', 'B'],
  CE: ['C', 'C1E', 'C1', 'BE', 'B'],
  D1: ['B'],
  D: ['D1', 'B'],
  DE: ['D', 'D1', 'BE', 'B'],
}

/** Whether a text speaks of a driving licence. */
export const namesLicence = (text: string): boolean => MENTION.test(text)

/** The categories that a text asks for or gives; B where it names none. */
export const categoriesIn = (text: string): string[] => {
  const mention = MENTION.exec(text)
  if (!mention) return []
  const near = text.slice(Math.max(0, mention.index - 12), mention.index + mention[0].length + 30)
  const categories = [...near.matchAll(CATEGORY)].map(([category]) => category.replace('+', ''))
  return categories.length === 0 ? ['B'] : [...new Set(categories)]
}

/** Whether one of the categories somebody has includes the one that is asked for. */
export const includesCategory = (has: readonly string[], requiredCategory: string): boolean =>
  has.some((category) => category === requiredCategory || (INCLUDED[category]?.includes(requiredCategory) ?? false))
