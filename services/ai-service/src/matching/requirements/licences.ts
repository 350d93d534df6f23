const MENTION =
  /(?<!\p{L})(?:(?:rijbewijs|rijbewijzen|driving licen[cs]es?|driver['’]?s? licen[cs]es?|car licen[cs]e|permis de conduire)(?!\p{L})|licen[cs]es?:?(?=\s[A-E]{1,2}(?![\p{L}\d])))/iu
const CATEGORY = /(?<![\p{L}\d])(AM|A[12]?|B\+?E|B|C1E?|C\+?E|C|D1?E?|T)(?![\p{L}\d])/gu

/**
 * Categories that a category includes, by article 6 of Directive 2006/126/EC: who may drive C may drive B, and CE
 * includes BE.
 */
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  A1: ['AM'],
  A2: ['A1', 'AM'],
  A: ['A2', 'A1', 'AM'],
  B: ['AM'],
  BE: ['B', 'AM'],
  C1: ['B', 'AM'],
  C1E: ['C1', 'BE', 'B', 'AM'],
  C: ['C1', 'B', 'AM'],
  CE: ['C', 'C1E', 'C1', 'BE', 'B', 'AM'],
  D1: ['B', 'AM'],
  D1E: ['D1', 'BE', 'B', 'AM'],
  D: ['D1', 'B', 'AM'],
  DE: ['D', 'D1E', 'D1', 'BE', 'B', 'AM'],
}
/** Categories that two others include together: CE is valid for DE with D. */
const TOGETHER: readonly (readonly [category: string, by: readonly string[]])[] = [['DE', ['CE', 'D']]]

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

/** Whether the categories somebody has include the one that is asked for. */
export const includesCategory = (has: readonly string[], requiredCategory: string): boolean =>
  has.some((category) => category === requiredCategory || (INCLUDED[category]?.includes(requiredCategory) ?? false)) ||
  TOGETHER.some(([category, by]) => category === requiredCategory && by.every((one) => has.includes(one)))

/** The categories that stand in a part of a text, named as such. */
export const categoriesNamedIn = (text: string): string[] =>
  [...text.matchAll(CATEGORY)].map(([category]) => category.replace('+', ''))
