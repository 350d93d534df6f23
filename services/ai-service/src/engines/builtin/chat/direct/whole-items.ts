import type { Unit } from '../../../../chat/context/units.ts'

/** Items of a list that are more than one sentence, each as one unit: 'De wifi ligt eruit. Wat zeg je?' */
export const wholeItems = (units: readonly Unit[]): Unit[] => {
  const keyOf = ({ sources, order }: Unit): string => {
    const path = sources[0]?.path ?? []
    const isItem = sources.length === 1 && /^\d+$/.test(path.at(-1) ?? '')
    return isItem ? path.join('\n') : `unit ${String(order)}`
  }
  return [...Map.groupBy(units, keyOf).values()].flatMap((parts) => {
    const [first] = parts
    const source = first?.sources[0]
    if (!first || !source || parts.length === 1) return parts
    const text = parts.map((part) => part.text).join(' ')
    return [{ ...first, text, asked: '', sources: [{ ...source, quote: text }] }]
  })
}
