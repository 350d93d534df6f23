import { SpeechError } from '../../speech-error.ts'
import { voicesInFile } from '../../voices/voices-in-file.ts'
import type { SpeechJob, SpeechMessage, VoicesJob } from './protocol.ts'
import { transcribeFile } from './transcribe-file.ts'

/** Says one thing to the service; of a window it waits until that is stored. */
const say = (message: SpeechMessage): Promise<void> =>
  new Promise((resolve) => {
    if (message.kind === 'window') process.once('message', () => resolve())
    process.send?.(message, () => message.kind !== 'window' && resolve())
  })

/** Without who started it nobody waits for the rest. */
process.once('disconnect', () => process.exit(0))

process.once('message', (job: SpeechJob | VoicesJob) => {
  const work = 'pieces' in job ? voicesInFile(job, say) : transcribeFile(job, say)
  work
    .catch((error: unknown) =>
      error instanceof SpeechError
        ? say({ kind: 'failed', code: error.code, detail: error.detail })
        : // The stack says where; a message could hold what was said.
          say({ kind: 'failed', code: 'engine_failed', detail: error instanceof Error ? error.name : 'unknown' }),
    )
    .finally(() => process.disconnect())
})
