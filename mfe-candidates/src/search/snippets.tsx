import { fieldLabels } from '@wervio/candidates'
import { labelOf, type Highlight } from '@wervio/contracts'
import { plainList, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { MarkedText } from './marked-text.tsx'

/** What a field of a highlight is called on a line of its own. */
const nameOf = (field: Highlight['field']): string => {
  if (field === 'cv_text') return 'CV'
  const label = labelOf(fieldLabels, field)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Characters before a hit: more would push it off a narrow row. */
const MAXIMUM_LEAD = 32

const trimLead = (parts: Highlight['parts']): Highlight['parts'] => {
  const at = parts.findIndex(({ hit }) => hit)
  const lead = parts
    .slice(0, Math.max(at, 0))
    .map(({ text }) => text)
    .join('')
  if (lead.length <= MAXIMUM_LEAD) return parts
  const tail = lead.slice(-MAXIMUM_LEAD)
  return [{ hit: false, text: `… ${tail.slice(tail.indexOf(' ') + 1)}` }, ...parts.slice(at)]
}

/** Pieces on a row. */
const MAXIMUM_SNIPPETS = 2

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[1]};
  font: ${tokens.font.small};
  color: ${tokens.text.muted};
  li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${tokens.breakpoint.phone} {
    li + li {
      display: none;
    }
  }
  b {
    font-weight: 600;
    color: ${tokens.text.base};
  }
`

/** Where the words were found, with a piece of the text around them. */
export const Snippets = ({ highlights }: { highlights: readonly Highlight[] }) => {
  // The name stands on the row itself.
  const visibleHighlights = highlights.filter(({ field }) => field !== 'name').slice(0, MAXIMUM_SNIPPETS)
  if (visibleHighlights.length === 0) return null
  return (
    <List aria-label="Gevonden in">
      {visibleHighlights.map(({ field, parts }, index) => (
        <li key={`${field} ${index}`} title={parts.map(({ text }) => text).join('')}>
          <b>{nameOf(field)}</b> <MarkedText parts={trimLead(parts)} />
        </li>
      ))}
    </List>
  )
}
