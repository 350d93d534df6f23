import { limits, mailTemplateKeys, mailTemplates } from '@wervio/contracts'
import { Grid, SelectField, Stack, TextArea, TextField } from '@wervio/ui'
import type { RefObject } from 'react'
import { useVacancyChoice } from '../vacancy-matches/use-vacancy-choice.ts'
import type { About, useMessage } from './use-message.ts'

const OWN = 'Eigen bericht'

type Props = ReturnType<typeof useMessage> & {
  subjectError: string | undefined
  subjectField: RefObject<HTMLInputElement | null>
}

const AboutVacancy = ({ about, onChoose }: { about: About; onChoose: (about: About) => void }) => {
  const { data = [] } = useVacancyChoice()
  const chosen = data.find(({ title, company }) => title === about?.title && company === about.company)
  return (
    <SelectField
      label="Vacature"
      placeholder="Geen vacature"
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(data.find(({ id }) => id === target.value) ?? null)}
    >
      {data.map(({ id, title, company }) => (
        <option key={id} value={id}>
          {[title, company].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}

/** Template, vacancy, subject and text of a message. */
export const ContactFields = ({ message, choose, aboutVacancy, write, subjectError, subjectField }: Props) => (
  <Stack gap={4}>
    <Grid columns={2}>
      <SelectField
        label="Sjabloon"
        value={message.template ?? ''}
        onChange={({ target }) => choose(mailTemplateKeys.find((key) => key === target.value) ?? null)}
      >
        {mailTemplateKeys.map((key) => (
          <option key={key} value={key}>
            {mailTemplates[key].label}
          </option>
        ))}
        <option value="">{OWN}</option>
      </SelectField>
      <AboutVacancy about={message.about} onChoose={aboutVacancy} />
    </Grid>
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
      label="Bericht"
      rows={9}
      maxLength={limits.longText}
      value={message.body}
      onChange={({ target }) => write({ body: target.value })}
    />
  </Stack>
)
