import type { MatchEvidence } from '@wervio/contracts'
import { Button, Text } from '@wervio/ui'
import { FileText } from 'lucide-react'
import { sourceText } from '../details/source-text.ts'

type Props = {
  evidence: MatchEvidence
  label: string
  /** Opens the CV at the place; null while the page doesn't have the CV. */
  onOpen: (() => void) | null
}

/** The source of a quote of an analysis in words, which are printed too, and the way to it. */
export const AnalysisSource = ({ evidence, label, onOpen }: Props) => (
  <>
    <Text as="span" size="tiny" tone="muted">
      {sourceText(evidence)}
    </Text>
    {onOpen && (
      <Button
        variant="quiet"
        size="small"
        icon={FileText}
        aria-label={`Toon in het CV: ${label}, ${sourceText(evidence)}`}
        onClick={onOpen}
      >
        Toon in het CV
      </Button>
    )}
  </>
)
