import { clock, Grid, localDay, SelectField, Stack, Text, TextField } from '@wervio/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { isDay } from '../../agenda/week/days.ts'
import { dayText } from '../../agenda/week/day-texts.ts'
import { useToday } from '../../agenda/week/use-today.ts'
import { useNow } from '../use-now.ts'
import { durationsWith, durationText } from './duration-choice.ts'
import { momentAt, unusualZone } from './local-time.ts'
import type { MeetingValues } from './meeting-values.ts'

const MINUTE = 60_000

/** 'dinsdag 24 november, van 10:00 tot 11:00', with the day of the end where that is another. */
const whenText = (start: Date, minutes: number): string => {
  const end = new Date(start.getTime() + minutes * MINUTE)
  const endDay = localDay(end) === localDay(start) ? '' : ` op ${dayText(localDay(end))}`
  return `${dayText(localDay(start))}, van ${clock(start.toISOString())} tot ${clock(end.toISOString())}${endDay}`
}

/** When the meeting is, on the recruiter's clock. */
export const WhenFields = ({ disabled }: { disabled: boolean }) => {
  const { register, formState } = useFormContext<MeetingValues>()
  const [date, time, duration] = useWatch<MeetingValues, ['date', 'time', 'duration']>({
    name: ['date', 'time', 'duration'],
  })
  const today = useToday()
  const now = useNow()
  const start = isDay(date) && /^\d{2}:\d{2}$/.test(time) ? momentAt(date, time) : null
  const zone = unusualZone()
  const { errors } = formState
  return (
    <Stack gap={2}>
      <Grid min={140} gap={3}>
        <TextField
          label="Datum"
          type="date"
          required
          min={today}
          disabled={disabled}
          error={errors.date?.message}
          {...register('date')}
        />
        <TextField
          label="Begintijd"
          type="time"
          required
          disabled={disabled}
          error={errors.time?.message}
          {...register('time')}
        />
        <SelectField
          label="Duur"
          disabled={disabled}
          error={errors.duration?.message}
          {...register('duration', { valueAsNumber: true })}
        >
          {durationsWith(duration).map((minutes) => (
            <option key={minutes} value={minutes}>
              {durationText(minutes)}
            </option>
          ))}
        </SelectField>
      </Grid>
      {start && (
        <Text as="output" size="small" tone="muted">
          {whenText(start, duration)}
          {start < now && date === today && '. Deze tijd is al voorbij.'}
        </Text>
      )}
      {zone !== null && (
        <Text size="small" tone="muted">
          Tijden in jouw tijdzone: {zone}.
        </Text>
      )}
    </Stack>
  )
}
