import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Where pdf.js makes room for more bytes of a stream: every filter that unpacks, decrypts or joins goes through it. */
const GROWS = 'const a=new Uint8Array(n);a.set(t);return this.buffer=a'
const WORKER = 'pdf.worker.min.mjs'
const COUNTER_NAME = 'wervio.pdf.inflated'

/**
 * Bytes all streams of one CV may take together, unpacked; joined and predicted bytes count again. The labelled CVs
 * take 0.1 MB, and 0.9 MB at most.
 */
const MOST_BYTES = 67_108_864

type Budget = { left: number; onExceeded: () => void }
let budget: Budget | null = null

/** Takes from the budget of the CV that is read; throws when there is not enough left, before the memory is taken. */
const count = (bytes: number): void => {
  if (!budget || bytes <= 0) return
  budget.left -= bytes
  if (budget.left >= 0) return
  budget.onExceeded()
  throw new RangeError('Streams unpack to more than any CV')
}

/**
 * Begins to count for one CV; `onExceeded` is called when its streams unpack to more than they may. Returns how to stop.
 */
export const limitInflated = (onExceeded: () => void): (() => void) => {
  budget = { left: MOST_BYTES, onExceeded }
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
 * pdf.js unpacks streams without a limit. Its one place that makes room for them is given a counter as it is loaded,
 * and the browser's unpacker, which it uses beside its own and which has no limit either, is taken away. Called before
 * pdf.js is loaded.
 */
export const countInflatedBytes = (): void => {
  Object.defineProperty(globalThis, Symbol.for(COUNTER_NAME), { value: count, configurable: true })
  Object.defineProperty(globalThis, 'DecompressionStream', { value: undefined, configurable: true })
  registerHooks({
    load: (url, context, next) => {
      if (!url.endsWith(WORKER)) return next(url, context)
      return { format: 'module', source: withCounter(readFileSync(new URL(url), 'utf8')), shortCircuit: true }
    },
  })
}
