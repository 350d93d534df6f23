import { usePhones } from '@wervio/candidates'
import type { Candidate, CandidateDraft, ImportItem } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { ItemReview } from '../review/lone-review.tsx'
import { itemName } from '../review/stack-state.ts'
import { ignoreToldFailure, useStackActions } from '../review/use-stack.ts'

type Props = {
  uid: string
  item: ImportItem
  onSaved: (candidate: Candidate, isMerged: boolean) => void
  onDrop: () => void
  /** It is being read anew. */
  onReadAgain: () => void
}

/** One CV that asks for a look before it is saved: the review of a stack, with nothing after it. */
export const SingleReview = ({ uid, item, onSaved, onDrop, onReadAgain }: Props) => {
  const { save, readAgain, drop } = useStackActions(uid, item.import_id)
  const hasPhones = usePhones()
  if (!hasPhones) return null
  // An answer may come after the page was left, when TanStack drops the callbacks of a single `mutate`.
  const handleSave = async (draft: CandidateDraft & { merge_with?: string }) => {
    const candidate = await save.mutateAsync({ id: item.id, draft })
    onSaved(candidate, draft.merge_with !== undefined)
  }
  const handleDrop = async () => {
    await drop.mutateAsync(item.id)
    toast(`${itemName(item)} is weggelaten.`)
    onDrop()
  }
  const handleReadAgain = async () => {
    await readAgain.mutateAsync(item.id)
    onReadAgain()
  }
  return (
    <ItemReview
      uid={uid}
      takeFocus
      item={item}
      busy={save.isPending || drop.isPending || readAgain.isPending}
      onSave={(draft) => void handleSave(draft).catch(ignoreToldFailure)}
      onDrop={() => void handleDrop().catch(ignoreToldFailure)}
      onReadAgain={() => void handleReadAgain().catch(ignoreToldFailure)}
    />
  )
}
