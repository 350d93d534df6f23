import { readFileSync } from 'node:fs'
import { createParsers, type Parsers } from '../../../services/ai-service/src/cv/workers/parsers.ts'
import { makeModelFolder } from '../../../services/ai-service/test/cv/model-folder.ts'
import type { Answer } from '../../../services/ai-service/test/cv-quality/score-cv.ts'

const PATIENCE_MS = 600_000
/** Ticks of a second in which Linux counts the time of a processor. */
const TICKS = 100
/** Where the time of children that ended stands after the name of a process in its `stat`: user and system. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14]

/** Seconds of processor time of the children of this process that have ended (Linux). */
export const secondsOfChildren = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS
}

const readOne = async (parsers: Parsers, bytes: Uint8Array): Promise<Answer | null> => {
  const place = parsers.take('bench', bytes.length)
  const patience = new AbortController()
  const clock = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const outcome = await place.parse({ bytes, withSource: false }, patience.signal)
    return 'parsed' in outcome ? outcome.parsed.fields : null
  } finally {
    clearTimeout(clock)
    place.free()
  }
}

/** Reads CVs as the service does when it has models; null for one that can't be read. */
export const startReader = () => {
  const { folder, remove } = makeModelFolder()
  const parsers = createParsers({ models: folder })
  // Readers don't keep this process running.
  const awake = setInterval(() => undefined, 1_000)
  return {
    read: (bytes: Uint8Array) => readOne(parsers, bytes),
    close: async () => {
      await parsers.close()
      clearInterval(awake)
      remove()
    },
  }
}
