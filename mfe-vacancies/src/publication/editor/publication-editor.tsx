import type { Node } from '@tiptap/pm/model'
import { countWords, type Publication, type Vacancy } from '@wervio/contracts'
import { Button, Card, Cluster, Stack, tokens } from '@wervio/ui'
import { Check } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { BesideText } from '../../text-check/beside-text.tsx'
import { VacancyTextCheck } from '../../text-check/vacancy-text-check.tsx'
import { useAutosave } from '../autosave/use-autosave.ts'
import { useAbandonedDrafts } from '../autosave/use-abandoned-drafts.ts'
import { ConflictDialog } from '../conflict/conflict-dialog.tsx'
import { ConflictNotice } from '../conflict/conflict-notice.tsx'
import { OtherVersion } from '../conflict/other-version.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { sanitise } from '../sanitise.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { AbandonedDraftNotice } from './abandoned-draft-notice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SaveLine } from './save-line.tsx'
import { toHtml } from './serialise.ts'
import { TextSurface } from './text-surface.ts'
import { Toolbar } from './toolbar.tsx'
import { useCheckedText } from './use-checked-text.ts'
import { useConflict } from './use-conflict.ts'
import { useTextEditor } from './use-text-editor.ts'

const Head = styled.div`
  position: sticky;
  top: ${tokens.topBar};
  z-index: 10;
  border-bottom: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
  background: ${tokens.surface.raised};
`

type Props = { vacancy: Vacancy; uid: string; publication: Publication; onDone: () => void }

/**
 * The editor of the publication text, with autosave, history and text check. When two people write at once, both texts
 * stand side by side.
 */
export const PublicationEditor = ({ vacancy, uid, publication, onDone }: Props) => {
  const doc = useRef<Node | null>(null)
  const [initialPublication] = useState(publication)
  const { autosave, session, state } = useAutosave({
    vacancyId: vacancy.id,
    uid,
    start: initialPublication,
    read: () => (doc.current ? toHtml(doc.current) : initialPublication.html),
  })
  const editor = useTextEditor({
    html: initialPublication.html,
    onDocument: (next) => {
      doc.current = next
    },
    onChange: () => autosave.markChanged(),
    onBlur: () => void autosave.flush(),
  })
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const { text, places } = useCheckedText(editor, sheet)
  const conflict = useConflict(editor, autosave, state)
  const { drafts: abandonedDrafts, drop } = useAbandonedDrafts(uid, vacancy.id, session, initialPublication.html)
  const [isLinking, setIsLinking] = useState(false)

  // Takes over a text that was stored elsewhere or restored from the history, where nothing here waits to be saved.
  useEffect(() => {
    if (publication.version <= autosave.base.version || autosave.isUnsaved) return
    autosave.rebase(publication)
    if (publication.html !== toHtml(editor.state.doc))
      editor.commands.setContent(sanitise(publication.html), { emitUpdate: false })
  }, [autosave, editor, publication])

  const finish = async () => {
    if (await autosave.flush()) onDone()
    else if (autosave.state().phase === 'conflict') conflict.choose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's' && !event.shiftKey) void autosave.flush()
    else if (key === 'l' && event.shiftKey) setIsLinking(true)
    else return
    event.preventDefault()
  }
  const words = useMemo(() => countWords(text), [text])
  return (
    <>
      <Stack gap={4}>
        <Cluster gap={2} justify="end">
          <HistoryButton vacancyId={vacancy.id} publication={publication} onBeforeOpen={() => autosave.flush()} />
          <Button icon={Check} onClick={() => void finish()}>
            Klaar
          </Button>
        </Cluster>
        {state.phase === 'conflict' && <ConflictNotice theirs={state.current} onChoose={conflict.choose} />}
        {abandonedDrafts.map((draft) => (
          <AbandonedDraftNotice
            key={draft.session}
            draft={draft}
            onDrop={() => drop(draft.session)}
            onRestore={() => {
              editor.commands.setContent(sanitise(draft.html), { emitUpdate: false })
              autosave.markRestored(draft.base_version)
              drop(draft.session)
            }}
          />
        ))}
        <BesideText
          check={<VacancyTextCheck vacancyId={vacancy.id} place={vacancy.location} text={text} places={places} />}
          other={
            conflict.besideHtml !== null && <OtherVersion html={conflict.besideHtml} onClose={conflict.closeBeside} />
          }
        >
          <Card padding={0} onKeyDown={onKeyDown} ref={setSheet}>
            <Head>
              <Toolbar editor={editor} onLink={() => setIsLinking(true)} />
              <SaveLine state={state} words={words} onRetry={() => void autosave.flush()} onChoose={conflict.choose} />
            </Head>
            <TextSurface editor={editor} />
          </Card>
        </BesideText>
      </Stack>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
      {state.phase === 'conflict' && conflict.isChoosing && (
        <ConflictDialog
          mine={conflict.mine()}
          theirs={state.current}
          busy={state.busy}
          problem={state.message}
          onMine={conflict.keepMine}
          onTheirs={() => void conflict.keepTheirs()}
          onMerge={conflict.merge}
          onClose={conflict.close}
        />
      )}
      <LeaveQuestion autosave={autosave} />
    </>
  )
}
