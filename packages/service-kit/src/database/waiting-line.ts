/** The sender of a request: an account, or an identity whose account isn't known yet, and its organisation. */
export type Who = { caller: string; organisation: string | null }

export type Waiting = { entrant: Who; begin: () => void }

/** Callers take turns, so that a caller with many requests mostly delays their own. */
export const createWaitingLine = () => {
  /** In the order of their turns; a caller who was served goes to the end. */
  const callers = new Map<string, Waiting[]>()
  const organisations = new Map<string, number>()
  let length = 0

  const count = ({ organisation }: Who, change: 1 | -1): void => {
    length += change
    if (organisation === null) return
    const remaining = (organisations.get(organisation) ?? 0) + change
    if (remaining === 0) organisations.delete(organisation)
    else organisations.set(organisation, remaining)
  }

  return {
    length: (): number => length,
    ofOrganisation: (organisation: string | null): number =>
      organisation === null ? 0 : (organisations.get(organisation) ?? 0),

    /** The number of requests that go before a new one of this caller. */
    before: ({ caller }: Who): number => {
      const ahead = callers.get(caller)?.length ?? 0
      let others = 0
      for (const [name, line] of callers) if (name !== caller) others += Math.min(line.length, ahead + 1)
      return ahead + others
    },

    add: (waiting: Waiting): void => {
      const line = callers.get(waiting.entrant.caller)
      if (line) line.push(waiting)
      else callers.set(waiting.entrant.caller, [waiting])
      count(waiting.entrant, 1)
    },

    /** Takes the next request from the line; null when none waits. */
    next: (): Waiting | null => {
      const [first] = callers
      if (!first) return null
      const [caller, line] = first
      const waiting = line.shift() ?? null
      callers.delete(caller)
      if (line.length > 0) callers.set(caller, line)
      if (waiting) count(waiting.entrant, -1)
      return waiting
    },

    /** Removes a request that gave up; nothing happens when its turn has come. */
    remove: (waiting: Waiting): void => {
      const { entrant } = waiting
      const line = callers.get(entrant.caller)
      const index = line?.indexOf(waiting) ?? -1
      if (!line || index < 0) return
      line.splice(index, 1)
      if (line.length === 0) callers.delete(entrant.caller)
      count(entrant, -1)
    },
  }
}
