const IMAGE = /!\[([^\]]{0,500})\]\([^)]{0,2000}\)?/g
const LINK = /\[([^\]\n]{0,500})\]\(\s*([^)\s]{1,2000})[^)\n]{0,500}\)?/g
const REFERENCE = /^\s*\[[^\]\n]{1,100}\]:\s*\S+.*$/gm
const TAG = /<\/?[a-z!][^<>]{0,2000}>?/gi
const ADDRESS = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s<>()‘’“”"']+/gi

/**
 * The text without images, tags, and addresses that are not in `allowedText`; a link keeps its words. `removed` counts
 * what was removed.
 */
export const withoutForeignLinks = (text: string, allowedText: string): { text: string; removed: number } => {
  let removedCount = 0
  const drop = (words = '') => {
    removedCount += 1
    return words
  }
  const cleaned = text
    .replace(IMAGE, () => drop())
    .replace(LINK, (_, words: string, address: string) =>
      allowedText.includes(address) ? `${words} ${address}` : drop(words),
    )
    .replace(REFERENCE, () => drop())
    .replace(TAG, () => drop())
    .replace(ADDRESS, (address) =>
      allowedText.includes(address.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')) ? address : drop(),
    )
  return { text: cleaned.replace(/[^\S\n]{2,}/g, ' '), removed: removedCount }
}
