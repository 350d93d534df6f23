/** Ends a turn; calling it again has no effect. */
export type Leave = () => void

type Waiting = { come: (leave: Leave) => void }
type Group = {
  running: number
  waiting: Waiting[]
  /** When it last had a turn, counted in turns; 0 for never. */
  lastTurn: number
}

/**
 * Takes turns between groups: `places` at once, and at most `share` of one group, so that others never wait for all of
 * its work. The next turn goes to the group whose last turn is longest ago, and within it to the first in line. `enter`
 * rejects when `signal` is aborted.
 */
export const createFairQueue = ({ places, share }: { places: number; share: number }) => {
  const groups = new Map<string, Group>()
  let running = 0
  let turns = 0

  const nextGroup = (): [string, Group] | undefined =>
    [...groups]
      .filter(([, group]) => group.waiting.length > 0 && group.running < share)
      .toSorted(([, one], [, other]) => one.lastTurn - other.lastTurn)[0]
  const leave = (name: string, group: Group): Leave => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      group.running -= 1
      if (group.running + group.waiting.length === 0) groups.delete(name)
      callNext()
    }
  }
  const callNext = (): void => {
    const next = running < places ? nextGroup() : undefined
    if (!next) return
    const [name, group] = next
    turns += 1
    group.lastTurn = turns
    running += 1
    group.running += 1
    group.waiting.shift()?.come(leave(name, group))
    callNext()
  }
  const enter = (name: string, signal: AbortSignal): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const group = groups.get(name) ?? { running: 0, waiting: [], lastTurn: 0 }
      groups.set(name, group)
      const goAway = () => {
        group.waiting.splice(group.waiting.indexOf(waiting), 1)
        if (group.running + group.waiting.length === 0) groups.delete(name)
        reject(new DOMException('The caller left', 'AbortError'))
      }
      const waiting: Waiting = {
        come: (turn) => {
          signal.removeEventListener('abort', goAway)
          resolve(turn)
        },
      }
      signal.addEventListener('abort', goAway, { once: true })
      group.waiting.push(waiting)
      callNext()
    })
  return { enter }
}
