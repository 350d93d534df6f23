import { areNeighbours } from '../../src/spelling/keyboard.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Numbers from 0 to under 1, the same each time (Park and Miller). */
export const numbersFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

type Error = (word: string, at: number, random: () => number) => string

const swapEnds = (word: string, one: string, other: string) =>
  word.endsWith(one) ? word.slice(0, -1) + other : word.endsWith(other) ? word.slice(0, -1) + one : word

const swapFirst = (word: string, one: string, other: string) =>
  word.includes(one) ? word.replace(one, other) : word.replace(other, one)

/** Mistakes of people who type Dutch, each made at a letter that is neither the first nor the last. */
export const typingErrors: Readonly<Record<string, Error>> = {
  'letter missing': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'letter doubled': (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  'letters swapped': (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  'neighbouring key': (word, at, random) => {
    const keys = LETTERS.filter((letter) => areNeighbours(word.charAt(at), letter))
    return word.slice(0, at) + (keys[Math.floor(random() * keys.length)] ?? word.charAt(at)) + word.slice(at + 1)
  },
  'd or t': (word) => swapEnds(word, 'd', 't'),
  'k or c': (word) => swapFirst(word, 'c', 'k'),
  'ei or ij': (word) => swapFirst(word, 'ij', 'ei'),
}
