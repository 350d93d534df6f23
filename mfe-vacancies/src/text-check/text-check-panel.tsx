import { brand } from '@wervio/brand'
import { Button, Card, EmptyState, Heading, Text, tokens } from '@wervio/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isExclusion, type Finding } from './finding.ts'
import { FindingItem } from './finding-item.tsx'
import { levelDetail, levelText, summaryText } from './texts.ts'
import { useTextReport } from './use-text-report.ts'

/** Findings shown before somebody asks for all. */
const SHOWN = 8

const List = styled.ul`
  margin-top: ${tokens.space[3]};
  padding: 0;
  list-style: none;
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  margin-bottom: ${tokens.space[2]};
`

/** Who a text leaves out comes before how it reads; within each, the order of the text. */
const inOrder = (findings: readonly Finding[]): Finding[] => [
  ...findings.filter(({ category }) => isExclusion(category)),
  ...findings.filter(({ category }) => !isExclusion(category)),
]

export type TextCheckPanelProps = {
  /** Plain text; offsets handed back are UTF-16 code units of it. */
  text: string
  /** Puts `replacement` in the place of a stretch; without it the panel only advises. */
  onReplace?: (start: number, end: number, replacement: string) => void
  /** Shows a stretch where it stands. */
  onSelect?: (start: number, end: number) => void
}

/** The check beside a vacancy text: what leaves people out, what is missing and what reads hard, each with a way out. */
export const TextCheckPanel = ({ text, onReplace, onSelect }: TextCheckPanelProps) => {
  const made = useTextReport(text)
  const [all, setAll] = useState(false)
  const findings = made ? inOrder(made.report.findings) : []
  // A report on an older text points at places that have moved.
  const current = made?.of === text
  const shown = all ? findings : findings.slice(0, SHOWN)
  return (
    <Card as="section" padding={5} aria-label="Tekstcheck">
      <Head>
        <Heading level={2} size="card">
          Tekstcheck
        </Heading>
        <Text as="output" tone="muted">
          {made ? summaryText(findings.length) : 'Tekst nakijken…'}
        </Text>
      </Head>
      {made?.report.readability && (
        <Text>
          Leesniveau: {levelText(made.report.readability)}.{' '}
          <Text as="span" tone="muted">
            {levelDetail(made.report.readability)}
          </Text>
        </Text>
      )}
      {made && made.report.words === 0 && <Text tone="muted">Zodra er tekst staat, kijkt {brand().name} mee.</Text>}
      {made && made.report.words > 0 && findings.length === 0 && (
        <EmptyState
          icon={CircleCheck}
          title="Niets gevonden"
          text="De regels vinden niets dat mensen uitsluit of moeilijk leest. Lees zelf nog een keer na."
        />
      )}
      <List>
        {shown.map((finding, index) => (
          <FindingItem
            key={`${finding.category}-${finding.quote}-${index}`}
            finding={finding}
            onReplace={
              onReplace && current && finding.rewrite !== null
                ? () => onReplace(finding.start, finding.end, finding.rewrite ?? '')
                : undefined
            }
            onSelect={onSelect && current ? () => onSelect(finding.start, finding.end) : undefined}
          />
        ))}
      </List>
      {findings.length > SHOWN && !all && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          Toon alle {findings.length}
        </Button>
      )}
    </Card>
  )
}
