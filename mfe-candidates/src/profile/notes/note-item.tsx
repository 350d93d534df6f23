import type { CandidateNote } from '@wervio/contracts'
import { Avatar, Button, IconButton, Menu, Text, exactMoment, tokens } from '@wervio/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusBack } from '../editing/use-focus-back.ts'
import { NoteEditor } from './note-editor.tsx'
import { noteMoment } from './note-moment.ts'

/** Longer notes are shown from their beginning, so that one doesn't push the others away. */
const LONG_NOTE = { letters: 400, lines: 8 } as const

/** The height of the small avatar; a button beside it makes the row no higher. */
const AVATAR = '2rem'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
  &:last-child {
    padding-bottom: 0;
  }
  /* Also after a click: a link led here. */
  &:focus {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: ${tokens.space[1]};
    border-radius: ${tokens.radius.control};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: ${AVATAR};
  gap: ${tokens.space[2]};
  > button {
    align-self: start;
    margin-block: calc((${AVATAR} - 2.125rem) / 2);
    ${tokens.breakpoint.touch} {
      margin-block: calc((${AVATAR} - ${tokens.control.touch}) / 2);
    }
  }
`
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  align-items: baseline;
  gap: 0 ${tokens.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`
const Body = styled.div`
  grid-column: 2;
  min-width: 0;
`
const Words = styled(Text)<{ $short: boolean }>`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: ${tokens.width.line};
  ${({ $short }) =>
    $short &&
    `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${LONG_NOTE.lines};`}
`

/** Aligned with the words above it. */
const More = styled.div`
  margin-left: calc(-1 * ${tokens.space[3]});
`

const isLong = (text: string): boolean => text.length > LONG_NOTE.letters || text.split('\n').length > LONG_NOTE.lines

type Props = {
  candidateId: string
  note: CandidateNote
  /** A link leads to it: it comes into view, whole and with the focus. */
  isAsked: boolean
  /** Whether the role may change notes at all. */
  mayEdit: boolean
  isEditing: boolean
  onEdit: () => void
  onClose: () => void
  onDelete: () => void
}

/** One note with its author and moment; its own author finds what can be done with it in a menu. */
export const NoteItem = ({ candidateId, note, isAsked, mayEdit, isEditing, onEdit, onClose, onDelete }: Props) => {
  const { text, by, yours, deletable, created_at: createdAt, edited_at: editedAt } = note
  const [isExpanded, setIsExpanded] = useState(isAsked)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAsked) row.current?.focus()
  }, [isAsked])
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, isEditing)
  const author = by ?? 'Oud-collega'
  const moment = noteMoment(createdAt)
  const items = [
    ...(mayEdit && yours ? [{ label: 'Wijzigen', icon: Pencil, onSelect: onEdit }] : []),
    ...(mayEdit && deletable ? [{ label: 'Verwijderen', icon: Trash2, danger: true, onSelect: onDelete }] : []),
  ]
  return (
    <Row ref={row} tabIndex={isAsked ? -1 : undefined}>
      <Avatar name={author} size="small" />
      <Head>
        <Who>
          <Text as="span" size="small" strong>
            {author}
          </Text>
          <Text as="span" size="small" tone="muted">
            <time dateTime={createdAt} title={exactMoment(createdAt)}>
              {moment}
            </time>
            {editedAt && <span title={`Gewijzigd op ${exactMoment(editedAt)}`}> · gewijzigd</span>}
          </Text>
        </Who>
        {!isEditing && items.length > 0 && (
          <Menu
            trigger={
              <IconButton ref={button} label={`Notitie van ${moment}: wijzigen of verwijderen`} icon={Ellipsis} />
            }
            items={items}
          />
        )}
      </Head>
      <Body>
        {isEditing ? (
          <NoteEditor candidateId={candidateId} note={note} onClose={onClose} />
        ) : (
          <>
            <Words $short={isLong(text) && !isExpanded}>{text}</Words>
            {isLong(text) && (
              <More>
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={isExpanded}
                  onClick={() => setIsExpanded(!isExpanded)}
                >
                  {isExpanded ? 'Lees minder' : 'Lees verder'}
                </Button>
              </More>
            )}
          </>
        )}
      </Body>
    </Row>
  )
}
