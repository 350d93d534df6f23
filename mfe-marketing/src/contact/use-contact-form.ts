import type { ContactMessage, ContactSubject } from '@wervio/contracts'
import { lazyResolver } from '@wervio/remote-kit'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { SendingProblem } from './sending.ts'

/** Milliseconds that sending is shown for at least, and that its success stays (specification 1 §4). */
const SHORTEST_BUSY = 1_500
const SUCCESS_STAYS = 5_000

/** What checks and sends a message: it comes when somebody begins to fill in the form, and by then it is there. */
const loadSending = () => import('./sending.ts')

const { resolver, prepare } = lazyResolver<ContactMessage>(async () => (await loadSending()).resolver)

/** When the form is entered. */
export const prepareSending = prepare

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
  const form = useForm<ContactMessage>({ resolver, defaultValues: empty })
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

  const showProblem = ({ text, fields }: SendingProblem) => {
    for (const { path, message } of fields) {
      const field = fieldNames.find((name) => name === path)
      if (field) form.setError(field, { message })
    }
    setProblem(text)
  }

  const send = async (message: ContactMessage) => {
    setProblem(null)
    attempt.current = attemptOf(JSON.stringify(message), attempt.current)
    const { sendMessage } = await loadSending()
    const body = { ...message, creation_key: attempt.current.key }
    const [failure] = await Promise.all([sendMessage(body), pause(SHORTEST_BUSY)])
    if (failure) {
      showProblem(failure)
      return
    }
    attempt.current = null
    setIsSent(true)
  }
  const submit = (event: FormEvent) => form.handleSubmit(send)(event)

  return {
    form,
    submit,
    problem: problem ?? form.formState.errors.root?.message ?? null,
    isSent,
    isBusy: form.formState.isSubmitting,
  }
}
