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
const FIRST_FINDINGS = 8

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
const sortFindings = (findings: readonly Finding[]): Finding[] => [
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

/**
 * The check beside a vacancy text: what leaves people out, what is missing and what reads hard, each with a way out.
 */
export const TextCheckPanel = ({ text, onReplace, onSelect }: TextCheckPanelProps) => {
  const latest = useTextReport(text)
  const [showsAll, setShowsAll] = useState(false)
  const findings = latest ? sortFindings(latest.report.findings) : []
  // A report on an older text points at places that have moved.
  const isCurrent = latest?.text === text
  const visibleFindings = showsAll ? findings : findings.slice(0, FIRST_FINDINGS)
  return (
    <Card as="section" padding={5} aria-label="Tekstcheck">
      <Head>
        <Heading level={2} size="card">
          Tekstcheck
        </Heading>
        <Text as="output" tone="muted">
          {latest ? summaryText(findings.length) : 'Tekst nakijken…'}
        </Text>
      </Head>
      {latest?.report.readability && (
        <Text>
          Leesniveau: {levelText(latest.report.readability)}.{' '}
          <Text as="span" tone="muted">
            {levelDetail(latest.report.readability)}
          </Text>
        </Text>
      )}
      {latest && latest.report.words === 0 && <Text tone="muted">Zodra er tekst staat, kijkt {brand().name} mee.</Text>}
      {latest && latest.report.words > 0 && findings.length === 0 && (
        <EmptyState
          icon={CircleCheck}
          title="Niets gevonden"
          text="De regels vinden niets dat mensen uitsluit of moeilijk leest. Lees zelf nog een keer na."
        />
      )}
      <List>
        {visibleFindings.map((finding, index) => (
          <FindingItem
            key={`${finding.category}-${finding.quote}-${index}`}
            finding={finding}
            onReplace={
              onReplace && isCurrent && finding.rewrite !== null
                ? () => onReplace(finding.start, finding.end, finding.rewrite ?? '')
                : undefined
            }
            onSelect={onSelect && isCurrent ? () => onSelect(finding.start, finding.end) : undefined}
          />
        ))}
      </List>
      {findings.length > FIRST_FINDINGS && !showsAll && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          Toon alle {findings.length}
        </Button>
      )}
    </Card>
  )
}
