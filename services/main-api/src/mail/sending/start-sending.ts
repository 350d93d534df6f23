import type { JobData, JobKind } from '../../platform/jobs/jobs.ts'
import { startWorkQueue, type WorkPlace } from '../../platform/jobs/start-work-queue.ts'

/** Mails of one kind, which wait in the database until the mail server took them. */
export type Outgoing<Job extends JobData> = {
  kind: JobKind<Job>
  /** Every mail that waits or was being sent, oldest first. */
  unsent: () => Promise<Job[]>
  /** The key of this sending of a mail, and the seconds until it leaves; null when it doesn't wait. */
  waiting: (job: Job) => Promise<{ key: string; seconds: number } | null>
}

/** Sends mails as long as the service runs. Returns a function that asks for one, and one that stops. */
export const startSending = <Job extends JobData>({ kind, unsent, waiting }: Outgoing<Job>, place: WorkPlace) => {
  const { send, stop } = startWorkQueue<Job>(
    {
      kind,
      enqueue: async (queue, job) => {
        const sending = await waiting(job)
        if (sending) await queue.send(job, sending.key, 0, sending.seconds)
      },
      waiting: unsent,
      problems: {
        send: 'a mail waits for the next round to be sent',
        round: 'unsent mails could not be looked for',
        start: 'sending mails could not start yet',
      },
    },
    place,
  )
  return { askToSend: send, stop }
}
