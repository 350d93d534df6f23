import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE = 10
const [, , url = ''] = process.argv

const times: number[] = []
let failures = 0

/** Asks for the health of a service again and again; on any message it sends every time that took, in ms, and ends. Runs as a process of its own. */
process.once('message', () => {
  process.send?.({ times, failures }, () => process.exit(0))
})

for (;;) {
  const start = performance.now()
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  times.push(performance.now() - start)
  if (!response?.ok) failures += 1
  await sleep(PAUSE)
}
