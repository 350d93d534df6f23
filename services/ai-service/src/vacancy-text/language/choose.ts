/** FNV-1a over UTF-16 code units: the same text gives the same number on every machine. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Picks one of several wordings by the input, so that texts differ and yet the same form gives the same text. */
export type Choose = <T>(topic: string, options: readonly [T, ...T[]]) => T

export const chooseBy =
  (seed: string): Choose =>
  (topic, options) =>
    options[hashText(`${topic}\u0000${seed}`) % options.length] ?? options[0]
