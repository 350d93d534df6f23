import { limits } from '@wervio/contracts'
import { Grid, Text, TextArea, TextField, WordList } from '@wervio/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { ProfilePart } from './profile-part.tsx'
import { SignaturePreview } from './signature-preview.tsx'
import type { ProfileValues } from './profile-values.ts'

const Pair = styled(Grid)`
  align-items: start;
`

/** Name, work and how to reach somebody. */
export const AboutCard = ({ email, disabled }: { email: string; disabled: boolean }) => {
  const { register, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  return (
    <ProfilePart id="about" title="Over jou">
      <TextField
        label="Naam"
        required
        autoComplete="name"
        disabled={disabled}
        error={errors.display_name?.message}
        {...register('display_name')}
      />
      <Pair columns={2}>
        <TextField
          label="Functie"
          autoComplete="organization-title"
          disabled={disabled}
          error={errors.position?.message}
          {...register('position')}
        />
        <TextField
          label="Afdeling"
          disabled={disabled}
          error={errors.department?.message}
          {...register('department')}
        />
        <TextField
          label="Telefoon"
          type="tel"
          autoComplete="tel"
          disabled={disabled}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField label="Locatie" disabled={disabled} error={errors.location?.message} {...register('location')} />
      </Pair>
      <TextField label="E-mail" hint="Hoort bij je aanmelding." value={email} readOnly />
    </ProfilePart>
  )
}

/** What somebody tells about their work. */
export const StoryCard = ({ disabled }: { disabled: boolean }) => {
  const { register, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  return (
    <ProfilePart id="story" title="Je werk">
      <TextArea label="Bio" disabled={disabled} error={errors.bio?.message} {...register('bio')} />
      <TextArea label="Ervaring" disabled={disabled} error={errors.experience?.message} {...register('experience')} />
      <TextArea
        label="Specialisatie"
        disabled={disabled}
        error={errors.specialization?.message}
        {...register('specialization')}
      />
    </ProfilePart>
  )
}

/** Skills and languages. */
export const WordsCard = ({ disabled }: { disabled: boolean }) => {
  const { control, formState } = useFormContext<ProfileValues>()
  const problem = formState.errors.skills?.message ?? formState.errors.languages?.message
  return (
    <ProfilePart id="words" title="Vaardigheden en talen">
      {(['skills', 'languages'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <WordList
              label={name === 'skills' ? 'Vaardigheid' : 'Taal'}
              words={field.value}
              longest={limits.shortText}
              disabled={disabled}
              onChange={field.onChange}
            />
          )}
        />
      ))}
      {problem && <Text role="alert">{problem}</Text>}
    </ProfilePart>
  )
}

/** The lines under a mail. */
export const SignatureCard = ({ disabled }: { disabled: boolean }) => {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const [name, signature] = useWatch({ control, name: ['display_name', 'mail_signature'] })
  return (
    <ProfilePart id="signature" title="Onder je mails">
      <TextArea
        label="Handtekening"
        hint="Staat onder elke mail aan een kandidaat. Laat je hem leeg, dan staat je naam er."
        rows={4}
        disabled={disabled}
        error={formState.errors.mail_signature?.message}
        {...register('mail_signature')}
      />
      <SignaturePreview lines={signature.trim() || name.trim()} />
    </ProfilePart>
  )
}
