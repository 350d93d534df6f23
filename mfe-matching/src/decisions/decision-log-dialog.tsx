import { decisionKindLabels, labelOf, messages } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { DownloadMenu, LoadError } from '@wervio/remote-kit'
import {
  Badge,
  Cluster,
  Dialog,
  EmptyState,
  LoadingState,
  plainList,
  shortMomentWithYear,
  Skeleton,
  Text,
  tokens,
} from '@wervio/ui'
import { FileSpreadsheet, FileType, History } from 'lucide-react'
import { styled } from 'styled-components'
import { decisionsCsv, decisionsDocument, shownText, stageText } from './decision-files.ts'
import { useDecisions } from './use-decisions.ts'

const List = styled.ol`
  ${plainList}
  li {
    padding-block: ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`
type Props = { vacancyId: string; title: string; onClose: () => void }

/** Who decided what about whom, and why; to read and to take along. */
export const DecisionLogDialog = ({ vacancyId, title, onClose }: Props) => {
  const { data, error, isFetching, refetch } = useDecisions(vacancyId)
  const name = `Besluiten ${title}`
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Besluiten"
      description={`Bij de vacature ${title}`}
      actions={
        data &&
        data.length > 0 && (
          <DownloadMenu
            name={[name]}
            formats={[
              { label: 'CSV-bestand', icon: FileSpreadsheet, ending: 'csv', make: () => decisionsCsv(data) },
              {
                label: 'Pdf-bestand',
                icon: FileType,
                ending: 'pdf',
                make: () =>
                  pdfOf({ title: name, foot: 'Besluiten van mensen', blocks: decisionsDocument(title, data) }),
              },
            ]}
          />
        )
      }
    >
      {error && !data && (
        <LoadError error={error} title={messages.decisionsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <LoadingState label="Besluiten laden...">
          <Skeleton height="6rem" />
        </LoadingState>
      )}
      {data?.length === 0 && (
        <EmptyState icon={History} title="Nog geen besluiten" text="Wat je hier beslist, staat straks in deze lijst." />
      )}
      {data && data.length > 0 && (
        <List aria-label="Besluiten">
          {data.map((decision) => (
            <li key={decision.id}>
              <Cluster gap={2}>
                <Text as="span" strong>
                  {decision.candidate_name}
                </Text>
                <Badge tone={decision.kind === 'reject' ? 'red' : 'green'}>
                  {labelOf(decisionKindLabels, decision.kind)}
                </Badge>
                <Text as="span" size="small" tone="muted">
                  {stageText(decision)}
                </Text>
              </Cluster>
              <Text>{decision.reason}</Text>
              <Text size="small" tone="muted">
                {shortMomentWithYear(decision.at)} · {decision.by ?? 'onbekend'} · {shownText(decision)}
              </Text>
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}
