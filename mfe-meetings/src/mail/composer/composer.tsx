import { limits } from '@wervio/contracts'
import { useVacancyChoice, VacancySelect } from '@wervio/remote-kit'
import { Heading, Stack, TextArea, TextField } from '@wervio/ui'
import { useRef } from 'react'
import type { MailDraftState } from '../draft/use-mail-draft.ts'
import { FieldChips } from './field-chips.tsx'
import { insertAtCaret } from './insert-at-caret.ts'
import { RecipientsField } from './recipients-field.tsx'
import { ValueFields } from './value-fields.tsx'

type Props = {
  draft: MailDraftState
  sender: string
  /** Absent when the account has a name. */
  rename: ((name: string) => void) | undefined
}

/** Whom the mail is for, what it is about, and its text with fields. */
export const Composer = ({ draft, sender, rename }: Props) => {
  const { words, change } = draft
  const body = useRef<HTMLTextAreaElement>(null)
  const vacancies = useVacancyChoice()
  return (
    <Stack gap={4} as="form" aria-label="Nieuwe mail" onSubmit={(event) => event.preventDefault()}>
      <Heading level={2} size="card">
        Schrijven
      </Heading>
      <RecipientsField recipients={words.recipients} onAdd={draft.addRecipient} onRemove={draft.removeRecipient} />
      <VacancySelect
        value={words.vacancyId}
        title={vacancies.data?.find(({ id }) => id === words.vacancyId)?.title}
        placeholder="Geen vacature"
        onChoose={(vacancyId) => change({ vacancyId })}
      />
      {rename && (
        <TextField
          label="Je naam"
          hint="Komt onder je berichten te staan."
          autoComplete="name"
          maxLength={limits.shortText}
          defaultValue={sender}
          onBlur={({ target }) => rename(target.value.trim())}
        />
      )}
      <ValueFields words={words} onChange={(values) => change({ values })} />
      <TextField
        label="Onderwerp"
        required
        maxLength={limits.shortText}
        value={words.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        ref={body}
        label="Bericht"
        required
        rows={12}
        maxLength={limits.longText}
        value={words.body}
        onChange={({ target }) => change({ body: target.value })}
      />
      <FieldChips onInsert={(field) => change({ body: insertAtCaret(body.current, words.body, field) })} />
    </Stack>
  )
}
