import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { withActualText } from './actual-text.ts'

/** The code of pdf.js that allocates bytes of a stream: every filter that inflates, decrypts or joins uses it. */
const GROWS = 'const a=new Uint8Array(n);a.set(t);return this.buffer=a'
const WORKER = 'pdf.worker.min.mjs'
const COUNTER_NAME = 'wervio.pdf.inflated'

/**
 * The most inflated bytes of all streams of one CV; joined and predicted bytes count again. The labelled CVs take
 * about 0.1 MB, and 0.9 MB at most.
 */
const MOST_BYTES = 67_108_864
/** The same of a CV whose pictures are decoded: ten pages of them, uncompressed. */
const MOST_BYTES_WITH_PICTURES = 2_147_483_648

type Budget = { left: number; onExceeded: () => void }
let budget: Budget | null = null

/** Subtracts from the budget of the current CV; throws when it isn't enough, before the memory is allocated. */
const count = (bytes: number): void => {
  if (!budget || bytes <= 0) return
  budget.left -= bytes
  if (budget.left >= 0) return
  budget.onExceeded()
  throw new RangeError('Streams unpack to more than any CV')
}

/**
 * Starts counting for one CV; `onExceeded` is called when its streams exceed the budget. Returns the function that
 * stops it.
 */
export const limitInflated = (onExceeded: () => void, { withPictures }: { withPictures: boolean }): (() => void) => {
  budget = { left: withPictures ? MOST_BYTES_WITH_PICTURES : MOST_BYTES, onExceeded }
  return () => {
    budget = null
  }
}

const withCounter = (source: string): string => {
  const parts = source.split(GROWS)
  if (parts.length !== 2)
    throw new Error('pdf.js makes room for streams in another way than in the version whose bytes are counted')
  return parts.join(`globalThis[Symbol.for('${COUNTER_NAME}')](n-t.byteLength);${GROWS}`)
}

/**
 * Adds a counter to the one place where pdf.js, which inflates streams without a limit, allocates memory for them,
 * while it is loaded, and has it keep the text beside letters (`withActualText`). Removes the browser's
 * DecompressionStream, which pdf.js would use as well and which has no limit either. Call it before pdf.js is loaded.
 */
export const countInflatedBytes = (): void => {
  Object.defineProperty(globalThis, Symbol.for(COUNTER_NAME), { value: count, configurable: true })
  Object.defineProperty(globalThis, 'DecompressionStream', { value: undefined, configurable: true })
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith(WORKER)) return next(url, context)
      return {
        format: 'module',
        source: withActualText(withCounter(readFileSync(new URL(url), 'utf8'))),
        shortCircuit: true,
      }
    },
  })
}
