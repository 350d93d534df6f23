import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, call, errorText } from '@wervio/api-client'
import { contactMessage, messages, sendContact, type ContactMessage, type ContactSubject } from '@wervio/contracts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'

/** Milliseconds that sending is shown for at least, and that its success stays (specification 1 §4). */
const SHORTEST_BUSY = 1_500
const SUCCESS_STAYS = 5_000

/** Until one is chosen the subject is none of the contract's, which then asks to choose. */
const NO_SUBJECT = '' as ContactSubject
const empty = { name: '', email: '', phone: '', subject: NO_SUBJECT, message: '', website: '' }
const fieldNames = ['name', 'email', 'phone', 'subject', 'message', 'website'] as const

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A message on its way, under one key: sent again because its answer got lost, it isn't stored twice. */
type Attempt = { text: string; key: string }

/** The attempt of this text; another text is another message. */
const attemptOf = (text: string, last: Attempt | null): Attempt =>
  last?.text === text ? last : { text, key: crypto.randomUUID() }

/** The form of `/contact`: filled in, then on its way, then sent. A failure keeps what was typed. */
export const useContactForm = () => {
  const form = useForm({ resolver: zodResolver(contactMessage), defaultValues: empty })
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useRef<Attempt | null>(null)

  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => {
      setIsSent(false)
      form.reset(empty)
    }, SUCCESS_STAYS)
    return () => clearTimeout(timer)
  }, [isSent, form])

  const showProblem = (error: unknown) => {
    const problems = error instanceof ApiError ? error.fields : []
    for (const { path, message } of problems) {
      const field = fieldNames.find((name) => name === path)
      if (field) form.setError(field, { message })
    }
    setProblem(errorText(error, messages.contactFormFailed))
  }

  const send = async (message: ContactMessage) => {
    setProblem(null)
    attempt.current = attemptOf(JSON.stringify(message), attempt.current)
    const body = { ...message, creation_key: attempt.current.key }
    const [outcome] = await Promise.allSettled([call(sendContact, { body }), pause(SHORTEST_BUSY)])
    if (outcome.status === 'rejected') {
      showProblem(outcome.reason)
      return
    }
    attempt.current = null
    setIsSent(true)
  }
  const submit = (event: FormEvent) => form.handleSubmit(send)(event)

  return { form, submit, problem, isSent, isBusy: form.formState.isSubmitting }
}
