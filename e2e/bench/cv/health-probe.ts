import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE = 5
const WARM_UP = 100
const [, , url = ''] = process.argv

const times: number[] = []
let failures = 0

const ask = async (): Promise<void> => {
  const start = performance.now()
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  times.push(performance.now() - start)
  if (!response?.ok) failures += 1
}

/**
 * Requests the health of a service repeatedly, reports when it is warm, and answers any message with every duration
 * since then, in ms. Runs as a process of its own.
 */
process.once('message', () => {
  process.send?.({ times, failures }, () => process.exit(0))
})

for (let request = 0; request < WARM_UP; request += 1) await ask()
times.length = 0
process.send?.('warm')
for (;;) {
  await ask()
  await sleep(PAUSE)
}
