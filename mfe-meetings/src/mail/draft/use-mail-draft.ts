import type { MailTemplateRow } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useRef, useState } from 'react'
import { toRecipient, type MailDraftStore, type MailWords, type Recipient } from './mail-draft.ts'

type Person = Parameters<typeof toRecipient>[0]

/** The next person without a mail, from a position on and then from the first; the position itself without any. */
const nextOpen = (recipients: readonly Recipient[], position: number): number => {
  const isOpen = ({ state }: Recipient) => state === 'open'
  const later = recipients.findIndex((recipient, index) => index > position && isOpen(recipient))
  if (later !== -1) return later
  const first = recipients.findIndex(isOpen)
  return first === -1 ? position : first
}

/**
 * The mail that is being written, kept in this browser with every change. `blank` is what it says when nobody typed.
 */
export const useMailDraft = (store: MailDraftStore, blank: MailWords) => {
  const [{ words: storedWords, isRestored }] = useState(() => {
    const stored = store.read()
    return { words: stored ?? blank, isRestored: stored !== null }
  })
  const [words, setWords] = useState(storedWords)
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  const latest = useRef(words)
  const isSameAsBlank = (text: MailWords): boolean => JSON.stringify(text) === JSON.stringify(blank)
  /** From what is there now: an answer of the service may come after other changes. */
  const update = (next: (now: MailWords) => MailWords) => {
    latest.current = next(latest.current)
    setWords(latest.current)
    if (isSameAsBlank(latest.current)) store.drop()
    else setIsStorageRefused(!store.keep(latest.current))
  }
  const change = (part: Partial<MailWords>) => update((now) => ({ ...now, ...part }))
  const mark = (id: string, part: Partial<Recipient>) =>
    update((now) => ({
      ...now,
      recipients: now.recipients.map((recipient) => (recipient.id === id ? { ...recipient, ...part } : recipient)),
    }))
  return {
    words,
    isRestored,
    isStorageRefused,
    isBlank: isSameAsBlank(words),
    current: words.recipients[words.position] ?? null,
    change,
    mark,
    /** Replaces the text by that of a template; words of the recruiter's own can be put back. */
    choose: (template: MailTemplateRow | null, isOwnText: boolean) => {
      if (isOwnText)
        toast('Je eigen tekst is vervangen.', {
          tone: 'blue',
          action: { label: 'Terugzetten', onSelect: () => change(words) },
        })
      change({ template: template?.id ?? null, subject: template?.subject ?? '', body: template?.body ?? '' })
    },
    addRecipient: (person: Person) =>
      update((now) =>
        now.recipients.some(({ id }) => id === person.id)
          ? now
          : { ...now, recipients: [...now.recipients, toRecipient(person)], position: now.recipients.length },
      ),
    removeRecipient: (id: string) =>
      update((now) => {
        const recipients = now.recipients.filter((recipient) => recipient.id !== id)
        return { ...now, recipients, position: Math.max(0, Math.min(now.position, recipients.length - 1)) }
      }),
    /** Sets what became of the mail to somebody, and goes on to the next. */
    finish: (id: string, state: Recipient['state']) =>
      update((now) => {
        const recipients = now.recipients.map((recipient) =>
          recipient.id === id ? { ...recipient, state } : recipient,
        )
        return { ...now, recipients, position: nextOpen(recipients, now.position) }
      }),
    /** A mail that was taken back is written anew: the next one has a key of its own. */
    reopen: (id: string) =>
      update((now) => ({
        ...now,
        recipients: now.recipients.map((recipient) =>
          recipient.id === id ? { ...recipient, state: 'open', creationKey: crypto.randomUUID() } : recipient,
        ),
        position: Math.max(
          0,
          now.recipients.findIndex((recipient) => recipient.id === id),
        ),
      })),
    startAgain: () => update(() => blank),
  }
}

export type MailDraftState = ReturnType<typeof useMailDraft>
