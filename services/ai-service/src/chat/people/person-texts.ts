import { chatPeopleKey } from '@wervio/contracts'
import type { Turns } from '../context/turns.ts'
import type { Unit } from '../context/units.ts'
import { unitsOfLeaf } from '../context/units-of-leaf.ts'

type Options = { id: string; name: string; turns: Turns; onOrders: (label: string) => void }

/** Reads the texts of one candidate as units that say whose they are. */
export const createPersonReader = ({ id, name, turns, onOrders }: Options) => {
  let place = 0
  return {
    /** `what` names the field in the label: 'Noor Jansen, vaardigheden'. */
    read: async (path: readonly string[], what: string, text: string): Promise<Unit[]> => {
      place += 1
      const { units, orders } = await unitsOfLeaf({ path: [what], text, record: null }, place, turns)
      const label = `${name}, ${what}`
      if (orders) onOrders(label)
      if (turns.isOver()) await turns.pass()
      return units.map(({ sources, ...unit }) => ({
        ...unit,
        sources: sources.map(({ quote }) => ({ path: [chatPeopleKey, id, ...path], label, quote })),
        keys: what,
        speaker: '',
        asked: '',
        person: name,
        side: 'candidate',
        order: 0,
        paragraph: `${id}:${place}`,
      }))
    },
  }
}

export type PersonReader = ReturnType<typeof createPersonReader>
