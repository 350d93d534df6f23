import type { Attachment } from '@wervio/contracts'
import {
  FileName,
  Card,
  exactMoment,
  fileSize,
  IconButton,
  IconTile,
  plainList,
  safeName,
  Text,
  tokens,
} from '@wervio/ui'
import { Download, Eye, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { fileKind } from './file-kind.ts'

const List = styled.ul`
  ${plainList}
  display: grid;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.line.base};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0;
    > :last-child {
      grid-column: 1 / -1;
      justify-content: end;
    }
  }
`
const Name = styled.button`
  display: block;
  max-width: 100%;
  font: ${tokens.font.strong};
  text-align: start;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
`

export type AttachmentActions = {
  onPreview: (attachment: Attachment) => void
  onDownload: (attachment: Attachment) => void
  /** Null for who may not delete one. */
  onDelete: ((attachment: Attachment) => void) | null
}

const AttachmentRow = ({
  attachment,
  onPreview,
  onDownload,
  onDelete,
}: { attachment: Attachment } & AttachmentActions) => {
  const { label, icon } = fileKind(attachment.type)
  const name = safeName(attachment.name)
  return (
    <Row>
      <IconTile icon={icon} tone="neutral" />
      <div>
        <Name type="button" onClick={() => onPreview(attachment)}>
          <FileName name={attachment.name} />
        </Name>
        <Text size="small" tone="muted" tabular>
          {label} · {fileSize(attachment.size)} ·{' '}
          <time dateTime={attachment.uploadedAt}>{exactMoment(attachment.uploadedAt)}</time> · {attachment.uploadedBy}
        </Text>
      </div>
      <Buttons>
        <IconButton label={`Bekijk ${name}`} icon={Eye} onClick={() => onPreview(attachment)} />
        <IconButton label={`Download ${name}`} icon={Download} onClick={() => onDownload(attachment)} />
        {onDelete && <IconButton label={`Verwijder ${name}`} icon={Trash2} onClick={() => onDelete(attachment)} />}
      </Buttons>
    </Row>
  )
}

/** The files of a vacancy with what can be done with each. */
export const AttachmentList = ({
  attachments,
  ...actions
}: { attachments: readonly Attachment[] } & AttachmentActions) => (
  <Card padding={0}>
    <List aria-label="Bijlagen">
      {attachments.map((attachment) => (
        <AttachmentRow key={attachment.id} attachment={attachment} {...actions} />
      ))}
    </List>
  </Card>
)
