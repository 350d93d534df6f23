/** Who waits: an account, or an identity whose account isn't known yet, and its organisation. */
export type Who = { caller: string; organisation: string | null }

export type Waiting = { who: Who; begin: () => void }

/** Callers take turns, so that somebody with many requests delays mostly themself. */
export const createWaitingLine = () => {
  /** In the order of their turns: who was served goes to the end. */
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

    /** How many are served before somebody who comes now. */
    before: ({ caller }: Who): number => {
      const ahead = callers.get(caller)?.length ?? 0
      let others = 0
      for (const [name, line] of callers) if (name !== caller) others += Math.min(line.length, ahead + 1)
      return ahead + others
    },

    add: (waiting: Waiting): void => {
      const line = callers.get(waiting.who.caller)
      if (line) line.push(waiting)
      else callers.set(waiting.who.caller, [waiting])
      count(waiting.who, 1)
    },

    /** Whose turn it is, taken from the line; null when nobody waits. */
    next: (): Waiting | null => {
      const [first] = callers
      if (!first) return null
      const [caller, line] = first
      const waiting = line.shift() ?? null
      callers.delete(caller)
      if (line.length > 0) callers.set(caller, line)
      if (waiting) count(waiting.who, -1)
      return waiting
    },

    /** Somebody who gives up; nothing happens when their turn has come. */
    remove: (waiting: Waiting): void => {
      const { who } = waiting
      const line = callers.get(who.caller)
      const place = line?.indexOf(waiting) ?? -1
      if (!line || place < 0) return
      line.splice(place, 1)
      if (line.length === 0) callers.delete(who.caller)
      count(who, -1)
    },
  }
}
