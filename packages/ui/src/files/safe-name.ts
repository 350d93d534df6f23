import { lazily } from '../text/lazily.ts'

/**
 * Control characters, and those that turn text around or can't be seen: 'cv\u202Efdp.exe' would look like 'cvexe.pdf'.
 * The two joiners stay: Persian words and composed emoji need them.
 */
const MISLEADING = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A file name without characters that mislead or can't be seen, safe to show and to use for a download. */
export const safeName = (name: string): string => name.replace(MISLEADING, '').trim() || 'naamloos'

/** Letters at the end that always show: the extension, and what tells two versions apart. */
const TAIL = 12

const letters = lazily(() => new Intl.Segmenter('nl', { granularity: 'grapheme' }))

/** The name in two parts, so that a screen can leave out the middle; the tail is empty when the name is short. */
export const headAndTail = (name: string): { head: string; tail: string } => {
  const whole = Array.from(letters().segment(name), ({ segment }) => segment)
  if (whole.length <= 2 * TAIL) return { head: name, tail: '' }
  return { head: whole.slice(0, -TAIL).join(''), tail: whole.slice(-TAIL).join('') }
}
