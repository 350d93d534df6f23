import { limits, mailTemplateKeys, mailTemplates } from '@wervio/contracts'
import { Grid, SelectField, Stack, TextArea, TextField } from '@wervio/ui'
import type { RefObject } from 'react'
import type { useMessage } from './use-message.ts'
import type { MessageVacancy } from './use-open-vacancies.ts'

const OWN_MESSAGE = 'Eigen bericht'

type Props = ReturnType<typeof useMessage> & {
  senderError: string | undefined
  senderField: RefObject<HTMLInputElement | null>
  subjectError: string | undefined
  subjectField: RefObject<HTMLInputElement | null>
  bodyField: RefObject<HTMLTextAreaElement | null>
}

type VacancyFieldProps = Pick<Props, 'vacancies'> & {
  about: MessageVacancy | null
  onChoose: (about: MessageVacancy | null) => void
}

const VacancyOptions = ({ of: vacancies }: { of: readonly MessageVacancy[] }) =>
  vacancies.map(({ id, title, company }) => (
    <option key={id} value={id}>
      {[title, company].filter(Boolean).join(' · ')}
    </option>
  ))

const VacancyField = ({ about, vacancies: { inProcedure, others }, onChoose }: VacancyFieldProps) => (
  <SelectField
    label="Vacature"
    placeholder="Geen vacature"
    value={about?.id ?? ''}
    onChange={({ target }) => onChoose([...inProcedure, ...others].find(({ id }) => id === target.value) ?? null)}
  >
    {inProcedure.length === 0 ? (
      <VacancyOptions of={others} />
    ) : (
      <>
        <optgroup label="Staat in de procedure">
          <VacancyOptions of={inProcedure} />
        </optgroup>
        <optgroup label="Andere vacatures">
          <VacancyOptions of={others} />
        </optgroup>
      </>
    )}
  </SelectField>
)

/** The name to sign with, for an account without one; it goes into the text when the field is left. */
type SenderFieldProps = { sender: string; onChange: (sender: string) => void } & Pick<
  Props,
  'senderError' | 'senderField'
>

const SenderField = ({ sender, onChange, senderError, senderField }: SenderFieldProps) => (
  <TextField
    ref={senderField}
    label="Je naam"
    error={senderError}
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
  vacancies,
  sender,
  changeSender,
  chooseTemplate,
  chooseVacancy,
  write,
  senderError,
  senderField,
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
      <VacancyField about={message.about} vacancies={vacancies} onChoose={chooseVacancy} />
    </Grid>
    {changeSender && (
      <SenderField sender={sender} onChange={changeSender} senderError={senderError} senderField={senderField} />
    )}
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
