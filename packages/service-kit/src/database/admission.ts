import { ServiceError } from '../service-error.ts'
import { createWaitingLine, type Waiting, type Who } from './waiting-line.ts'

/** A request that would wait longer is refused at once: its caller gets an answer sooner by trying again. */
const LONGEST_WAIT_MS = 3_000
/** The part of the longest wait that one organisation's requests may fill; the rest stays free for others. */
const SHARE_OF_ORGANISATION = 0.75
/** Estimates can be wrong: a waiting request is refused after the longest wait times this factor. */
const GIVE_UP_AFTER = 5 / 3
/** The weight of the last interval in the mean: one slow read doesn't make the database slow. */
const WEIGHT = 0.03
/** The first estimate of the mean interval between two served requests, in milliseconds. */
const FIRST_GUESS_MS = 5

const MAX_RETRY_SECONDS = 5

const refusal = (wait: number): ServiceError => {
  const seconds = Math.ceil(wait / 1_000)
  return new ServiceError('overloaded', { retryAfter: Math.min(MAX_RETRY_SECONDS, Math.max(1, seconds)) })
}

export type EntryOptions = {
  /** Waits without a limit. */
  patient?: boolean
  /**
   * Wants what an earlier request waits for: where others are refused at once, it waits for that one beside the line.
   */
  joins?: boolean
  /** Rejects with its reason when it aborts before the turn came. */
  withdrawn?: AbortSignal
}

/** Frees the place. */
export type Leave = () => void

/**
 * Lets `places` requests work at once; others wait their turn, and a request that would wait too long is refused at
 * once with `overloaded`. The wait is estimated from the requests ahead and the recent pace, so it fits any database.
 */
export const createAdmission = (
  places: number,
  now: () => number = () => performance.now(),
  longestWait: number = LONGEST_WAIT_MS,
) => {
  const giveUpAfter = longestWait * GIVE_UP_AFTER
  const line = createWaitingLine()
  let atWork = 0
  let meanInterval = FIRST_GUESS_MS
  /** The moment when a place last came free, or when the last free place was taken. */
  let progress = now()

  /** The time since the last progress is added, because a database that hangs frees no places. */
  const expectedWait = (ahead: number): number => ahead * meanInterval + (now() - progress)

  const leave = (): void => {
    if (line.length() > 0) meanInterval += WEIGHT * (now() - progress - meanInterval)
    progress = now()
    const next = line.next()
    if (next) next.begin()
    else atWork -= 1
  }

  const leaveOnce = (): Leave => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      leave()
    }
  }

  const wait = (entrant: Who, { patient, withdrawn }: EntryOptions, inLine: boolean): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const endWaiting = () => {
        clearTimeout(timer)
        withdrawn?.removeEventListener('abort', withdraw)
      }
      const waiting: Waiting = {
        entrant: entrant,
        begin: () => {
          endWaiting()
          resolve(leaveOnce())
        },
      }
      const giveUp = (reason: unknown) => {
        endWaiting()
        line.remove(waiting)
        reject(reason)
      }
      const withdraw = () => giveUp(withdrawn?.reason)
      const timer = patient ? undefined : setTimeout(() => giveUp(refusal(giveUpAfter)), giveUpAfter).unref()
      withdrawn?.addEventListener('abort', withdraw)
      if (inLine) line.add(waiting)
    })

  return {
    /** Resolves once there is a place, with the function that frees it. */
    enter: async (entrant: Who, options: EntryOptions = {}): Promise<Leave> => {
      if (atWork < places) {
        atWork += 1
        if (atWork === places) progress = now()
        return leaveOnce()
      }
      if (!options.patient) {
        const waitOfOrganisation = line.ofOrganisation(entrant.organisation) * meanInterval
        const all = expectedWait(line.before(entrant))
        if (all > longestWait || waitOfOrganisation > longestWait * SHARE_OF_ORGANISATION) {
          if (!options.joins) throw refusal(Math.max(all, waitOfOrganisation))
          return wait(entrant, options, false)
        }
      }
      return wait(entrant, options, true)
    },
  }
}
