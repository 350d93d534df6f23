import { onOneLine, speakerName } from '../plain-line.ts'
import type { Voice } from '../utterance.ts'

/** The entities of WebVTT, and the apostrophe that others write. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

const LAST_CODE_POINT = 0x10ffff

const characterOf = (code: number): string => (code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '')

const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
      if (decimal !== undefined) return characterOf(Number(decimal))
      return ENTITIES[name?.toLowerCase() ?? ''] ?? entity
    },
  )

/** One line without markup left in it. */
const plainText = (text: string): string => onOneLine(withoutEntities(text))

/** The tags of WebVTT, and of the HTML that others put into cues; 'x < y' is no tag. */
const TAG = /<(\/?)([a-z][a-z\d]*|\d[\d:.]*)((?:[.\s/][^<>]*)?)>/gi

const VOICE = 'v'

/** Ends with a space where a tag parted two lines. */
const isBreak = (name: string): boolean => /^(?:br|p|div|li)$/i.test(name)

/** What the speakers of a cue say, without tags and with its entities read. */
export const readCueText = (source: string): Voice[] => {
  const voices: Voice[] = []
  let speaker: string | null = null
  let raw = ''
  let readUntil = 0
  const finish = (): void => {
    const text = plainText(raw)
    if (text !== '') voices.push({ speaker, text })
    raw = ''
  }
  for (const match of source.matchAll(TAG)) {
    const [tag, slash, name = '', annotation = ''] = match
    raw += source.slice(readUntil, match.index)
    readUntil = match.index + tag.length
    if (isBreak(name)) raw += ' '
    if (name.toLowerCase() !== VOICE) continue
    finish()
    // Classes stand before the name: <v.loud Noor>.
    speaker = slash === '' ? speakerName(plainText(annotation.replace(/^[^\s]*/, ''))) : null
  }
  raw += source.slice(readUntil)
  finish()
  return voices
}
