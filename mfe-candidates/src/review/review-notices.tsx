import type { ImportItem } from '@wervio/contracts'
import { Button, Notice, Stack } from '@wervio/ui'
import { RefreshCw } from 'lucide-react'
import { missingContactText } from './evidence-place.ts'
import { DuplicatesNotice } from './duplicates-notice.tsx'

type Props = {
  item: ImportItem
  hasDraft: boolean
  isStorageRefused: boolean
  busy: boolean
  onReadAgain: () => void
  onMerge: (candidateId: string) => void
}

/** What somebody should know before they look through a CV. */
export const ReviewNotices = ({ item, hasDraft, isStorageRefused, busy, onReadAgain, onMerge }: Props) => {
  const { parsed, duplicates, problem } = item
  const missingText = parsed ? missingContactText(parsed) : null
  return (
    <>
      {hasDraft && <Notice>Je had dit CV nog niet opgeslagen. Wat je typte, staat er weer.</Notice>}
      {isStorageRefused && (
        <Notice tone="amber" title="Je browser bewaart niet wat je typt">
          Sla dit CV op voordat je naar een ander gaat.
        </Notice>
      )}
      {problem && (
        <Notice tone="amber" title={problem}>
          <Stack gap={2} align="start">
            Het CV is bewaard. Vul de gegevens zelf in, of laat het nog eens lezen.
            <Button variant="secondary" size="small" icon={RefreshCw} disabled={busy} onClick={onReadAgain}>
              Opnieuw lezen
            </Button>
          </Stack>
        </Notice>
      )}
      {duplicates.length > 0 && <DuplicatesNotice duplicates={duplicates} busy={busy} onMerge={onMerge} />}
      {missingText && <Notice tone="amber" title={missingText} />}
      {parsed?.warnings.map((warning) => (
        <Notice key={warning} tone="neutral">
          {warning}
        </Notice>
      ))}
    </>
  )
}
