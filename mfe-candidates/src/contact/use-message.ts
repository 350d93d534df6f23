import { fillMailTemplate, type MailTemplateKey } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { splitName } from '../candidate/contact-values.ts'
import { useOpenVacancy, type MessageVacancy } from './use-open-vacancy.ts'
import { useSender } from './use-sender.ts'

/** Stands in a text of `fillMailTemplate` where the sender isn't known. */
const SENDER_BLANK = '[je naam]'

export type MessageText = { subject: string; body: string }

const isSameText = (one: MessageText, other: MessageText): boolean =>
  one.subject === other.subject && one.body === other.body

/** What the recruiter chose and wrote until now; the rest is filled in. */
type Choices = {
  template: MailTemplateKey | null
  /** Undefined until a vacancy, or none, is chosen. */
  vacancy: MessageVacancy | null | undefined
  /** Null while the text is the template's. */
  text: MessageText | null
}

/** A message to a candidate: a template filled in, or words of one's own. Choosing another template can be undone. */
export const useMessage = ({ id, name }: { id: string; name: string }) => {
  const openVacancy = useOpenVacancy(id)
  const { sender, rename } = useSender()
  const [choices, setChoices] = useState<Choices>({ template: 'invitation', vacancy: undefined, text: null })
  const about = choices.vacancy === undefined ? openVacancy : choices.vacancy
  const templateText = (): MessageText =>
    choices.template
      ? fillMailTemplate(choices.template, {
          voornaam: splitName(name).voornaam,
          functie: about?.title ?? '',
          organisatie: about?.company ?? '',
          afzender: sender,
        })
      : { subject: '', body: '' }
  const text = choices.text ?? templateText()
  const replaceText = (next: Partial<Choices>) => {
    if (choices.text)
      toast('Je eigen tekst is vervangen.', {
        tone: 'blue',
        action: { label: 'Terugzetten', onSelect: () => setChoices(choices) },
      })
    setChoices({ ...choices, ...next, text: null })
  }
  const changeSender = (nextSender: string) => {
    rename?.(nextSender)
    if (choices.text && nextSender)
      setChoices({
        ...choices,
        text: { ...choices.text, body: choices.text.body.replaceAll(SENDER_BLANK, nextSender) },
      })
  }
  return {
    message: { ...text, template: choices.template, about },
    /** Whether there are words of the recruiter's own in it. */
    isWritten: choices.text !== null && !isSameText(choices.text, templateText()),
    sender,
    changeSender: rename && changeSender,
    chooseTemplate: (template: MailTemplateKey | null) => replaceText({ template }),
    chooseVacancy: (vacancy: MessageVacancy | null) => replaceText({ vacancy }),
    // Written words go with the vacancy they were written beside, also when the procedures arrive later.
    write: (words: Partial<MessageText>) => setChoices({ ...choices, vacancy: about, text: { ...text, ...words } }),
  }
}
