/**
 * What is done with a unit. 'job' and 'study' name the list it belongs to. `begin` opens an entry, with its job or
 * study ('what'), its firm or school ('where') or its dates; `under` opens one for the firm of the entry before; `add`
 * goes on with the entry; `more` goes on with the name before it in its row; `aside` is in a head and names nothing;
 * `body` tells about the entry.
 */
export const ACTIONS = [
  'outside',
  'job begin what',
  'job begin where',
  'job begin date',
  'job under what',
  'job under date',
  'job add what',
  'job add where',
  'job add date',
  'job more',
  'job aside',
  'job body',
  'study begin what',
  'study begin where',
  'study begin date',
  'study under what',
  'study under date',
  'study add what',
  'study add where',
  'study add date',
  'study more',
  'study aside',
  'study body',
] as const
export type Action = (typeof ACTIONS)[number]

type Step = { list: 'job' | 'study' | null; verb: string; part: string }

const stepOf = (action: Action): Step => {
  const [list = '', verb = '', part = ''] = action.split(' ')
  return list === 'job' || list === 'study' ? { list, verb, part } : { list: null, verb: 'outside', part: '' }
}

/** The actions taken apart, by their index. */
export const STEPS: readonly Step[] = ACTIONS.map(stepOf)

/** What an entry has so far, as bits. */
export const HAS = { what: 1, where: 2, date: 4 } as const

/** The state of a path: its last action and what its entry has, as one number. */
export const stateOf = (action: number, has: number): number => action * 8 + has
export const actionOf = (state: number): number => state >> 3
export const hasOf = (state: number): number => state & 7
export const STATES = ACTIONS.length * 8
/** Before the first unit. */
export const START = stateOf(0, 0)

/** The facts of a unit that decide which actions it may have. */
export type Place = {
  /** Lists that its section may hold entries of. */ lists: readonly ('job' | 'study')[]
  isFirstOfRow: boolean
  isFirstOfSection: boolean
  isDated: boolean
  isLoose: boolean
  isDateOnly: boolean
}

const partBit = (part: string): number => (part === 'what' ? HAS.what : part === 'where' ? HAS.where : 0)

/** The state after an action; null for an action that isn't possible there. */
export const stateAfter = (state: number, action: number, place: Place): number | null => {
  const step = STEPS[action]
  const last = STEPS[actionOf(state)]
  if (!step || !last) return null
  if (step.list === null) return place.isFirstOfRow || last.list === null ? stateOf(action, 0) : null
  if (!place.lists.includes(step.list)) return null
  if (place.isDateOnly && (step.part === 'what' || step.part === 'where' || step.verb === 'more')) return null
  if (step.part === 'date' && !(place.isFirstOfRow && place.isDated)) return null
  const date = place.isFirstOfRow && place.isDated ? HAS.date : 0
  if (step.verb === 'begin') return stateOf(action, partBit(step.part) | (place.isDated ? HAS.date : 0))
  if (last.list !== step.list || place.isFirstOfSection) return null
  const has = hasOf(state)
  if (step.verb === 'under')
    return has & HAS.where ? stateOf(action, partBit(step.part) | HAS.where | (place.isDated ? HAS.date : 0)) : null
  if (step.verb === 'more') {
    const continues = last.verb === 'more' || last.part === 'what' || last.part === 'where'
    return continues && !place.isFirstOfRow ? stateOf(action, has) : null
  }
  if (step.verb === 'body') return place.isFirstOfRow || last.verb === 'body' ? stateOf(action, has) : null
  if (has & partBit(step.part) || (has & date && !place.isLoose)) return null
  if (step.part === 'date' && has & HAS.date) return null
  return stateOf(action, has | partBit(step.part) | date)
}
