import { summarise } from '../../../services/ai-service/src/conversation/summary/summarise.ts'
import { longConversation } from '../../../services/ai-service/src/conversation/testing/rough-speech.ts'
import { tunedInterviews } from '../../../services/ai-service/src/conversation/testing/tuned/interviews.ts'
import type { BenchRow } from '../bench.ts'
import { median } from '../median.ts'

/** Segments of an hour, and of a conversation of three hours. */
const SIZES = [
  { what: 'an hour', segments: 1_300, seconds: 1 },
  { what: 'three hours', segments: 4_000, seconds: 3 },
] as const
const ROUNDS = 5
const SEED = 60

/** Seconds of processor that work takes, whatever else the machine does. */
const processorSeconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** The summary by rules, first run included: a service that just started makes it cold. */
export const summaryRows = (): BenchRow[] =>
  SIZES.map(({ what, segments, seconds }) => {
    const conversation = longConversation(tunedInterviews, segments, SEED)
    const rounds = Array.from({ length: ROUNDS }, () => processorSeconds(() => summarise(conversation)))
    return {
      what: `summary by rules of ${what} (${segments} segments)`,
      measured: median(rounds),
      against: 'the target',
      reference: seconds,
      unit: 's processor',
      limit: { atMost: 1 },
      note: `first run ${(rounds[0] ?? 0).toFixed(2)} s`,
    }
  })
