import {
  addAttachment,
  type Attachment,
  deleteFile,
  limits,
  megabytes,
  messages,
  type Vacancy,
} from '@wervio/contracts'
import { LoadError, useMay } from '@wervio/remote-kit'
import { Cluster, EmptyState, Stack, Text, VisuallyHidden, tokens, useFileDrop } from '@wervio/ui'
import { UploadList } from '@wervio/uploads'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AddFiles } from './add-files.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { AttachmentsSkeleton } from './attachments-skeleton.tsx'
import { PreviewDialog } from './preview/preview-dialog.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useAttachments } from './use-attachments.ts'
import { useDeleteAttachment } from './use-delete-attachment.ts'
import { useSaveFile } from './use-save-file.ts'

const HINT = `Sleep bestanden hierheen of kies ze. Hoogstens ${megabytes(limits.attachment)} per bestand.`

const Zone = styled.div`
  min-height: 20rem;
  border-radius: ${tokens.radius.card};
  &[data-over='true'] {
    outline: 2px dashed ${tokens.accent.base};
    outline-offset: ${tokens.space[2]};
    background: ${tokens.accent.soft};
  }
`

/** The files of a vacancy: adding by drop or picker, looking, downloading, deleting with a way back. */
export const AttachmentsTab = ({ vacancy }: { vacancy: Vacancy }) => {
  const { data, error, isFetching, refetch } = useAttachments(vacancy.id)
  const { uploads, add, refuseFolder, retry, remove } = useUploads(vacancy.id)
  const [openAttachment, setOpenAttachment] = useState<Attachment | null>(null)
  const { mutate: deleteAttachment } = useDeleteAttachment(vacancy.id)
  const { mutate: saveFile } = useSaveFile()
  const mayAdd = useMay(addAttachment)
  const mayDelete = useMay(deleteFile)
  const isOver = useFileDrop(({ files, folders }) => {
    if (!mayAdd) return
    folders.forEach(refuseFolder)
    add(files)
  })

  if (!data && error)
    return (
      <LoadError
        error={error}
        title={messages.attachmentsFailed}
        safe="De bestanden zelf zijn bewaard."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <AttachmentsSkeleton />
  const isEmpty = data.length === 0 && uploads.length === 0
  return (
    <Zone data-over={isOver && mayAdd}>
      <VisuallyHidden as="output">{isOver && mayAdd ? 'Laat los om toe te voegen' : ''}</VisuallyHidden>
      {isEmpty ? (
        <EmptyState
          icon={Paperclip}
          title="Nog geen bijlagen"
          text={mayAdd ? HINT : 'Bestanden die je collega’s toevoegen, zie je hier.'}
          action={mayAdd && <AddFiles onFiles={add} />}
        />
      ) : (
        <Stack>
          {mayAdd && (
            <Cluster>
              <AddFiles onFiles={add} />
              <Text size="small" tone="muted">
                {isOver ? 'Laat los om toe te voegen.' : HINT}
              </Text>
            </Cluster>
          )}
          <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
          {data.length > 0 && (
            <AttachmentList
              attachments={data}
              onPreview={setOpenAttachment}
              onDownload={saveFile}
              onDelete={mayDelete ? deleteAttachment : null}
            />
          )}
        </Stack>
      )}
      {openAttachment && (
        <PreviewDialog
          attachment={openAttachment}
          onDownload={() => saveFile(openAttachment)}
          onClose={() => setOpenAttachment(null)}
        />
      )}
    </Zone>
  )
}
