import { isDeed } from '../language/deeds.ts'
import { isStatement } from '../language/sentences.ts'
import { splitInlineMarks } from './marks.ts'
import { gather, linesOf, type ListPart, readMarkedOrLead, splitSemicolons } from './read-list.ts'

/** A story (history, team, culture …): paragraphs, lists where they are marked, or one fragment without a verb. */
export type Story = { fragment: string } | { parts: ListPart[] }

const isFragment = (line: string) => line.length < 140 && (!isStatement(line) || isDeed(line))

/** Reads a story field: what says something stays prose; names of things become a list or a fragment. */
export const readStory = (text: string): Story => {
  const lines = linesOf(text)
  const only = lines.length === 1 ? (lines[0] ?? '') : ''
  const marked = splitInlineMarks(only)
  const inline = marked.length > 1 ? marked : splitSemicolons(only)
  if (inline.length > 1) return { parts: [{ kind: 'items', items: inline }] }
  if (only !== '' && isFragment(only)) return { fragment: only }
  const listed = lines.length > 1 && lines.every(isFragment)
  return {
    parts: gather(
      lines.map(
        (line): ListPart =>
          readMarkedOrLead(line) ?? (listed ? { kind: 'items', items: [line] } : { kind: 'prose', text: line }),
      ),
    ),
  }
}
