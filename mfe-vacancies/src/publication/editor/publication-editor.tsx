import type { Node } from '@tiptap/pm/model'
import type { Publication, Vacancy } from '@wervio/contracts'
import { Button, Card, Cluster, Stack, Text, tokens } from '@wervio/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { TextCheckPanel } from '../../text-check/text-check-panel.tsx'
import { useAutosave } from '../autosave/use-autosave.ts'
import { useLeftBehind } from '../autosave/use-left-behind.ts'
import { ConflictDialog } from '../conflict/conflict-dialog.tsx'
import { ConflictNotice } from '../conflict/conflict-notice.tsx'
import { OtherVersion } from '../conflict/other-version.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { sanitise } from '../sanitise.ts'
import { countWords } from '../word-count.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { LeftBehindNotice } from './left-behind-notice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SaveLine } from './save-line.tsx'
import { toHtml } from './serialise.ts'
import { TextSurface } from './text-surface.ts'
import { Toolbar } from './toolbar.tsx'
import { useCheckedText } from './use-checked-text.ts'
import { useConflict } from './use-conflict.ts'
import { useTextEditor } from './use-text-editor.ts'

const Room = styled.div`
  container-type: inline-size;
`
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space[5]};
  @container (min-width: 54rem) { grid-template-columns: minmax(0, 1fr) 20rem; }
`

type Props = { vacancy: Vacancy; uid: string; publication: Publication; onDone: () => void }

/** Writing the publication text: saved while it is written, with its history, its check and both texts when two people write at once. */
export const PublicationEditor = ({ vacancy, uid, publication, onDone }: Props) => {
  const doc = useRef<Node | null>(null)
  const [start] = useState(publication)
  const { autosave, stay, state } = useAutosave({ vacancyId: vacancy.id, uid, start, read: () => (doc.current ? toHtml(doc.current) : start.html) })
  const editor = useTextEditor({ html: start.html, onDocument: (next) => { doc.current = next }, onChange: () => autosave.changed(), onBlur: () => void autosave.flush() })
  const { text, replace, select } = useCheckedText(editor)
  const conflict = useConflict(editor, autosave, state)
  const { found, drop } = useLeftBehind(uid, vacancy.id, stay, start.html)
  const [linking, setLinking] = useState(false)

  // Stored elsewhere or restored from the history while nothing of one's own waits here.
  useEffect(() => {
    if (publication.version <= autosave.base.version || autosave.unsaved) return
    autosave.rebase(publication)
    if (publication.html !== toHtml(editor.state.doc)) editor.commands.setContent(sanitise(publication.html), { emitUpdate: false })
  }, [autosave, editor, publication])

  const finish = async () => {
    if (await autosave.flush()) onDone()
    else if (autosave.state().phase === 'conflict') conflict.choose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's' && !event.shiftKey) void autosave.flush()
    else if (key === 'l' && event.shiftKey) setLinking(true)
    else return
    event.preventDefault()
  }
  const words = countWords(text)
  return (
    <Room>
      <Stack gap={4}>
        <Cluster justify="space-between">
          <SaveLine state={state} onRetry={() => void autosave.flush()} />
          <Cluster gap={2}>
            <HistoryButton vacancyId={vacancy.id} publication={publication} before={() => autosave.flush()} />
            <Button icon={Check} onClick={() => void finish()}>Klaar</Button>
          </Cluster>
        </Cluster>
        {state.phase === 'conflict' && <ConflictNotice theirs={state.current} onChoose={conflict.choose} />}
        {found.map((draft) => (
          <LeftBehindNotice
            key={draft.session}
            draft={draft}
            onDrop={() => drop(draft.session)}
            onRestore={() => {
              editor.commands.setContent(sanitise(draft.html), { emitUpdate: false })
              autosave.restored(draft.base_version)
              drop(draft.session)
            }}
          />
        ))}
        <Columns>
          <Card padding={0} onKeyDown={onKeyDown}>
            <Toolbar editor={editor} onLink={() => setLinking(true)} />
            <TextSurface editor={editor} />
          </Card>
          <Stack>
            {conflict.beside !== null && <OtherVersion html={conflict.beside} onClose={conflict.closeBeside} />}
            <TextCheckPanel text={text} onReplace={replace} onSelect={select} />
          </Stack>
        </Columns>
        <Text size="small" tone="muted" tabular>{words === 1 ? '1 woord' : `${words.toLocaleString('nl-NL')} woorden`}</Text>
      </Stack>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {state.phase === 'conflict' && conflict.choosing && (
        <ConflictDialog
          mine={conflict.mine()} theirs={state.current} busy={state.busy} problem={state.message}
          onMine={conflict.keepMine} onTheirs={() => void conflict.keepTheirs()} onMerge={conflict.merge} onClose={conflict.close}
        />
      )}
      <LeaveQuestion autosave={autosave} />
    </Room>
  )
}
