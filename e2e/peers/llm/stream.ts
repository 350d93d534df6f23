import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mode } from './modes.ts'

const CHUNK = 80
/** Longer than any of our time limits. */
const NEVER_MS = 600_000

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
export function streamAnswer(
  model: string,
  mode: Mode | undefined,
  answer: string,
  disconnection: AbortSignal,
): PassThrough {
  const body = new PassThrough()
  const write = async () => {
    body.write(chunk(model, { role: 'assistant', content: '' }))
    if (mode === 'slow') await pause(NEVER_MS, undefined, { signal: disconnection, ref: false })
    const until = mode === 'cut-off' || mode === 'stalled' ? answer.length / 2 : answer.length
    for (let start = 0; start < until; start += CHUNK)
      body.write(chunk(model, { content: answer.slice(start, Math.min(start + CHUNK, until)) }))
    if (mode === 'stalled') await pause(NEVER_MS, undefined, { signal: disconnection, ref: false })
    if (mode === 'cut-off') return body.end()
    body.write(chunk(model, {}, 'stop'))
    return body.end('data: [DONE]\n\n')
  }
  write().catch(() => body.destroy())
  return body
}
