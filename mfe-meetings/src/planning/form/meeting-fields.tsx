import { limits } from '@wervio/contracts'
import { Stack, TextArea, TextField } from '@wervio/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { withAttendees } from './attendee-text.ts'
import { AttendeesField } from './attendees-field.tsx'
import { BotField } from './bot-field.tsx'
import { CandidateField } from './candidate-field.tsx'
import { SUBJECT_MAXIMUM, type ChosenCandidate, type MeetingValues } from './meeting-values.ts'
import { VacancyField } from './vacancy-field.tsx'
import { WhenFields } from './when-fields.tsx'

type Props = {
  disabled: boolean
  /** Title of the chosen vacancy, for one that isn't in the list. */
  vacancyTitle?: string | undefined
}

/** Everything of a meeting that a recruiter fills in; inside a form of `MeetingValues`. */
export const MeetingFields = ({ disabled, vacancyTitle }: Props) => {
  const { register, formState, setValue, getValues } = useFormContext<MeetingValues>()
  const { errors, isSubmitted } = formState
  /** Somebody whom the meeting is with is invited too, where their address is known. */
  const invite = (candidate: ChosenCandidate | null) => {
    if (candidate?.email)
      setValue('attendees', withAttendees(getValues('attendees'), [candidate.email]), {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      })
  }
  return (
    <Stack gap={5}>
      <TextField
        label="Titel"
        required
        autoComplete="off"
        maxLength={SUBJECT_MAXIMUM}
        disabled={disabled}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <WhenFields disabled={disabled} />
      <Controller<MeetingValues, 'candidate'>
        name="candidate"
        render={({ field, fieldState }) => (
          <CandidateField
            candidate={field.value}
            disabled={disabled}
            error={fieldState.error?.message}
            onChange={(candidate) => {
              field.onChange(candidate)
              invite(candidate)
            }}
          />
        )}
      />
      <Controller<MeetingValues, 'attendees'>
        name="attendees"
        render={({ field, fieldState }) => (
          <AttendeesField
            attendees={field.value}
            disabled={disabled}
            // A list has an error of its own, or one for each of its places.
            error={fieldState.error?.message ?? fieldState.error?.root?.message}
            onChange={field.onChange}
          />
        )}
      />
      <VacancyField title={vacancyTitle} />
      <TextArea
        label="Omschrijving"
        hint="Mag leeg blijven. Staat in de uitnodiging."
        maxLength={limits.longText}
        disabled={disabled}
        error={errors.description?.message}
        {...register('description')}
      />
      <BotField disabled={disabled} />
    </Stack>
  )
}
