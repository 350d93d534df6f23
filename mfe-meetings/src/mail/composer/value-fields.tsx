import { limits, mailFieldsIn } from '@wervio/contracts'
import { Grid, TextField } from '@wervio/ui'
import type { MailWords } from '../draft/mail-draft.ts'

const labels = { datum: 'Datum', tijd: 'Tijd', link: 'Link' } as const
const examples = { datum: 'dinsdag 1 december', tijd: '10.30 uur', link: 'https://' } as const
type ValueName = keyof typeof labels

const isValueName = (name: string): name is ValueName => Object.hasOwn(labels, name)

type Props = {
  words: MailWords
  onChange: (values: MailWords['values']) => void
}

/** What the text asks for and nothing else knows: a day, a time, a link. */
export const ValueFields = ({ words: { subject, body, values }, onChange }: Props) => {
  const names = mailFieldsIn(`${subject}\n${body}`).filter(isValueName)
  if (names.length === 0) return null
  return (
    <Grid columns={3} gap={3}>
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          placeholder={examples[name]}
          autoComplete="off"
          maxLength={limits.shortText}
          value={values[name]}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      ))}
    </Grid>
  )
}
