import { fillMailTemplate, type MailTemplateKey, type VacancySummary } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { splitName } from '../candidate/contact-values.ts'

/** The vacancy a message is about. */
export type About = Pick<VacancySummary, 'title' | 'company'> | null

type Message = { template: MailTemplateKey | null; about: About; subject: string; body: string; edited: boolean }

/** A message to a candidate: a template filled in, or words of one's own. Choosing another template can be undone. */
export const useMessage = (name: string, startWith: About) => {
  const sender = useCurrentUser()?.displayName ?? ''
  const filled = (template: MailTemplateKey | null, about: About): Message => {
    const fields = {
      voornaam: splitName(name).voornaam,
      functie: about?.title ?? '',
      organisatie: about?.company ?? '',
      afzender: sender,
    }
    return {
      template,
      about,
      ...(template ? fillMailTemplate(template, fields) : { subject: '', body: '' }),
      edited: false,
    }
  }
  const [message, setMessage] = useState(() => filled('invitation', startWith))
  const refill = (template: MailTemplateKey | null, about: About) => {
    if (message.edited)
      toast('Je eigen tekst is vervangen.', {
        tone: 'blue',
        action: { label: 'Terugzetten', onSelect: () => setMessage(message) },
      })
    setMessage(filled(template, about))
  }
  const write = (words: Partial<Pick<Message, 'subject' | 'body'>>) =>
    setMessage((now) => ({ ...now, ...words, edited: true }))
  return {
    message,
    choose: (template: MailTemplateKey | null) => refill(template, message.about),
    aboutVacancy: (about: About) => refill(message.template, about),
    write,
  }
}
