import type { Finding } from './finding.ts'

/** A finding that can be recognised in the next report on the text. */
export type NumberedFinding = Finding & { id: string }

/** Characters around the words by which the same finding is recognised. */
const AROUND = 24

/**
 * Makes a function that gives findings an id. The same words between the same words have the same id in the next
 * report, wherever they moved.
 */
export const createNumbering = () => {
  const ids = new Map<string, string>()
  return (text: string, findings: readonly Finding[]): NumberedFinding[] => {
    const counts = new Map<string, number>()
    return findings.map((finding) => {
      const { category, start, end } = finding
      const words = `${category} ${text.slice(Math.max(0, start - AROUND), end + AROUND)}`
      const count = (counts.get(words) ?? 0) + 1
      counts.set(words, count)
      const key = `${count} ${words}`
      const id = ids.get(key) ?? `f${ids.size + 1}`
      ids.set(key, id)
      return { ...finding, id }
    })
  }
}
