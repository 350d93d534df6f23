import { ServiceError } from '../service-error.ts'
import { createWaitingLine, type Waiting, type Who } from './waiting-line.ts'

/** A request that would wait longer is refused at once: its caller hears sooner from a second try. */
const LONGEST_WAIT_MS = 3_000
/** Its share for all that one organisation has waiting: the difference is what others can still use. */
const SHARE_OF_ORGANISATION = 0.75
/** An estimate can be wrong; nobody waits longer than this many times that for their turn. */
const GIVE_UP_AFTER = 5 / 3
/** How much the last one served counts in the time between two: one slow read is no sign of a slow database. */
const WEIGHT = 0.03
/** The time between two served until some have been, in milliseconds. */
const FIRST_GUESS_MS = 5

const MOST_SECONDS = 5

const refusal = (wait: number): ServiceError => {
  const seconds = Math.ceil(wait / 1_000)
  return new ServiceError('overloaded', { retryAfter: Math.min(MOST_SECONDS, Math.max(1, seconds)) })
}

/** Gives the place back. */
export type Leave = () => void

/**
 * `places` at work at once; others wait their turn, and who would wait too long is refused at once with `overloaded`.
 * How long is told by how many go first and how fast places came free of late, so it holds for any database.
 */
export const createAdmission = (
  places: number,
  now: () => number = () => performance.now(),
  longestWait: number = LONGEST_WAIT_MS,
) => {
  const giveUpAfter = longestWait * GIVE_UP_AFTER
  const line = createWaitingLine()
  let working = 0
  let between = FIRST_GUESS_MS
  /** When a place last came free, or when the last free one was taken. */
  let progress = now()

  /** A database that doesn't answer any more makes no place free, so that time counts on top. */
  const expected = (ahead: number): number => ahead * between + (now() - progress)

  const leave = (): void => {
    if (line.length() > 0) between += WEIGHT * (now() - progress - between)
    progress = now()
    const next = line.next()
    if (next) next.begin()
    else working -= 1
  }

  const once = (): Leave => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      leave()
    }
  }

  const wait = (who: Who, patient: boolean): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        who,
        begin: () => {
          clearTimeout(timer)
          resolve(once())
        },
      }
      const timer = patient
        ? undefined
        : setTimeout(() => {
            line.remove(waiting)
            reject(refusal(giveUpAfter))
          }, giveUpAfter).unref()
      line.add(waiting)
    })

  return {
    /** Resolves with how to leave once there is a place. `patient`: waits however long it takes. */
    enter: async (who: Who, patient = false): Promise<Leave> => {
      if (working < places) {
        working += 1
        if (working === places) progress = now()
        return once()
      }
      if (!patient) {
        const waitOfOrganisation = line.ofOrganisation(who.organisation) * between
        const all = expected(line.before(who))
        if (all > longestWait || waitOfOrganisation > longestWait * SHARE_OF_ORGANISATION) {
          throw refusal(Math.max(all, waitOfOrganisation))
        }
      }
      return wait(who, patient)
    },
  }
}
