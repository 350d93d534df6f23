import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@wervio/api-client'
import { messages, updateCandidate, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  contactFieldOf,
  contactForm,
  contactNames,
  contactPaths,
  contactStateOf,
  fromContactValues,
  sameContact,
  toContactValues,
  type ContactState,
  type ContactValues,
} from '../../candidate/contact-values.ts'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'
import { conflictIn } from '../editing/conflict.ts'
import { keptContact } from './kept-contact.ts'

/** What the service calls the fields that were typed in. */
const typedPaths = (values: ContactValues, before: ContactValues) =>
  new Set(contactNames.filter((one) => values[one] !== before[one]).map((one) => contactPaths[one]))

/**
 * Contact details and notes: read-only until somebody edits, kept in this browser while typing, stored by 'Opslaan'. A
 * failure stays in edit mode with the words that were typed; what somebody else changed too waits for a choice.
 */
export const useContactForm = (candidate: Candidate, uid: string) => {
  const state = contactStateOf(candidate)
  const stored = toContactValues(state)
  const [found] = useState(() => keptContact(uid, candidate.id).read())
  const form = useForm<ContactValues>({ defaultValues: found ?? stored, resolver: zodResolver(contactForm) })
  const [editing, setEditing] = useState(found !== null)
  const [refused, setRefused] = useState(false)
  /** What the words in the form are a change of. */
  const base = useRef<ContactState>(found?.base ?? state)
  const show = useShowCandidate(candidate.id)
  const drop = () => keptContact(uid, candidate.id).drop()

  const saving = useMutation({
    scope: { id: `candidate-${candidate.id}` },
    mutationFn: (values: ContactValues) =>
      call(updateCandidate, {
        params: { id: candidate.id },
        body: { ...fromContactValues(values), based_on: base.current },
      }),
    onSuccess: (saved) => {
      show(saved)
      base.current = contactStateOf(saved)
      form.reset(toContactValues(saved))
      // After the reset, which is a change that would be kept again.
      drop()
      setEditing(false)
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

  // What was stored meanwhile shows, except in fields that were typed in.
  const words = JSON.stringify(state)
  const shown = useRef(words)
  useEffect(() => {
    const now = JSON.parse(words) as ContactState
    const [before, after] = [toContactValues(JSON.parse(shown.current) as ContactState), toContactValues(now)]
    shown.current = words
    const typed = editing ? typedPaths(form.getValues(), before) : new Set<keyof ContactState>()
    base.current = { ...now, ...Object.fromEntries([...typed].map((path) => [path, base.current[path]])) }
    if (!editing) form.reset(after)
    else for (const one of contactNames) if (!typed.has(contactPaths[one])) form.setValue(one, after[one])
  }, [editing, form, words])

  useEffect(() => {
    if (!editing) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const store = keptContact(uid, candidate.id)
        if (sameContact(values, toContactValues(JSON.parse(words) as ContactState))) store.drop()
        else setRefused(!store.keep({ ...values, base: base.current }))
      },
    })
  }, [editing, form, uid, candidate.id, words])

  const conflict = conflictIn(saving.error)
  return {
    form,
    conflict,
    /** The form as it would be stored. */
    mine: () => fromContactValues(form.getValues()),
    /** After a conflict: stores the form, with what the other one wrote in these fields. */
    choose: (theirs: readonly string[]) => {
      if (!conflict) return
      const { current } = conflict
      const [before, others] = [toContactValues(base.current), toContactValues(current)]
      const mine = typedPaths(form.getValues(), before)
      for (const one of contactNames)
        if (!mine.has(contactPaths[one]) || theirs.includes(contactPaths[one])) form.setValue(one, others[one])
      base.current = contactStateOf(current)
      show(current)
      void form.handleSubmit((values) => saving.mutate(values))()
    },
    dismiss: () => saving.reset(),
    editing,
    saving: saving.isPending,
    /** Why the last attempt to save failed, in Dutch. */
    problem: saving.error && !conflict ? errorText(saving.error, messages.candidateChangeFailed) : null,
    found: found !== null,
    edit: () => setEditing(true),
    cancel: () => {
      drop()
      saving.reset()
      form.reset(stored)
      setEditing(false)
    },
    submit: form.handleSubmit((values) => saving.mutate(values)),
    unsaved: () => editing && !sameContact(form.getValues(), stored),
    /** Whether closing the tab loses what was typed. */
    lost: () => refused,
  }
}
export type ContactForm = ReturnType<typeof useContactForm>
