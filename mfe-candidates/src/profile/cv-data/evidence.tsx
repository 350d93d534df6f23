import { Icon, Text, tokens } from '@wervio/ui'
import { ScanSearch } from 'lucide-react'
import { styled } from 'styled-components'
import { confidenceWord } from './confidence.ts'
import { useEvidence } from './cv-context.ts'

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.5rem;
  padding: 0 ${tokens.space[2]};
  border-radius: ${tokens.radius.chip};
  color: ${tokens.accent.base};
  font: ${tokens.font.tiny};
  white-space: nowrap;
  &:hover {
    background: ${tokens.accent.soft};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

/**
 * How sure the reading of a field is, in a word, and a button that shows its place in the CV; its name begins with the
 * word. Nothing without evidence.
 */
export const Evidence = ({ path, label }: { path: string; label: string }) => {
  const { evidence, show } = useEvidence(path)
  if (!evidence) return null
  const word = confidenceWord(evidence)
  if (!show)
    return (
      <Text as="span" size="tiny" tone="muted" title={`In het CV: ‘${evidence.quote}’`}>
        {word}
      </Text>
    )
  return (
    <Button
      type="button"
      title={`In het CV: ‘${evidence.quote}’`}
      aria-label={`${word}: toon ${label} in CV`}
      onClick={show}
    >
      <Icon of={ScanSearch} size={14} />
      {word}
    </Button>
  )
}
