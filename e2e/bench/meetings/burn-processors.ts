import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** As long as its parent lets it run, and no longer than any bench takes. */
const LONGEST_MS = 300_000

const code = `const end = Date.now() + ${LONGEST_MS}
const table = new Float32Array(4_000_000)
for (let round = 0; Date.now() < end; round += 1)
  for (let step = 0; step < 100_000; step += 1) table[(round * 99_991 + step * 7) % table.length] += step`

// A speech engine reads its model from memory all the time, hence the table.
for (let thread = 0; thread < availableParallelism(); thread += 1) void new Worker(code, { eval: true })
process.on('disconnect', () => process.exit())
