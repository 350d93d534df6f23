import { useMutation } from '@tanstack/react-query'
import { ApiError, call, errorText } from '@wervio/api-client'
import { createCandidate, findDuplicates, messages, type CandidateDraft, type Duplicate } from '@wervio/contracts'
import { useRef, useState } from 'react'
import { isSamePerson } from '../candidate/is-same-person.ts'
import { manualDraftStore } from './manual-draft-store.ts'
import { useShowSavedCandidate } from './use-show-saved-candidate.ts'

type Save = {
  draft: CandidateDraft
  /** Whether to skip the search for duplicates. */
  isChecked: boolean
  /** Somebody who is already there and gets it all. */
  mergeWith: string | null
}

const findSamePeople = async ({ name, email, phone }: CandidateDraft): Promise<Duplicate[]> =>
  (await call(findDuplicates, { body: { name, email, phone } })).filter(isSamePerson)

/** Saves a candidate who was filled in by hand; asks first when they seem to be there already. */
export const useAddManually = (uid: string) => {
  const [creationKey] = useState(() => crypto.randomUUID())
  const [question, setQuestion] = useState<{ draft: CandidateDraft; duplicates: Duplicate[] } | null>(null)
  const isSaved = useRef(false)
  const showSavedCandidate = useShowSavedCandidate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ draft, isChecked, mergeWith }: Save) => {
      const duplicates = isChecked ? [] : await findSamePeople(draft)
      if (duplicates.length > 0) return { duplicates, candidate: null }
      const body = { ...draft, creation_key: creationKey, ...(mergeWith && { merge_with: mergeWith }) }
      return { duplicates, candidate: await call(createCandidate, { body }) }
    },
    onMutate: () => setQuestion(null),
    onSuccess: ({ duplicates, candidate }, { draft, mergeWith }) => {
      if (!candidate) return setQuestion({ draft, duplicates })
      isSaved.current = true
      manualDraftStore(uid).drop()
      return showSavedCandidate({ candidate, isMerged: mergeWith !== null, hasCv: false })
    },
  })
  return {
    save: (draft: CandidateDraft) => mutate({ draft, isChecked: false, mergeWith: null }),
    isBusy: isPending,
    problem: error && {
      fields: error instanceof ApiError ? error.fields : [],
      message: errorText(error, messages.candidateSaveFailed),
    },
    duplicates: question?.duplicates ?? null,
    /** Adds them after all, though somebody like them is there. */
    addAsNew: () => question && mutate({ draft: question.draft, isChecked: true, mergeWith: null }),
    /** Gives what is missing to somebody who is already there. */
    mergeWith: (candidateId: string) =>
      question && mutate({ draft: question.draft, isChecked: true, mergeWith: candidateId }),
    /** Closes the question about duplicates; nothing is saved. */
    dismiss: () => setQuestion(null),
    isSaved: () => isSaved.current,
  }
}
