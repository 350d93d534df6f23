import { messages, type ImprovementRecord } from '@wervio/contracts'
import { DownloadMenu, LoadError } from '@wervio/remote-kit'
import { Dialog, EmptyState, LoadingState, Skeleton, Stack, Text } from '@wervio/ui'
import { FileSpreadsheet, ListX } from 'lucide-react'
import { RecordList } from './record-list.tsx'
import { recordsCsv } from './records-csv.ts'

type Props = {
  title: string
  description: string
  records: readonly ImprovementRecord[] | undefined
  /** How many there are; more than `records` when only the first came along. */
  count?: number | undefined
  /** Whether the records are recorded interviews. */
  areInterviews?: boolean
  failure?: { error: Error; busy: boolean; onRetry: () => void } | undefined
  onClose: () => void
}

/** The records behind a number, to open and to take along. */
export const RecordsDialog = ({
  title,
  description,
  records,
  count = records?.length ?? 0,
  areInterviews = false,
  failure,
  onClose,
}: Props) => (
  <Dialog
    wide
    open
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    title={title}
    description={description}
    actions={
      records &&
      records.length > 0 && (
        <DownloadMenu
          name={[title]}
          formats={[{ label: 'CSV-bestand', icon: FileSpreadsheet, ending: 'csv', make: () => recordsCsv(records) }]}
        />
      )
    }
  >
    {failure && !records && <LoadError title={messages.improvementRecordsFailed} {...failure} />}
    {!failure && !records && (
      <LoadingState label="Procedures laden...">
        <Skeleton height="6rem" />
      </LoadingState>
    )}
    {records?.length === 0 && (
      <EmptyState icon={ListX} title="Niets geteld in deze periode" text="Kies een langere periode." />
    )}
    {records && records.length > 0 && (
      <Stack gap={2}>
        {count > records.length && (
          <Text size="small" tone="muted">
            De eerste {records.length} van {count}.
          </Text>
        )}
        <RecordList records={records} areInterviews={areInterviews} />
      </Stack>
    )}
  </Dialog>
)
