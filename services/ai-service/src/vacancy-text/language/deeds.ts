import { isInfinitive } from './infinitives.ts'
import { isStatement } from './sentences.ts'

/**
 * 'Geschiedenis tastbaar maken' is something to do; 'leefbare wijken' is something to have, 'wij maken …' says
 * something.
 */
export const isDeed = (text: string): boolean => {
  const words = text.replace(/(?<![.!])[.!]+$/, '').split(' ')
  return (
    isInfinitive(words.at(-1) ?? '') &&
    !/ (?:waar|die|dat|als|zodat|omdat|terwijl) /.test(text) &&
    !isStatement(
      words
        .slice(0, -1)
        .join(' ')
        .replace(/^iedereen\b/i, ''),
    )
  )
}
