import { useQueryClient } from '@tanstack/react-query'
import type { CvImport } from '@wervio/contracts'
import { dropWhenDone, KeysHelp, useLetterKeys, useMany, type ManyTask, type Selectable } from '@wervio/remote-kit'
import { useNavigate } from '@wervio/routing'
import { ConfirmDialog, numberText } from '@wervio/ui'
import { useState, useSyncExternalStore, type RefObject } from 'react'
import { isSamePerson } from '../candidate/is-same-person.ts'
import { paths } from '../paths.ts'
import { alikeItemsOf } from './alike-items.ts'
import { AlikeNotice } from './alike-notice.tsx'
import { DropQuestion } from './drop-question.tsx'
import { ListButton } from './list-button.tsx'
import { dropTask, saveTask } from './many-tasks.ts'
import { ReviewBar } from './review-bar.tsx'
import { submitReview } from './review-form-element.ts'
import { ListPane, ListStrip, Panes, ReviewScreen } from './review-layout.ts'
import { StackContents } from './stack-contents.tsx'
import { StackItemPanes } from './stack-item-panes.tsx'
import { StackPause } from './stack-pause.tsx'
import { StackSelectionBar } from './stack-selection-bar.tsx'
import { countStack, isLastOf, needsReview, stackText } from './stack-state.ts'
import { stackQueue } from './stack-queue.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useStableOrder } from './use-stable-order.ts'
import { ignoreToldFailure, useStackItem } from './use-stack.ts'
import { useStackReview } from './use-stack-review.ts'
import { useStackSelection } from './use-stack-selection.ts'

const shortcuts = [
  ['Ctrl of ⌘ + Enter', 'Opslaan en naar de volgende'],
  ['J', 'Volgende CV, zonder op te slaan'],
  ['K', 'Vorige CV'],
  ['Enter op een rij', 'Klopt, naar de volgende rij'],
  ['E of F2', 'De rij wijzigen'],
  ['Enter of Escape in een veld', 'Wijziging houden, of juist niet'],
  ['1, 2, 3', 'De waarde die het CV noemt'],
  ['↑ en ↓', 'Vorige en volgende rij'],
  ['X in de lijst', 'Selecteert het CV, of juist niet'],
] as const

type Props = { uid: string; stack: CvImport }

/** The CVs of a stack: the list, the fields of one and its document side by side, and a bar that leads through them. */
export const StackReview = ({ uid, stack }: Props) => {
  const { id, created_at } = stack
  const items = useStableOrder(stack.items)
  const uploads = useSyncExternalStore(stackQueue.subscribe, stackQueue.uploads).filter(({ group }) => group === id)
  const sending = uploads.filter(({ status }) => status === 'waiting' || status === 'sending').length
  const counts = countStack(items)
  const { total, saved } = counts
  const isDone = total > 0 && saved === total && uploads.length === 0
  const review = useStackReview(uid, id, items, isDone)
  const { visibleItem, choose, goToNext, goToPrevious, dropStack, saveItem, dropItem, readAgain } = review
  const [isConfirming, setIsConfirming] = useState(false)
  const [leavingOut, setLeavingOut] = useState<readonly Selectable[]>([])
  const [taskIds, setTaskIds] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const letters = useLetterKeys(uid)
  const selection = useStackSelection(items)
  const many = useMany()
  const queries = useQueryClient()
  const isReviewing = visibleItem !== null && needsReview(visibleItem)
  const { data: loadedItem } = useStackItem(visibleItem ?? { id: '', updated_at: '' }, isReviewing)
  const hasSamePerson = loadedItem?.duplicates.some(isSamePerson) ?? false
  const lastLabel = hasSamePerson ? 'Toch toevoegen' : 'Kandidaat opslaan'
  useReviewKeys({
    hasLetters: letters.areOn,
    onSave: submitReview,
    onNext: () => goToNext?.(),
    onPrevious: () => goToPrevious?.(),
  })

  const stackKeys = { uid, stackId: id }
  const run = <Outcome,>(task: ManyTask<Outcome>): void => {
    setTaskIds(new Set(task.items.map((item) => item.id)))
    many.run(dropWhenDone(task, selection.drop))
  }
  /** What is typed while a task saves this CV would be lost. */
  const isInTask = (itemId: string) => many.state?.kind === 'running' && taskIds.has(itemId)
  const contents = (onChoose: typeof choose, currentRow?: RefObject<HTMLButtonElement | null>) => (
    <StackContents
      createdAt={created_at}
      items={items}
      uploads={uploads}
      current={visibleItem?.id ?? null}
      currentRow={currentRow}
      onChoose={onChoose}
      onDropRest={saved < total ? () => setIsConfirming(true) : null}
      selection={selection}
      hasLetters={letters.areOn}
      selectionBar={
        <StackSelectionBar
          selection={selection}
          many={many}
          onSave={(chosenItems) => run(saveTask(queries, stackKeys, chosenItems))}
          onDrop={setLeavingOut}
        />
      }
    />
  )
  const position = `${review.index + 1} van ${numberText(total)}`
  return (
    <ReviewScreen>
      <ListStrip>
        <ListButton
          label={visibleItem ? position : `${numberText(total)} CV’s`}
          renderList={(close, currentRow) => contents((item) => (choose(item), close()), currentRow)}
        />
      </ListStrip>
      <Panes>
        <ListPane aria-label="Stapel" data-list-pane>
          {contents(choose)}
        </ListPane>
        {visibleItem && isReviewing && (
          <StackItemPanes
            key={`${visibleItem.id}-${visibleItem.updated_at}`}
            uid={uid}
            item={visibleItem}
            position={position}
            notice={<AlikeNotice alikeItems={alikeItemsOf(items, visibleItem)} onChoose={choose} />}
            takeFocus={review.hasChosen}
            busy={review.isBusy(visibleItem) || isInTask(visibleItem.id)}
            hasLetters={letters.areOn}
            onSave={(draft) => void saveItem(visibleItem, draft).catch(ignoreToldFailure)}
            onDrop={() => void dropItem(visibleItem).catch(ignoreToldFailure)}
            onReadAgain={() => readAgain.mutate(visibleItem.id)}
          />
        )}
        {!isReviewing && (
          <StackPause
            key={visibleItem?.id ?? 'none'}
            item={visibleItem}
            total={total}
            isDone={isDone}
            isSending={sending > 0}
            takeFocus={review.hasMoved}
          />
        )}
      </Panes>
      <ReviewBar
        reviewed={saved}
        total={total + sending}
        detail={stackText(counts, { sending, unsent: uploads.length - sending })}
        hasLetters={letters.areOn}
        onPrevious={goToPrevious}
        onNext={goToNext}
        isSkipping={isReviewing}
        save={
          visibleItem && isReviewing
            ? {
                label: isLastOf(items, visibleItem) && sending === 0 ? lastLabel : 'Opslaan en volgende',
                isSecondary: hasSamePerson,
                isDisabled: !loadedItem,
                isBusy: review.isBusy(visibleItem),
              }
            : null
        }
        help={
          <KeysHelp
            shortcuts={shortcuts}
            lettersLabel="Losse letters en cijfers gebruiken"
            hasLetters={letters.areOn}
            onTurn={letters.turn}
          />
        }
      />
      <DropQuestion
        items={leavingOut}
        onCancel={() => setLeavingOut([])}
        onConfirm={() => {
          setLeavingOut([])
          run(dropTask(queries, stackKeys, leavingOut))
        }}
      />
      <ConfirmDialog
        open={isConfirming}
        title="Rest van de stapel weggooien?"
        text="De CV’s die je nog niet hebt opgeslagen worden verwijderd. Opgeslagen kandidaten blijven."
        confirmLabel="Weggooien"
        onCancel={() => setIsConfirming(false)}
        onConfirm={() =>
          dropStack.mutate(undefined, {
            onSuccess: () => void navigate(paths.add.href()),
            onSettled: () => setIsConfirming(false),
          })
        }
      />
    </ReviewScreen>
  )
}
