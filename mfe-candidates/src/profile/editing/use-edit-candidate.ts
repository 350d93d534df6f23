import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { candidateChangeKey, rollBackChange, useShowCandidate } from '@wervio/candidates'
import {
  messages,
  updateCandidate,
  type CallInput,
  type Candidate,
  type CandidateConflict,
  type CvEvidence,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { createContext, useContext, useState } from 'react'
import { conflictIn } from './conflict.ts'

type EditableField = Exclude<keyof CallInput<typeof updateCandidate>['body'], 'based_on' | 'evidence'>
/** Fields of the profile with other values. */
export type CandidateEdit = Partial<Pick<Candidate, EditableField>>

export type Edit = {
  change: CandidateEdit
  /** The candidate as they were when the change was begun. */
  original: Candidate
  /** What to say once it is stored. */
  successText: string
  /** Of values that are put back. */
  evidence?: CvEvidence
  /** Called when it was stored, or was not: then what was typed is still needed. Waits for a choice in a conflict. */
  onSettled?: (isStored: boolean) => void
}

/** An edit that waits for a choice between what two people wrote. */
type Dispute = { edit: Edit; conflict: CandidateConflict }

/** What is sent: an edit, or what was chosen in a dispute. */
type Sent = Edit & { dispute?: Dispute }

/** The values that a candidate has in the fields of a change. */
export const fieldsOf = (from: Candidate, change: CandidateEdit): CandidateEdit =>
  Object.fromEntries((Object.keys(change) as EditableField[]).map((field) => [field, from[field]]))

/** For who left the profile before the answer: there is nothing to choose any more. */
const conflictText = (name: string): string =>
  `Iemand anders heeft ${name} intussen ook gewijzigd. Jouw wijziging is niet opgeslagen.`

const evidenceFor = (evidence: Candidate['evidence'], change: CandidateEdit): CvEvidence =>
  Object.fromEntries(Object.entries(evidence ?? {}).filter(([path]) => (path.split('.')[0] ?? '') in change))

/**
 * Stores what a person changed, based on the state they saw. The page shows it at once, and shows the former state
 * again when it could not be stored; the message about it offers to undo it. What somebody else changed too waits in
 * `conflict` for a choice. Changes of one candidate wait for each other.
 */
export const useEditCandidate = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.one(id)
  const show = useShowCandidate(id)
  const isMounted = useIsMounted()
  // Several parts can be edited at once, so that a second dispute may come before the first is decided.
  const [disputes, setDisputes] = useState<readonly Dispute[]>([])
  const end = (dispute: Dispute | undefined) => setDisputes((open) => open.filter((other) => other !== dispute))
  const { mutate, isPending } = useMutation({
    mutationKey: candidateChangeKey(id),
    scope: { id: `candidate-${id}` },
    mutationFn: ({ change, original, evidence }: Sent) =>
      call(updateCandidate, {
        params: { id },
        body: { ...change, based_on: fieldsOf(original, change), ...(evidence && { evidence }) },
      }),
    onMutate: async ({ change }) => {
      await queries.cancelQueries({ queryKey: key })
      const previous = queries.getQueryData<Candidate>(key)
      queries.setQueryData<Candidate>(key, (current) => current && { ...current, ...change })
      return { before: previous }
    },
    onError: (error, edit, context) => {
      const candidateConflict = conflictIn(error)
      if (candidateConflict) show(candidateConflict.current)
      else rollBackChange(queries, id, edit.change, context?.before)
      if (candidateConflict && isMounted.current) {
        const dispute = { edit, conflict: candidateConflict }
        setDisputes((open) => [dispute, ...open.filter((other) => other !== edit.dispute)])
        return
      }
      end(edit.dispute)
      toast(
        candidateConflict
          ? conflictText(candidateConflict.current.name)
          : errorText(error, messages.candidateChangeFailed),
        { tone: 'red' },
      )
      edit.onSettled?.(false)
    },
    onSuccess: (saved, { change, original, successText, evidence, onSettled, dispute }) => {
      show(saved)
      end(dispute)
      onSettled?.(true)
      const undoEdit: Edit = {
        change: fieldsOf(original, change),
        original: saved,
        successText: 'Het staat er weer zoals het was.',
        evidence: evidenceFor(original.evidence, change),
      }
      toast(successText, evidence ? {} : { action: { label: 'Ongedaan maken', onSelect: () => mutate(undoEdit) } })
    },
  })
  const [dispute = null] = disputes
  return {
    edit: mutate,
    isBusy: isPending,
    conflict: dispute,
    choose: (theirs: readonly string[]) => {
      if (!dispute) return
      const { edit, conflict } = dispute
      const ownFields = Object.fromEntries(
        Object.entries(edit.change).filter(([field]) => !theirs.includes(field)),
      ) as CandidateEdit
      if (Object.keys(ownFields).length > 0) {
        mutate({ ...edit, change: ownFields, original: conflict.current, dispute })
        return
      }
      end(dispute)
      edit.onSettled?.(true)
    },
    dismiss: () => {
      if (!dispute) return
      end(dispute)
      dispute.edit.onSettled?.(false)
    },
  }
}

const Context = createContext<((edit: Edit) => void) | null>(null)
export const EditProvider = Context.Provider

/** Stores a change to the profile of this page. */
export const useEdit = (): ((edit: Edit) => void) => {
  const edit = useContext(Context)
  if (!edit) throw new Error('a part of a profile outside its page')
  return edit
}
