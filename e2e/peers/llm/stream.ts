import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mode } from './modes.ts'

const CHUNK = 80
/** Repetitions until the limit on tokens ends a model that goes round in circles. */
const LOOPED = 300
/** Longer than the idle limit of the tests, as a server with one slot that is taken. */
const QUEUE_MS = 600
/** Longer than any of our time limits. */
export const NEVER_MS = 600_000

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const chunk = (model: string, delta: object, finish_reason: string | null = null) =>
  event({
    id: 'peer',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  })

/** Streams the answer in chunks, as the endpoint does; `cut-off`, `stalled` and `slow` fail midway. */
export const streamAnswer = (
  model: string,
  mode: Mode | undefined,
  answer: string,
  disconnection: AbortSignal,
): PassThrough => {
  const body = new PassThrough()
  const write = async () => {
    if (mode !== 'queued') body.write(chunk(model, { role: 'assistant', content: '' }))
    if (mode === 'queued') await pause(QUEUE_MS, undefined, { signal: disconnection, ref: false })
    if (mode === 'slow') await pause(NEVER_MS, undefined, { signal: disconnection, ref: false })
    const isHalf = mode === 'cut-off' || mode === 'stalled' || mode === 'length'
    const until = isHalf ? answer.length / 2 : answer.length
    for (let start = 0; start < until; start += CHUNK)
      body.write(chunk(model, { content: answer.slice(start, Math.min(start + CHUNK, until)) }))
    if (mode === 'stalled') await pause(NEVER_MS, undefined, { signal: disconnection, ref: false })
    if (mode === 'cut-off') return body.end()
    if (mode === 'loops')
      for (let word = 0; word < LOOPED; word += 1) body.write(chunk(model, { content: ' en nog eens' }))
    body.write(chunk(model, {}, mode === 'length' || mode === 'loops' ? 'length' : 'stop'))
    return body.end('data: [DONE]\n\n')
  }
  write().catch(() => body.destroy())
  return body
}
