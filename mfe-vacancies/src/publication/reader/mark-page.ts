import { familyOf } from '../../text-check/finding-family.ts'
import type { NumberedFinding } from '../../text-check/numbered-findings.ts'
import type { DomSpots } from './dom-spots.ts'

type Cover = { finding: NumberedFinding; from: number; to: number }

const spanOf = ({ id, category }: NumberedFinding): HTMLSpanElement => {
  const span = document.createElement('span')
  span.dataset['finding'] = id
  span.dataset['family'] = familyOf(category)
  return span
}

/** One text node as pieces, each in a span of every finding over it. */
const wrap = (node: Text, covers: readonly Cover[]): DocumentFragment => {
  const fragment = document.createDocumentFragment()
  const edges = [0, node.length, ...covers.flatMap(({ from, to }) => [from, to])]
  const ordered = [...new Set(edges)].toSorted((a, b) => a - b)
  ordered.slice(1).forEach((end, index) => {
    const start = ordered[index] ?? 0
    const around = covers.filter(({ from, to }) => from <= start && to >= end).map(({ finding }) => spanOf(finding))
    let innermost: Node = fragment
    for (const span of around) innermost = innermost.appendChild(span)
    innermost.appendChild(document.createTextNode(node.data.slice(start, end)))
  })
  return fragment
}

/** Puts the words of each finding in spans, in the page alone: the stored text knows nothing of it. */
export const markPage = (spots: DomSpots, findings: readonly NumberedFinding[]): void => {
  const coversByNode = new Map<Text, Cover[]>()
  // The longer ones first, so that they are around the shorter ones.
  for (const finding of findings.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    for (const { node, from, to } of spots.stretches(finding.start, finding.end)) {
      const covers = coversByNode.get(node)
      if (covers) covers.push({ finding, from, to })
      else coversByNode.set(node, [{ finding, from, to }])
    }
  for (const [node, covers] of coversByNode) node.replaceWith(wrap(node, covers))
}

/** Takes the spans away again. */
export const unmarkPage = (root: Element): void => {
  const spans = root.querySelectorAll('[data-finding]')
  for (const span of spans) span.replaceWith(...span.childNodes)
  if (spans.length > 0) root.normalize()
}
