import { hasOrder } from '../hidden-orders/has-order.ts'
import { keyWords } from './key-words.ts'
import { plainText } from './plain-text.ts'

const LONGEST_KEY = 40
const IS_INDEX = /^\d+$/

/**
 * A key in words: 'specific_tasks' is 'taken', 'gewensteStartdatum' is 'gewenste startdatum'. A key that orders
 * something has none.
 */
export const wordsOfKey = (key: string): string => {
  const translation = keyWords.get(key.toLowerCase())
  if (translation !== undefined) return translation
  if (key.length > 200) return ''
  const words = plainText(key)
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}\d’'-]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (hasOrder(words) || words.split(' ').length > 6) return ''
  return words.slice(0, LONGEST_KEY)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The keys of a path in words; the place in a list only where its members are objects: ['Werkervaring 2', 'functie'].
 */
export const labelParts = (path: readonly string[]): string[] => {
  const parts: string[] = []
  for (const [index, key] of path.entries()) {
    if (!IS_INDEX.test(key)) {
      const words = wordsOfKey(key)
      if (words !== '' && words !== parts.at(-1)) parts.push(words)
    } else if (index < path.length - 1 && parts.length > 0) {
      parts[parts.length - 1] = `${parts.at(-1) ?? ''} ${Number(key) + 1}`
    }
  }
  return parts
}

/** 'Vacature, taken'; the last parts of a long path. */
export const labelOf = (parts: readonly string[]): string =>
  capitalised(parts.slice(0, 1).concat(parts.slice(1).slice(-3)).join(', ')) || 'Gegevens'
