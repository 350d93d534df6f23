import { withoutThoughts } from './thoughts.ts'

const FENCE = /```(?:json)?\s*\n?([\s\S]*?)```/gi
/** More than the objects that a model talks about before it gives its own. */
const MOST_STARTS = 40

const parse = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Where the object that begins at `start` ends; null when it doesn't. */
const endOfObject = (text: string, start: number): number | null => {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{') depth += 1
    else if (character === '}' && (depth -= 1) === 0) return at + 1
  }
  return null
}

/** The longest object of a text in which other things stand too. */
const longestObject = (text: string): object | null => {
  let best = ''
  let start = text.indexOf('{')
  for (let tries = 0; start >= 0 && tries < MOST_STARTS; tries += 1) {
    const end = endOfObject(text, start)
    // An object that was broken off: what stands in it is a part of the answer and not the answer.
    if (end === null) break
    const candidate = text.slice(start, end)
    if (candidate.length > best.length && parse(candidate) !== null) best = candidate
    start = text.indexOf('{', end)
  }
  return parse(best)
}

/** The JSON object that a model wrote, also between thoughts, fences or prose; null when there is none. */
export const readObject = (output: string): object | null => {
  const text = withoutThoughts(output)
  const fenced = [...text.matchAll(FENCE)].map(([, inside = '']) => parse(inside.trim()))
  return parse(text) ?? fenced.findLast((value) => value !== null) ?? longestObject(text)
}
