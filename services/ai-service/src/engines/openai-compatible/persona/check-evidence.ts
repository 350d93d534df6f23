import type { PersonaAnswer } from './persona-answer.ts'

type Evidence = PersonaAnswer['bewijs']['openheid']

/** Marks that a quotation gets and the vacancy doesn't have. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^[‘’“”"'•*-]+\s*|[‘’“”"']+$/g, '')
    .trim()
const variants = (text: string) =>
  [
    text.trim(),
    bare(text),
    bare(text)
      .replace(/(?<![.…])[.…]+$/, '')
      .trim(),
  ].filter((variant) => variant.length > 1)

/** Keeps evidence that stands in the vacancy word for word; `missing` are the sentences that don't. */
export const checkEvidence = (evidence: Evidence, vacancy: string): { kept: Evidence; missing: string[] } => {
  const missing: string[] = []
  const quotedEvidence = evidence.flatMap(({ zin, uitleg }) => {
    const quote = variants(zin).find((variant) => vacancy.includes(variant))
    if (quote !== undefined) return [{ zin: quote, uitleg }]
    missing.push(zin)
    return []
  })
  return { kept: quotedEvidence, missing }
}
