const IMAGE = /!\[([^\]]{0,500})\]\([^)]{0,2000}\)?/g
const LINK = /\[([^\]\n]{0,500})\]\(\s*([^)\s]{1,2000})[^)\n]{0,500}\)?/g
const REFERENCE = /^\s*\[[^\]\n]{1,100}\]:\s*\S+.*$/gm
const TAG = /<\/?[a-z!][^<>]{0,2000}>?/gi
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s<>()‘’“”"']+/gi

/** The text without images, tags, and addresses that `known` doesn't hold; a link keeps its words. `taken` counts what went. */
export function withoutForeignLinks(text: string, known: string): { text: string; taken: number } {
  let taken = 0
  const drop = (left = '') => {
    taken += 1
    return left
  }
  const cleaned = text
    .replace(IMAGE, () => drop())
    .replace(LINK, (_, words: string, address: string) =>
      known.includes(address) ? `${words} ${address}` : drop(words),
    )
    .replace(REFERENCE, () => drop())
    .replace(TAG, () => drop())
    .replace(ADDRESS, (address) => (known.includes(address.replace(/[.,;:!?]+$/, '')) ? address : drop()))
  return { text: cleaned.replace(/[^\S\n]{2,}/g, ' '), taken }
}
