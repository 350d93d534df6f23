import type { ImportItemSummary } from '@wervio/contracts'
import { Cluster, IconButton, Stack, Text, tokens, numberText, shortDay } from '@wervio/ui'
import { UploadList, type Upload } from '@wervio/uploads'
import { Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { StackList } from './stack-list.tsx'
import { stackQueue } from './stack-queue.ts'

const Head = styled(Cluster)`
  flex-wrap: nowrap;
  padding-inline: ${tokens.space[2]};
`

type Props = {
  createdAt: string
  items: readonly ImportItemSummary[]
  uploads: readonly Upload[]
  current: string | null
  currentRow?: RefObject<HTMLButtonElement | null> | undefined
  onChoose: (item: ImportItemSummary) => void
  /** Null when nothing is left to throw away. */
  onDropRest: (() => void) | null
}

/** What is in the stack, with files that are still on their way under it: so no row moves when one arrives. */
export const StackContents = ({ createdAt, items, uploads, current, currentRow, onChoose, onDropRest }: Props) => (
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
      {onDropRest && <IconButton label="Rest weggooien" icon={Trash2} onClick={onDropRest} />}
    </Head>
    {items.length > 0 && <StackList items={items} current={current} currentRow={currentRow} onChoose={onChoose} />}
    <UploadList
      uploads={uploads}
      onRetry={(upload) => stackQueue.retry(upload)}
      onRemove={(upload) => stackQueue.remove(upload)}
    />
  </Stack>
)
