import { messages, type CandidateDraft, type ImportItemSummary } from '@wervio/contracts'
import { useNavigate, useParams, useSearchParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  Skeleton,
  Stack,
  toast,
  tokens,
} from '@wervio/ui'
import { UploadList } from '@wervio/uploads'
import { ApiError } from '@wervio/api-client'
import { ArrowLeft, CircleCheck, Inbox, Trash2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { errorText } from '../candidate/error-text.ts'
import { usePhones } from '../candidate/phones.ts'
import { UNDO_MERGE, useUndoLater } from '../candidate/undo-merge.ts'
import { paths } from '../paths.ts'
import { ItemPanel } from './item-panel.tsx'
import { keptReview } from './kept-review.ts'
import { StackList } from './stack-list.tsx'
import { StackProgress } from './stack-progress.tsx'
import { stackQueue } from './stack-queue.ts'
import { countStack, forReview, itemName, nextForReview } from './stack-state.ts'
import { useStack, useStackActions } from './use-stack.ts'

const onlyOne = {
  list: '> :last-child { display: none; }',
  panel: '> :first-child { display: none; }',
  both: '> :last-child { order: -1; }',
} as const
/** On a small screen the list or what was chosen of it, or both, the list last. */
const Columns = styled.div<{ $small: keyof typeof onlyOne }>`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[5]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    ${({ $small }) => onlyOne[$small]}
  }
`
const Aside = styled(Card)`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  max-height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
  overflow: auto;
  ${tokens.breakpoint.tablet} {
    position: static;
    max-height: none;
  }
`
const OnSmall = styled.div`
  display: none;
  ${tokens.breakpoint.tablet} {
    display: block;
  }
`
const ITEM = 'cv'

const Stacked = ({ uid, id, items }: { uid: string; id: string; items: readonly ImportItemSummary[] }) => {
  const [search, setSearch] = useSearchParams()
  const { save, readAgain, drop, dropStack } = useStackActions(id)
  const undo = useUndoLater()
  const [asking, setAsking] = useState(false)
  const [moved, setMoved] = useState(false)
  const navigate = useNavigate()
  const uploads = useSyncExternalStore(stackQueue.subscribe, stackQueue.uploads).filter(({ group }) => group === id)
  const asked = search.get(ITEM)
  const named = items.find((item) => item.id === asked) ?? null
  const { total, saved } = countStack(items)
  const done = total > 0 && saved === total && uploads.length === 0
  const shown = named ?? items.find(forReview) ?? (done ? null : (items[0] ?? null))
  const choose = (item: { id: string } | null) => {
    setMoved(item !== null)
    setSearch(item ? { [ITEM]: item.id } : {}, { replace: asked !== null })
  }
  const forget = (item: ImportItemSummary) => keptReview(uid, item.id).drop()
  const after = (item: ImportItemSummary) => choose(nextForReview(items, item.id))
  const say: typeof toast = (text, options) => toast(text, { ...options, place: 'stack' })

  const onSave = (item: ImportItemSummary, draft: CandidateDraft & { merge_with?: string }) =>
    save.mutate(
      { id: item.id, draft },
      {
        onSuccess: (candidate) => {
          forget(item)
          if (draft.merge_with)
            say(`Het CV staat nu bij ${candidate.name}.`, {
              action: { label: UNDO_MERGE, onSelect: () => undo(candidate.id) },
            })
          else say(`${candidate.name} is toegevoegd.`)
          after(item)
        },
      },
    )
  const onDrop = (item: ImportItemSummary) =>
    drop.mutate(item.id, {
      onSuccess: () => {
        forget(item)
        say(`${itemName(item)} is weggelaten.`)
        after(item)
      },
    })

  return (
    <Stack gap={5}>
      <StackProgress
        items={items}
        sending={uploads.filter(({ status }) => status === 'waiting' || status === 'sending').length}
      />
      <UploadList
        uploads={uploads}
        onRetry={(upload) => stackQueue.retry(upload)}
        onRemove={(upload) => stackQueue.remove(upload)}
      />
      {total > 0 && (
        <Columns $small={named ? 'panel' : done ? 'both' : 'list'}>
          <Aside padding={3}>
            <Stack gap={3}>
              <StackList items={items} current={shown?.id ?? null} onChoose={choose} />
              {saved < total && (
                <Button variant="quiet" size="small" icon={Trash2} onClick={() => setAsking(true)}>
                  Rest weggooien
                </Button>
              )}
            </Stack>
          </Aside>
          <Stack gap={3}>
            {named && (
              <OnSmall>
                <Button variant="quiet" size="small" icon={ArrowLeft} onClick={() => choose(null)}>
                  Terug naar de stapel
                </Button>
              </OnSmall>
            )}
            {done && !named && (
              <EmptyState
                icon={CircleCheck}
                title="Deze stapel is klaar"
                text={
                  total === 1
                    ? 'De kandidaat is opgeslagen.'
                    : `Alle ${total.toLocaleString('nl-NL')} kandidaten zijn opgeslagen.`
                }
                action={<ButtonLink to={paths.dashboard.href()}>Naar de kandidaten</ButtonLink>}
              />
            )}
            {shown && (
              <ItemPanel
                uid={uid}
                takeFocus={moved}
                item={shown}
                busy={save.isPending || drop.isPending || readAgain.isPending}
                onSave={(draft) => onSave(shown, draft)}
                onDrop={() => onDrop(shown)}
                onReadAgain={() => readAgain.mutate(shown.id, { onSuccess: () => forget(shown) })}
              />
            )}
          </Stack>
        </Columns>
      )}
      {total === 0 && uploads.length === 0 && (
        <EmptyState
          icon={Inbox}
          title="Deze stapel is leeg"
          action={<ButtonLink to={paths.add.href()}>CV’s toevoegen</ButtonLink>}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Rest van de stapel weggooien?"
        text="De CV’s die je nog niet hebt opgeslagen worden verwijderd. Opgeslagen kandidaten blijven."
        confirmLabel="Weggooien"
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          dropStack.mutate(undefined, {
            onSuccess: () => {
              items.forEach(forget)
              void navigate(paths.add.href())
            },
            onSettled: () => setAsking(false),
          })
        }
      />
    </Stack>
  )
}

/** /add-candidate/stapel/{id}: many CVs, looked through one by one beside their documents. */
export const StackPage = () => {
  const { id = '' } = useParams()
  const uid = useCurrentUser()?.uid
  const { data, error, isFetching, refetch } = useStack(id)
  const phones = usePhones()
  const gone = error instanceof ApiError && error.code === 'not_found'
  return (
    <Page
      title="Stapel CV’s"
      subtitle="Kijk na wat we lazen en sla op. Klik in een veld om te zien waar het in het CV staat."
    >
      {data && uid && phones ? (
        <Stacked uid={uid} id={id} items={data.items} />
      ) : gone ? (
        <EmptyState
          icon={Inbox}
          title={messages.importNotFound}
          action={<ButtonLink to={paths.add.href()}>CV’s toevoegen</ButtonLink>}
        />
      ) : error ? (
        <ErrorState
          title={messages.importFailed}
          text={errorText(error, messages.importFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="Stapel laden...">
          <Cluster align="start">
            <Skeleton height="30rem" />
          </Cluster>
        </LoadingState>
      )}
    </Page>
  )
}
