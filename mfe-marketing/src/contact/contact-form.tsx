import { contactSubjectLabels, contactSubjects } from '@wervio/contracts'
import { Button, LoadingDots, Notice, SelectField, TextArea, TextField, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { SentNotice } from './sent-notice.tsx'
import { prepareSending, useContactForm } from './use-contact-form.ts'
import { WebsiteField } from './website-field.tsx'

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[5]};
  > [data-wide] {
    grid-column: 1 / -1;
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Send = styled(Button)`
  min-width: 11rem;
  justify-self: start;
  ${tokens.breakpoint.phone} {
    justify-self: stretch;
  }
`

/** The form of `/contact`. While it is sent, and while that is told, its fields stand still: nothing typed is lost. */
export const ContactForm = () => {
  const { form, submit, problem, isSent, isBusy } = useContactForm()
  const { errors } = form.formState
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Contactformulier">
      <Fields onFocus={prepareSending} disabled={isBusy || isSent}>
        <TextField label="Naam" autoComplete="name" required error={errors.name?.message} {...form.register('name')} />
        <TextField
          label="E-mailadres"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Telefoonnummer"
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <SelectField
          label="Onderwerp"
          placeholder="Selecteer een onderwerp"
          required
          error={errors.subject?.message}
          {...form.register('subject')}
        >
          {contactSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {contactSubjectLabels[subject]}
            </option>
          ))}
        </SelectField>
        <div data-wide>
          <TextArea label="Bericht" rows={4} required error={errors.message?.message} {...form.register('message')} />
        </div>
        <WebsiteField {...form.register('website')} />
        {problem && (
          <div data-wide>
            <Notice tone="red">{problem}</Notice>
          </div>
        )}
        <Send type="submit" size="large" disabled={isBusy || isSent}>
          {isBusy ? <LoadingDots label="Je bericht wordt verstuurd" /> : 'Verstuur bericht'}
        </Send>
      </Fields>
      {isSent && <SentNotice />}
    </form>
  )
}
