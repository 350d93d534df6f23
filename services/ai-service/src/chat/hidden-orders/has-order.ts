import { orderPatterns } from './order-patterns.ts'
import { toldOrderPatterns } from './told-order-patterns.ts'

const BLOB = /[A-Za-z0-9+/_-]{24,}={0,2}/g
const READABLE = 0.9

/** Letters of other widths and alphabets that look the same become the plain ones, for the comparison only. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    і: 'i',
    ѕ: 's',
    у: 'y',
    ј: 'j',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ι: 'I',
    Ο: 'O',
    ο: 'o',
    ι: 'i',
  }),
)
const plainLetters = (text: string) =>
  text.normalize('NFKC').replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES.get(letter) ?? letter)

const patterns = [...orderPatterns, ...toldOrderPatterns]

/** Words that were encoded so that only a machine reads them. */
const holdsEncodedText = (text: string): boolean => {
  for (const [blob] of text.matchAll(BLOB)) {
    if (!/[A-Z]/.test(blob) || !/[a-z]/.test(blob) || blob.includes('-')) continue
    const decoded = Buffer.from(blob, 'base64').toString('utf8')
    const readable = decoded.match(/[\p{L}\d .,:;!?'"()%-]/gu)?.length ?? 0
    if (decoded.includes(' ') && readable / decoded.length >= READABLE) return true
  }
  return false
}

/**
 * Whether a sentence gives orders to a machine, openly or encoded. Such a sentence says nothing about a job or a
 * person.
 */
export const hasOrder = (sentence: string): boolean => {
  const text = plainLetters(sentence)
  return patterns.some((pattern) => pattern.test(text)) || holdsEncodedText(sentence)
}
