import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { dictionary as dutchLists } from '@zxcvbn-ts/language-nl-be'
import { decodeTrie, encodeTrieDataToBTrie } from 'cspell-trie-lib'

/** Shorter words are never judged. */
const SHORTEST = 4
/** A part of a compound can be shorter. */
const SHORTEST_PART = 3

/** A packed word list in the form that is loaded fastest. Unpacking it takes a second and 130 MB. */
const asBinary = (file: URL) => encodeTrieDataToBTrie(decodeTrie(gunzipSync(readFileSync(file))).data)

const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST)

/** Lists of corrections hold mistakes as well. */
const MISTAKES = 'cspell-corrections.yaml'

const termsIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name !== MISTAKES)
    .flatMap((name) => {
      const bytes = readFileSync(new URL(name, folder))
      return wordsIn((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
    })

/** Lists of words by how often they are used, in turns, each word where it first stands. */
const mixed = (...lists: readonly (readonly string[])[]): string[] => {
  const longest = Math.max(...lists.map((list) => list.length))
  return [...new Set(Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat())]
}

/** The files of `data` by name, unpacked, made from the packages of the lock file. */
export const makeDictionaries = (): Record<string, Uint8Array> => {
  const dutch = asBinary(new URL('Dutch.trie.gz', import.meta.resolve('@cspell/dict-nl-nl')))
  const english = asBinary(new URL('en_US.trie.gz', import.meta.resolve('@cspell/dict-en_us')))
  const terms = termsIn(new URL('dict/', import.meta.resolve('@cspell/dict-software-terms')))
  const { commonWords, wikipedia, boysFirstnames, girlsFirstnames, lastnames } = dutchLists
  const names = wordsIn([...boysFirstnames, ...girlsFirstnames, ...lastnames].join('\n'))
  const listed = decodeTrie(dutch).data
  const common = mixed(commonWords, wikipedia).filter((word) => word.length >= SHORTEST_PART && listed.has(word))
  const asLines = (words: Iterable<string>) => Buffer.from([...words].join('\n'), 'utf8')
  return {
    'dutch.btrie': dutch,
    'english.btrie': english,
    'names-and-terms.txt': asLines([...new Set([...terms, ...names])].toSorted()),
    'common-words.txt': asLines(common),
  }
}
