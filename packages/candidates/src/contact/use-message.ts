import { fillMailTemplate, fillQuestionMail, type MailTemplateKey } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useState } from 'react'
import { splitName } from '../candidate/contact-values.ts'
import { useOpenVacancies, type MessageVacancy } from './use-open-vacancies.ts'
import { useSender } from './use-sender.ts'

/** A text without a sender ends in a greeting; the name goes under it. */
const GREETING_AT_END = /groet,\s*$/

export type MessageText = { subject: string; body: string }

const isSameText = (one: MessageText, other: MessageText): boolean =>
  one.subject === other.subject && one.body === other.body

/** What the recruiter chose and wrote until now; the rest is filled in. */
type Choices = {
  /** Null for words of one's own; undefined until a template is chosen. */
  template: MailTemplateKey | null | undefined
  /** Undefined until a vacancy, or none, is chosen. */
  vacancy: MessageVacancy | null | undefined
  /** Null while the text is the template's. */
  text: MessageText | null
}

/**
 * A message to a candidate: a template filled in, or words of one's own. It begins with `question` where there is one.
 * Choosing another template can be undone.
 */
export const useMessage = ({ id, name }: { id: string; name: string }, question?: string) => {
  const { isKnown, inProcedure, others } = useOpenVacancies(id)
  const { sender, rename } = useSender()
  const [choices, setChoices] = useState<Choices>({ template: undefined, vacancy: undefined, text: null })
  const about = choices.vacancy === undefined ? (inProcedure[0] ?? null) : choices.vacancy
  // An invitation is about a function: without one it would begin with a gap.
  const firstTemplate = about ? 'invitation' : 'more_information'
  const template = choices.template === undefined ? (question ? null : firstTemplate) : choices.template
  const fields = {
    voornaam: splitName(name).voornaam,
    functie: about?.title ?? '',
    organisatie: about?.company ?? '',
    afzender: sender,
  }
  const templateText = (): MessageText => {
    if (template) return fillMailTemplate(template, fields)
    return question && choices.template === undefined ? fillQuestionMail(question, fields) : { subject: '', body: '' }
  }
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
    if (choices.text && nextSender && GREETING_AT_END.test(choices.text.body))
      setChoices({ ...choices, text: { ...choices.text, body: `${choices.text.body.trimEnd()}\n${nextSender}` } })
  }
  return {
    isKnown,
    message: { ...text, template, about },
    vacancies: { inProcedure, others },
    /** Whether there are words of the recruiter's own in it. */
    isWritten: choices.text !== null && !isSameText(choices.text, templateText()),
    sender,
    /** Whether the text still ends in a greeting by nobody. */
    isUnsigned: rename !== undefined && GREETING_AT_END.test(text.body),
    changeSender: rename && changeSender,
    chooseTemplate: (choice: MailTemplateKey | null) => replaceText({ template: choice }),
    chooseVacancy: (vacancy: MessageVacancy | null) => replaceText({ vacancy }),
    // Written words go with the template and vacancy they were written beside, also when the procedures change later.
    write: (words: Partial<MessageText>) => setChoices({ template, vacancy: about, text: { ...text, ...words } }),
  }
}
