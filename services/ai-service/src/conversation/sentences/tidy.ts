const SOUND = String.raw`(?<![\p{L}\p{N}'-])(?:u+h+m*|e+h+m*|h+m+|mm+|u+m+|e+r+m+)(?![\p{L}\p{N}'-])`

/** Sounds and words that say nothing, with the commas around them. */
const FILLERS: readonly RegExp[] = [
  new RegExp(String.raw`, ${SOUND},`, 'giu'),
  new RegExp(String.raw`${SOUND}[,.…]*`, 'giu'),
  /(?<=\S)(?:,? )(?:zeg maar|weet je wel|snap je|you know)(?![\p{L}])(?! (?:dat|wat|wie|of|hoe|waar|waarom|that|what|how|why|who)\b),?/giu,
]
/** A small word that was said twice: 'ik ik heb'. 'Dat dat' and 'die die' can be right. */
const STUTTER =
  /(?<![\p{L}])(ik|we|de|het|een|en|in|van|met|op|ook|bij|voor|maar|om|te|als|the|a|and|i|to|of)(?:[,…]? \1)+(?![\p{L}'’])/giu
/** An answer that begins with agreement says the same without it; alone it stays. */
const OPENING = /^(?:(?:nou|nou ja|well|so|oke|oké|ok|okay)[,.]? )+(?=\S+ \S+)/iu

/**
 * A sentence without fillers and stutters, with a capital and an end mark. All other words, and with them numbers and
 * denials, stay as they were said. '' when nothing is left.
 */
export const tidySentence = (sentence: string): string => {
  const bare = FILLERS.reduce((text, filler) => text.replace(filler, ' '), sentence)
    .replace(STUTTER, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!…])/g, '$1')
    .replace(/,(?=[,.?!…])/g, '')
    .replace(/^[\s,.…;:–-]+/, '')
    .replace(OPENING, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(bare)) return ''
  const capitalised = bare.charAt(0).toUpperCase() + bare.slice(1)
  return /[.?!…]["'”’)]*$/.test(capitalised) ? capitalised : `${capitalised.replace(/(?<![,;:–-])[,;:–-]+$/, '')}.`
}
