import type { ChatSource } from '@wervio/contracts'
import type { Unit } from '../../../chat/context/units.ts'

/** Collects what an answer rests on; a source that comes back keeps its number. */
export const createCitations = () => {
  const sources: ChatSource[] = []
  let lastQuestion = ''
  const numberOf = (source: ChatSource): number => {
    const before = sources.findIndex(
      ({ path, quote }) => quote === source.quote && path.join('\n') === source.path.join('\n'),
    )
    return before === -1 ? sources.push(source) : before + 1
  }
  return {
    sources,
    /** '[1]' */
    mark: (source: ChatSource): string => `[${numberOf(source)}]`,
    /** '‘De zin.’ [1]'; the fields of a record are quoted together: 'Planner, Bouwhuis [2][3]'. */
    cite: (unit: Unit): string => {
      const marks = unit.sources.map((source) => `[${numberOf(source)}]`).join('')
      const wording = unit.sources.length > 1 ? unit.text : `‘${unit.text}’`
      const replies = unit.asked !== '' && unit.asked !== lastQuestion
      lastQuestion = unit.asked
      if (unit.remark !== undefined) return `op wat de recruiter daarover zei: ${wording} ${marks}`
      return replies ? `op de vraag ‘${unit.asked}’: ${wording} ${marks}` : `${wording} ${marks}`
    },
  }
}

export type Citations = ReturnType<typeof createCitations>

/** One unit follows the lead on its line; several become a list under it. */
export const listUnder = (lead: string, units: readonly Unit[], { cite }: Citations): string => {
  const [first] = units
  if (units.length === 1 && first) return `${lead} ${cite(first)}`
  return [lead, ...units.map((unit) => `- ${cite(unit)}`)].join('\n')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Over het salaris staat er:' */
export const aboutLead = (what: string, several: boolean): string =>
  several ? `Dit staat er over ${what}:` : capital(`over ${what} staat er:`)
