/** One text of the context and its path. */
export type Leaf = {
  path: string[]
  text: string
  /** The object of a list that it is a field of; fields of one such object belong together. */
  record: object | null
}

type Node = {
  key: string
  parent: Node | null
  value: unknown
  record: object | null
  /** How many keys lead here, and the first of them. */
  depth: number
  begin: readonly string[]
}

/** Longer paths keep their two ends; no reader follows more. */
const LONGEST_PATH = 24
const LONGEST_KEY = 200

const shownKey = (key: string): string => key.slice(0, LONGEST_KEY).toWellFormed().replaceAll('\0', '')

/** Walks up no further than it has to: in a deep context each step for each text is a billion steps. */
const pathOf = (node: Node): string[] => {
  const short = node.depth <= LONGEST_PATH
  const steps = short ? node.depth : LONGEST_PATH / 2
  const path: string[] = []
  for (let at: Node | null = node; at && path.length < steps; at = at.parent) path.push(shownKey(at.key))
  path.reverse()
  return short ? path : [...node.begin, ...path]
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return null
}

/** Children in reading order; the record of a child is the nearest object that stands in a list. */
const childrenOf = (node: Node): Node[] => {
  const value = node.value as object
  const isList = Array.isArray(value)
  const parent = node.depth === 0 ? null : node
  const depth = node.depth + 1
  return Object.entries(value).map(([key, child]) => {
    const begin = depth <= LONGEST_PATH / 2 ? [...node.begin, shownKey(key)] : node.begin
    return { key, parent, value: child, record: isList && isObject(child) ? child : node.record, depth, begin }
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Every text of a context, in reading order, however deep; numbers are texts too, true and false are 'ja' and 'nee'.
 */
export const leavesOf = (context: Record<string, unknown>): Leaf[] => {
  const leaves: Leaf[] = []
  const visited = new Set<object>()
  const stack: Node[] = [{ key: '', parent: null, value: context, record: null, depth: 0, begin: [] }]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isObject(node.value)) {
      if (visited.has(node.value)) continue
      visited.add(node.value)
      for (const child of childrenOf(node).toReversed()) stack.push(child)
      continue
    }
    const text = textOf(node.value)
    if (text !== null && text.trim() !== '') leaves.push({ path: pathOf(node), text, record: node.record })
  }
  return leaves
}
