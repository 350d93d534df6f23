import { Random } from '../../support/random.ts'

/** Bytes at which lengths, counts and offsets go over an edge. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff]
const NUMBERS = [
  '0',
  '-1',
  '1',
  '65536',
  '2147483647',
  '2147483648',
  '4294967295',
  '99999999999999999999',
  '1e9',
  '0.0000001',
  'NaN',
]
/** Longer files only take longer. */
const MOST_BYTES = 400_000
const MOST_CHANGES = 12

type Change = (bytes: Buffer, random: Random) => Buffer

const insert = (bytes: Buffer, at: number, piece: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])

/** Digits are replaced as a whole, because formats of text state their lengths and places in them. */
const replaceNumber: Change = (bytes, random) => {
  const text = bytes.toString('latin1')
  const from = random.below(text.length + 1)
  const match = /-?\d+/.exec(text.slice(from, from + 4_000))
  if (!match) return bytes
  const at = from + match.index
  const piece = Buffer.from(random.pick(NUMBERS))
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + match[0].length)])
}

const changesWith = (samples: readonly Buffer[], words: readonly string[]): readonly Change[] => {
  const flip: Change = (bytes, random) => {
    const copy = Buffer.from(bytes)
    const at = random.below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
    return copy
  }
  const edge: Change = (bytes, random) => {
    const copy = Buffer.from(bytes)
    copy[random.below(copy.length)] = random.pick(EDGES)
    return copy
  }
  const cut: Change = (bytes, random) => {
    const at = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(200))])
  }
  const breakOff: Change = (bytes, random) => bytes.subarray(0, random.below(bytes.length))
  const repeat: Change = (bytes, random) => {
    const at = random.below(bytes.length)
    const piece = bytes.subarray(at, at + 1 + random.below(300))
    return insert(bytes, at, Buffer.concat(Array.from({ length: random.pick([1, 2, 50]) }, () => piece)))
  }
  const word: Change = (bytes, random) => insert(bytes, random.below(bytes.length + 1), Buffer.from(random.pick(words)))
  const splice: Change = (bytes, random) => {
    const other = random.pick(samples)
    return Buffer.concat([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))])
  }
  return [flip, flip, edge, cut, breakOff, repeat, word, word, splice, replaceNumber, replaceNumber]
}

/** Makes file number `index` of a seed: one of the samples with one to twelve changes, the same in every run. */
export const mutatedFiles = (samples: readonly Buffer[], words: readonly string[], seed: number) => {
  const changes = changesWith(samples, words)
  return (index: number): Buffer => {
    const random = new Random(seed + index * 7_919)
    let bytes = random.pick(samples)
    const times = 1 + random.below(MOST_CHANGES)
    for (let turn = 0; turn < times && bytes.length > 0; turn += 1) bytes = random.pick(changes)(bytes, random)
    return bytes.subarray(0, MOST_BYTES)
  }
}
