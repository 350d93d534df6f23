import { brand } from '@wervio/brand'
import { Button, Card, Cluster, EmptyState, Heading, Text, tokens } from '@wervio/ui'
import { CircleCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import type { TextReport } from './check-text.ts'
import { LawfulRemarks } from './lawful-remarks.tsx'
import { levelDetail, levelText, summaryText } from './texts.ts'

const List = styled.ul`
  margin-top: ${tokens.space[3]};
  padding: 0;
  list-style: none;
`
const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[2]};
`

type Props = {
  /** Null while the first look is under way. */
  report: TextReport | null
  /** Findings to act on; ignored ones aren't among them. */
  count: number
  ignoredCount?: number
  onRestore?: () => void
  /** Beside the number of findings. */
  tools?: ReactNode
  /** The findings, as items of a list. */
  children?: ReactNode
  /** Shows more findings; absent when all are there. */
  onShowAll?: (() => void) | undefined
  ref?: Ref<HTMLElement>
}

/** The frame of a report: how many findings, how the text reads, the findings, and what is ignored. */
export const ReportFrame = ({ report, count, ignoredCount = 0, onRestore, tools, children, onShowAll, ref }: Props) => (
  <Card as="section" padding={5} aria-label="Tekstcheck" ref={ref} tabIndex={-1}>
    <Head>
      <div>
        <Heading level={2} size="card">
          Tekstcheck
        </Heading>
        <Text as="output" tone="muted">
          {report ? summaryText(count) : 'Tekst nakijken…'}
        </Text>
      </div>
      {tools}
    </Head>
    {report?.readability && (
      <Text>
        Leesniveau: {levelText(report.readability)}.{' '}
        <Text as="span" tone="muted">
          {levelDetail(report.readability)}
        </Text>
      </Text>
    )}
    {report && report.words === 0 && <Text tone="muted">Zodra er tekst staat, kijkt {brand().name} mee.</Text>}
    {report && report.words > 0 && count === 0 && ignoredCount === 0 && (
      <EmptyState
        icon={CircleCheck}
        title="Niets gevonden"
        text="De regels vinden niets dat mensen uitsluit of moeilijk leest. Lees zelf nog een keer na."
      />
    )}
    <List>{children}</List>
    {onShowAll && (
      <Button variant="quiet" size="small" onClick={onShowAll}>
        Toon alle {count}
      </Button>
    )}
    {report && report.lawful.length > 0 && <LawfulRemarks remarks={report.lawful} />}
    {ignoredCount > 0 && (
      <Cluster gap={2}>
        <Text tone="muted">
          {ignoredCount === 1 ? '1 opmerking genegeerd' : `${ignoredCount} opmerkingen genegeerd`}
        </Text>
        <Button variant="quiet" size="small" onClick={onRestore}>
          Toon weer
        </Button>
      </Cluster>
    )}
  </Card>
)
