import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call, errorText } from '@wervio/api-client'
import {
  contactDraftStore,
  contactFieldOf,
  contactForm,
  contactNames,
  contactPaths,
  type ContactState,
  type ContactValues,
  fromContactValues,
  isSameContact,
  toContactState,
  toContactValues,
  useShowCandidate,
} from '@wervio/candidates'
import { messages, updateCandidate, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { conflictIn } from '../editing/conflict.ts'

/** The service's names of the fields that were edited. */
const findEditedPaths = (values: ContactValues, previous: ContactValues) =>
  new Set(contactNames.filter((name) => values[name] !== previous[name]).map((name) => contactPaths[name]))

/**
 * Contact details: read-only until somebody edits, kept in this browser while typing, stored by 'Opslaan'. A
 * failure stays in edit mode with the words that were typed; what somebody else changed too waits for a choice.
 */
export const useContactForm = (candidate: Candidate, uid: string) => {
  const state = toContactState(candidate)
  const storedValues = toContactValues(state)
  const [storedDraft] = useState(() => contactDraftStore(uid, candidate.id).read())
  const form = useForm<ContactValues>({
    defaultValues: storedDraft ?? storedValues,
    resolver: zodResolver(contactForm),
  })
  const [isEditing, setIsEditing] = useState(storedDraft !== null)
  const [hasStoredDraft, setHasStoredDraft] = useState(storedDraft !== null)
  /** The field that was asked for; what was half done before a reload takes no focus. */
  const [firstField, setFirstField] = useState<keyof ContactValues | null>(null)
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  /** The stored state on which the form's changes are based. */
  const base = useRef<ContactState>(storedDraft?.base ?? state)
  const showSaved = useShowCandidate(candidate.id)
  const close = () => {
    contactDraftStore(uid, candidate.id).drop()
    setHasStoredDraft(false)
    setIsEditing(false)
  }

  const saveMutation = useMutation({
    scope: { id: `candidate-${candidate.id}` },
    mutationFn: (values: ContactValues) =>
      call(updateCandidate, {
        params: { id: candidate.id },
        body: { ...fromContactValues(values), based_on: base.current },
      }),
    onSuccess: (saved) => {
      showSaved(saved)
      base.current = toContactState(saved)
      form.reset(toContactValues(saved))
      // Only after the reset: the form's subscription would store that change as a draft again.
      close()
      toast('De wijzigingen zijn opgeslagen.')
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const { path, message } of error.fields) {
        const name = contactFieldOf(path)
        if (name) form.setError(name, { message }, { shouldFocus: true })
      }
    },
  })

  // Values that were stored meanwhile replace those of the form, except in fields that were edited.
  const stateText = JSON.stringify(state)
  const visibleStateText = useRef(stateText)
  useEffect(() => {
    const now = JSON.parse(stateText) as ContactState
    const [before, after] = [
      toContactValues(JSON.parse(visibleStateText.current) as ContactState),
      toContactValues(now),
    ]
    visibleStateText.current = stateText
    const editedPaths = isEditing ? findEditedPaths(form.getValues(), before) : new Set<keyof ContactState>()
    base.current = { ...now, ...Object.fromEntries([...editedPaths].map((path) => [path, base.current[path]])) }
    if (!isEditing) form.reset(after)
    else for (const one of contactNames) if (!editedPaths.has(contactPaths[one])) form.setValue(one, after[one])
  }, [isEditing, form, stateText])

  useEffect(() => {
    if (!isEditing) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const store = contactDraftStore(uid, candidate.id)
        if (isSameContact(values, toContactValues(JSON.parse(stateText) as ContactState))) store.drop()
        else setIsStorageRefused(!store.keep({ ...values, base: base.current }))
      },
    })
  }, [isEditing, form, uid, candidate.id, stateText])

  const conflict = conflictIn(saveMutation.error)
  return {
    form,
    conflict,
    /** The form as it would be stored. */
    currentFields: () => fromContactValues(form.getValues()),
    /** After a conflict: stores the form, with what the other one wrote in these fields. */
    choose: (theirs: readonly string[]) => {
      if (!conflict) return
      const { current } = conflict
      const [before, theirValues] = [toContactValues(base.current), toContactValues(current)]
      const ownPaths = findEditedPaths(form.getValues(), before)
      for (const one of contactNames)
        if (!ownPaths.has(contactPaths[one]) || theirs.includes(contactPaths[one])) form.setValue(one, theirValues[one])
      base.current = toContactState(current)
      showSaved(current)
      void form.handleSubmit((values) => saveMutation.mutate(values))()
    },
    dismiss: () => saveMutation.reset(),
    isEditing,
    isSaving: saveMutation.isPending,
    /** Why the last attempt to save failed, in Dutch. */
    problem: saveMutation.error && !conflict ? errorText(saveMutation.error, messages.candidateChangeFailed) : null,
    /** Whether the form began with words that were typed before a reload. */
    hasStoredDraft,
    firstField,
    /** Opens the form with the focus in `field`. */
    edit: (field: keyof ContactValues) => {
      setFirstField(field)
      setIsEditing(true)
    },
    cancel: () => {
      saveMutation.reset()
      form.reset(storedValues)
      close()
    },
    submit: form.handleSubmit((values) => saveMutation.mutate(values)),
    hasUnsaved: () => isEditing && !isSameContact(form.getValues(), storedValues),
    /** Whether closing the tab loses what was typed. */
    isLostOnClose: () => isStorageRefused,
  }
}
export type ContactForm = ReturnType<typeof useContactForm>
