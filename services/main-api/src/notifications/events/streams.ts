import type { NotificationChange } from '@wervio/contracts'
import { asJob, type Recruiter } from '@wervio/service-kit'

/** Streams of one account at once: each browser has one, whatever its tabs. */
const MOST_OF_ACCOUNT = 10

/** One open connection that wants to hear of the changes of an account. */
export type Stream = {
  recruiter: Recruiter
  /** Up to which it was told. */
  revision: number
  /** Whether it takes another event now; one that doesn't is told of everything at once when it does. */
  isReady: () => boolean
  /** Whether whoever opened it would still be let in; false ends it. Rejects when that can't be told now. */
  isAdmitted: () => Promise<boolean>
  send: (change: NotificationChange) => void
}

type Options = {
  /** What changed after a revision; null when nothing did. */
  changesSince: (recruiter: Recruiter, revision: number) => Promise<NotificationChange | null>
  onFailed: (error: unknown) => void
}

/** The part of a change that a stream wasn't told of. */
const after = (change: NotificationChange, revision: number): NotificationChange => ({
  ...change,
  items: change.items.filter((item) => item.revision > revision),
})

/** The open streams of this process by account. However many there are of one, a change is read once. */
export const createStreams = ({ changesSince, onFailed }: Options) => {
  const byAccount = new Map<string, Set<Stream>>()
  const reading = new Map<string, 'once' | 'again'>()
  /** Accounts that weren't told of a change, because something failed. */
  const overdue = new Set<string>()

  /** Those that take another event, and may have it. */
  const admitted = async (accountId: string): Promise<Stream[]> => {
    const ready = [...(byAccount.get(accountId) ?? [])].filter((stream) => stream.isReady())
    const answers = await Promise.all(ready.map((stream) => stream.isAdmitted()))
    return ready.filter((_stream, index) => answers[index])
  }

  const deliver = async (accountId: string): Promise<void> => {
    const ready = await admitted(accountId)
    const [first] = ready
    if (!first) return
    const since = Math.min(...ready.map(({ revision }) => revision))
    const change = await changesSince(first.recruiter, since)
    if (change === null) return
    for (const stream of ready) {
      if (stream.revision === change.revision || !byAccount.get(accountId)?.has(stream)) continue
      stream.send(after(change, stream.revision))
      stream.revision = change.revision
    }
  }

  const run = async (accountId: string): Promise<void> => {
    do {
      reading.set(accountId, 'once')
      await asJob('notifications', () => deliver(accountId)).catch((error: unknown) => {
        overdue.add(accountId)
        onFailed(error)
      })
    } while (reading.get(accountId) === 'again')
    reading.delete(accountId)
  }

  /** Looks for changes of an account, and once more when one comes while it looks. */
  const look = (accountId: string): void => {
    if (!byAccount.has(accountId)) return
    if (reading.has(accountId)) reading.set(accountId, 'again')
    else void run(accountId)
  }

  return {
    look,
    /** Looks once more for the accounts for which it failed. */
    lookAgain: (): void => {
      const accountIds = [...overdue]
      overdue.clear()
      for (const accountId of accountIds) look(accountId)
    },
    lookAtAll: (): void => {
      for (const accountId of byAccount.keys()) look(accountId)
    },
    /**
     * Adds a stream and tells it what it missed; returns how to take it away, or null when the account has too many.
     */
    add: (stream: Stream): (() => void) | null => {
      const { accountId } = stream.recruiter
      const streams = byAccount.get(accountId) ?? new Set()
      if (streams.size >= MOST_OF_ACCOUNT) return null
      byAccount.set(accountId, streams.add(stream))
      look(accountId)
      return () => {
        streams.delete(stream)
        if (streams.size === 0 && byAccount.get(accountId) === streams) byAccount.delete(accountId)
      }
    },
    count: (): number => [...byAccount.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

export type Streams = ReturnType<typeof createStreams>
