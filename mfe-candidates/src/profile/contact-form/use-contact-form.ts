import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@wervio/api-client'
import { messages, updateCandidate, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contactFieldOf, contactForm, contactNames, fromContactValues, sameContact, toContactValues, type ContactValues } from '../../candidate/contact-values.ts'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'
import { keptContact } from './kept-contact.ts'

/**
 * Contact details and notes: read-only until somebody edits, kept in this browser while typing, stored by 'Opslaan'. A
 * failure stays in edit mode with the words that were typed.
 */
export const useContactForm = (candidate: Candidate, uid: string) => {
  const stored = toContactValues(candidate)
  const [found] = useState(() => keptContact(uid, candidate.id).read())
  const form = useForm<ContactValues>({ defaultValues: found ?? stored, resolver: zodResolver(contactForm) })
  const [editing, setEditing] = useState(found !== null)
  const [refused, setRefused] = useState(false)
  const show = useShowCandidate(candidate.id)
  const drop = () => keptContact(uid, candidate.id).drop()

  const saving = useMutation({
    scope: { id: `candidate-${candidate.id}` },
    mutationFn: (values: ContactValues) => call(updateCandidate, { params: { id: candidate.id }, body: fromContactValues(values) }),
    onSuccess: (saved) => {
      show(saved)
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
  const words = JSON.stringify(stored)
  const shown = useRef(words)
  useEffect(() => {
    const [before, now] = [JSON.parse(shown.current) as ContactValues, JSON.parse(words) as ContactValues]
    shown.current = words
    if (!editing) form.reset(now)
    else for (const name of contactNames) if (form.getValues(name) === before[name]) form.setValue(name, now[name])
  }, [editing, form, words])

  useEffect(() => {
    if (!editing) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const store = keptContact(uid, candidate.id)
        if (sameContact(values, JSON.parse(words) as ContactValues)) store.drop()
        else setRefused(!store.keep(values))
      },
    })
  }, [editing, form, uid, candidate.id, words])

  return {
    form,
    editing,
    saving: saving.isPending,
    /** Why the last attempt to save failed, in Dutch. */
    problem: saving.error ? errorText(saving.error, messages.candidateChangeFailed) : null,
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
