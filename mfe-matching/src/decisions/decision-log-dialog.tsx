import { decisionKindLabels, labelOf, type MatchDecision, messages, undoDecisions } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { DownloadMenu, LoadError, useMay } from '@wervio/remote-kit'
import {
  Badge,
  Button,
  Cluster,
  Dialog,
  EmptyState,
  LoadingState,
  plainList,
  shortMomentWithYear,
  Skeleton,
  Text,
  tokens,
  type Tone,
} from '@wervio/ui'
import { FileSpreadsheet, FileType, History, Undo2 } from 'lucide-react'
import { styled } from 'styled-components'
import { decisionsCsv, decisionsDocument, reasonText, shownText, stageText } from './decision-files.ts'
import { useDecisions } from './use-decisions.ts'
import { useUndoDecisions } from './use-undo-decisions.ts'

const List = styled.ol`
  ${plainList}
  li {
    padding-block: ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.line.base};
    overflow-wrap: anywhere;
  }
`
const tones: Readonly<Record<string, Tone>> = { move_on: 'green', hire: 'green', reject: 'red' }
/** How a procedure had ended before it was opened again isn't in the line, nor the history of who was taken out. */
const canBeUndone = ({ kind }: MatchDecision): boolean => kind !== 'reopen' && kind !== 'remove'

/**
 * Of a log, newest first: the ids of decisions that were taken back, and of the last that holds about each candidate.
 */
const standingDecisions = (decisions: readonly MatchDecision[]) => {
  const undone = new Set(decisions.map(({ undoes }) => undoes))
  const holding = decisions.filter(({ id, undoes }) => !undoes && !undone.has(id))
  const last = new Map(holding.toReversed().map(({ candidate_id: candidateId, id }) => [candidateId, id]))
  return { undone, last: new Set(last.values()) }
}

type Props = { vacancyId: string; title: string; onClose: () => void }

/** Who decided what about whom, and why; to read and to take along. */
export const DecisionLogDialog = ({ vacancyId, title, onClose }: Props) => {
  const { data, error, isFetching, refetch } = useDecisions(vacancyId)
  const undo = useUndoDecisions(vacancyId)
  const mayUndo = useMay(undoDecisions)
  const standing = standingDecisions(data ?? [])
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
                <Badge tone={tones[decision.kind] ?? 'neutral'}>{labelOf(decisionKindLabels, decision.kind)}</Badge>
                <Text as="span" size="small" tone="muted">
                  {stageText(decision)}
                </Text>
              </Cluster>
              <Text>{reasonText(decision)}</Text>
              <Text size="small" tone="muted">
                {shortMomentWithYear(decision.at)} · {decision.by ?? 'onbekend'}
                {!decision.undoes && ` · ${shownText(decision)}`}
                {standing.undone.has(decision.id) && ' · later ongedaan gemaakt'}
              </Text>
              {mayUndo && canBeUndone(decision) && standing.last.has(decision.id) && (
                <Button
                  variant="quiet"
                  size="small"
                  icon={Undo2}
                  disabled={undo.isPending}
                  aria-label={`Maak het besluit over ${decision.candidate_name} ongedaan`}
                  onClick={() => undo.mutate([decision])}
                >
                  Ongedaan maken
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}
