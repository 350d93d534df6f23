import { Icon, Text, tokens } from '@wervio/ui'
import { CircleDashed, Pencil, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isUnsureAsAWhole, type RecordedSegment } from '../recorded-segments.ts'

const Line = styled(Text)`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  > svg {
    flex-shrink: 0;
    margin-top: 0.25rem;
  }
  button {
    color: ${tokens.accent.base};
    font: ${tokens.font.smallStrong};
    min-height: 1.5rem;
    &:hover {
      text-decoration: underline;
    }
  }
`
const Original = styled.blockquote`
  margin-top: ${tokens.space[1]};
  padding-left: ${tokens.space[3]};
  border-left: 2px solid ${tokens.line.strong};
  color: ${tokens.text.muted};
`

type Props = { segment: RecordedSegment; isReachable: boolean; isSetAside: boolean }

/** Under a segment: that it was changed, was hard to hear, or may not count. */
export const SegmentNotes = ({ segment, isReachable, isSetAside }: Props) => {
  const [isOriginalOpen, setIsOriginalOpen] = useState(false)
  return (
    <>
      {segment.original !== null && (
        <>
          <Line as="div" size="small" tone="muted">
            <Icon of={Pencil} size={14} />
            Bewerkt ·
            <button
              type="button"
              tabIndex={isReachable ? 0 : -1}
              aria-expanded={isOriginalOpen}
              onClick={() => setIsOriginalOpen(!isOriginalOpen)}
            >
              {isOriginalOpen ? 'verberg origineel' : 'toon origineel'}
            </button>
          </Line>
          {isOriginalOpen && <Original>{segment.original}</Original>}
        </>
      )}
      {isUnsureAsAWhole(segment) && (
        <Line as="div" size="small" tone="muted">
          <Icon of={CircleDashed} size={14} />
          onzeker verstaan
        </Line>
      )}
      {isSetAside && (
        <Line as="div" size="small" tone="red">
          <Icon of={ShieldAlert} size={14} />
          Dit mag niet meetellen: vraag en antwoord blijven buiten samenvatting en match.
        </Line>
      )}
    </>
  )
}
