import { limits, mailTemplateKeys, mailTemplates } from '@wervio/contracts'
import { Grid, SelectField, Stack, TextArea, TextField } from '@wervio/ui'
import { useVacancyChoice } from '@wervio/remote-kit'
import type { RefObject } from 'react'
import type { useMessage } from './use-message.ts'
import type { MessageVacancy } from './use-open-vacancy.ts'

const OWN_MESSAGE = 'Eigen bericht'

type Props = ReturnType<typeof useMessage> & {
  subjectError: string | undefined
  subjectField: RefObject<HTMLInputElement | null>
  bodyField: RefObject<HTMLTextAreaElement | null>
}

type VacancyFieldProps = { about: MessageVacancy | null; onChoose: (about: MessageVacancy | null) => void }

const VacancyField = ({ about, onChoose }: VacancyFieldProps) => {
  const { data = [] } = useVacancyChoice()
  const vacancies: readonly MessageVacancy[] =
    !about || data.some(({ id }) => id === about.id) ? data : [about, ...data]
  return (
    <SelectField
      label="Vacature"
      placeholder="Geen vacature"
      value={about?.id ?? ''}
      onChange={({ target }) => onChoose(vacancies.find(({ id }) => id === target.value) ?? null)}
    >
      {vacancies.map(({ id, title, company }) => (
        <option key={id} value={id}>
          {[title, company].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}

/** The name to sign with, for an account without one; it goes into the text when the field is left. */
const SenderField = ({ sender, onChange }: { sender: string; onChange: (sender: string) => void }) => (
  <TextField
    label="Je naam"
    hint="Komt onder je berichten te staan."
    autoComplete="name"
    maxLength={limits.shortText}
    defaultValue={sender}
    onBlur={({ target }) => onChange(target.value.trim())}
  />
)

/** Template, vacancy, subject and text of a message. */
export const ContactFields = ({
  message,
  sender,
  changeSender,
  chooseTemplate,
  chooseVacancy,
  write,
  subjectError,
  subjectField,
  bodyField,
}: Props) => (
  <Stack gap={4}>
    <Grid columns={2}>
      <SelectField
        label="Sjabloon"
        value={message.template ?? ''}
        onChange={({ target }) => chooseTemplate(mailTemplateKeys.find((key) => key === target.value) ?? null)}
      >
        {mailTemplateKeys.map((key) => (
          <option key={key} value={key}>
            {mailTemplates[key].label}
          </option>
        ))}
        <option value="">{OWN_MESSAGE}</option>
      </SelectField>
      <VacancyField about={message.about} onChoose={chooseVacancy} />
    </Grid>
    {changeSender && <SenderField sender={sender} onChange={changeSender} />}
    <TextField
      ref={subjectField}
      label="Onderwerp"
      required
      maxLength={limits.shortText}
      value={message.subject}
      error={subjectError}
      onChange={({ target }) => write({ subject: target.value })}
    />
    <TextArea
      ref={bodyField}
      label="Bericht"
      rows={9}
      maxLength={limits.longText}
      value={message.body}
      onChange={({ target }) => write({ body: target.value })}
    />
  </Stack>
)
