import type { ImportItemSummary } from '@wervio/contracts'
import { Cluster, IconButton, Stack, Text, tokens, numberText, shortDay } from '@wervio/ui'
import { UploadList, type QueuedUpload } from '@wervio/uploads'
import { ListChecks, Trash2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { StackList } from './stack-list.tsx'
import { stackQueue } from './stack-queue.ts'
import type { StackSelection } from './use-stack-selection.ts'

const Head = styled(Cluster)`
  flex-wrap: nowrap;
  padding-inline: ${tokens.space[2]};
`

type Props = {
  createdAt: string
  items: readonly ImportItemSummary[]
  uploads: readonly QueuedUpload[]
  current: string | null
  currentRow?: RefObject<HTMLButtonElement | null> | undefined
  onChoose: (item: ImportItemSummary) => void
  /** Null when nothing is left to throw away. */
  onDropRest: (() => void) | null
  selection: StackSelection
  hasLetters: boolean
  /** What can be done with the CVs that were chosen. */
  selectionBar: ReactNode
}

/** What is in the stack, with files that are still on their way under it: so no row moves when one arrives. */
export const StackContents = ({
  createdAt,
  items,
  uploads,
  current,
  currentRow,
  onChoose,
  onDropRest,
  selection,
  hasLetters,
  selectionBar,
}: Props) => (
  <Stack gap={3}>
    <Head justify="space-between">
      <div>
        <Text strong>
          Stapel van <time dateTime={createdAt}>{shortDay(createdAt)}</time>
        </Text>
        <Text size="small" tone="muted">
          {items.length === 1 ? '1 CV' : `${numberText(items.length)} CV’s`}
        </Text>
      </div>
      <div>
        {selection.order.length > 0 && (
          <IconButton
            label="Selecteren"
            icon={ListChecks}
            aria-pressed={selection.isChoosing}
            onClick={selection.isChoosing ? selection.clear : selection.start}
          />
        )}
        {onDropRest && <IconButton label="Rest weggooien" icon={Trash2} onClick={onDropRest} />}
      </div>
    </Head>
    {items.length > 0 && (
      <StackList
        items={items}
        current={current}
        currentRow={currentRow}
        onChoose={onChoose}
        selection={selection}
        hasLetters={hasLetters}
      />
    )}
    <UploadList
      uploads={uploads}
      onRetry={(upload) => stackQueue.retry(upload)}
      onRemove={(upload) => stackQueue.remove(upload)}
    />
    {selectionBar}
  </Stack>
)
