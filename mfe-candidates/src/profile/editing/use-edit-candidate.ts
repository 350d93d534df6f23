import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import {
  messages,
  updateCandidate,
  type CallInput,
  type Candidate,
  type CandidateConflict,
  type CvEvidence,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { createContext, useContext, useState } from 'react'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'
import { conflictIn } from './conflict.ts'

type Fields = Exclude<keyof CallInput<typeof updateCandidate>['body'], 'based_on' | 'evidence'>
/** Fields of the profile with other values. */
export type CandidateEdit = Partial<Pick<Candidate, Fields>>

export type Edit = {
  change: CandidateEdit
  /** The candidate as he was when the change was begun. */
  from: Candidate
  /** What to say once it is stored. */
  told: string
  /** Of values that are put back. */
  evidence?: CvEvidence
}

/** Of a candidate the fields of a change. */
export const basedOn = (from: Candidate, change: CandidateEdit): CandidateEdit =>
  Object.fromEntries((Object.keys(change) as Fields[]).map((field) => [field, from[field]]))

const evidenceFor = (evidence: Candidate['evidence'], change: CandidateEdit): CvEvidence =>
  Object.fromEntries(Object.entries(evidence ?? {}).filter(([path]) => (path.split('.')[0] ?? '') in change))

/**
 * Stores what a person changed, on the state he saw: shown at once, with a way back, put back when it could not be stored.
 * What somebody else changed too waits in `conflict` for a choice. Changes of one candidate wait for each other.
 */
export const useEditCandidate = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.one(id)
  const show = useShowCandidate(id)
  const [conflict, setConflict] = useState<{ edit: Edit; conflict: CandidateConflict } | null>(null)
  const { mutate, isPending } = useMutation({
    scope: { id: `candidate-${id}` },
    mutationFn: ({ change, from, evidence }: Edit) =>
      call(updateCandidate, {
        params: { id },
        body: { ...change, based_on: basedOn(from, change), ...(evidence && { evidence }) },
      }),
    onMutate: async ({ change }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Candidate>(key)
      queries.setQueryData<Candidate>(key, (now) => now && { ...now, ...change })
      return { before }
    },
    onError: (error, edit, context) => {
      const overtaken = conflictIn(error)
      if (overtaken) {
        show(overtaken.current)
        setConflict({ edit, conflict: overtaken })
        return
      }
      if (context?.before) queries.setQueryData<Candidate>(key, context.before)
      toast(errorText(error, messages.candidateChangeFailed), { tone: 'red' })
    },
    onSuccess: (saved, { change, from, told, evidence }) => {
      show(saved)
      setConflict(null)
      const back: Edit = {
        change: basedOn(from, change),
        from: saved,
        told: 'Het staat er weer zoals het was.',
        evidence: evidenceFor(from.evidence, change),
      }
      toast(told, evidence ? {} : { action: { label: 'Ongedaan maken', onSelect: () => mutate(back) } })
    },
  })
  return {
    edit: mutate,
    busy: isPending,
    conflict,
    choose: (theirs: readonly string[]) => {
      if (!conflict) return
      const mine = Object.fromEntries(
        Object.entries(conflict.edit.change).filter(([field]) => !theirs.includes(field)),
      ) as CandidateEdit
      if (Object.keys(mine).length === 0) setConflict(null)
      else mutate({ ...conflict.edit, change: mine, from: conflict.conflict.current })
    },
    dismiss: () => setConflict(null),
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
