import { errorText } from '@wervio/api-client'
import { fetchMeetingTranscript, type MeetingTranscript, messages } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, clock, EmptyState, Notice, Stack, Text, weekDayName } from '@wervio/ui'
import { CaptionsOff, Hourglass, RotateCw, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** 'om 14:03' today, else 'op dinsdag 3 november om 14:03'. */
const whenText = (iso: string): string => {
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  return isToday ? `om ${clock(iso)}` : `op ${weekDayName(date)} om ${clock(iso)}`
}

/** Why there is nothing to read yet. */
const reasonOf = ({ state, error, next_try_at, auth_required }: MeetingTranscript): string => {
  if (auth_required) return error ?? messages.transcriptNeedsTeams
  if (state === 'consent_missing') return error ?? messages.transcriptConsentMissing
  if (state === 'failed') return error ?? messages.transcriptFailed
  if (state !== 'waiting') return 'Voor dit gesprek is nog niet om een transcriptie gevraagd.'
  if (next_try_at && new Date(next_try_at).getTime() > Date.now())
    return `Teams maakt de transcriptie na het gesprek. We vragen er ${whenText(next_try_at)} weer naar.`
  return 'Teams wordt nu om de transcriptie gevraagd.'
}

const iconOf = ({ state }: MeetingTranscript) => {
  if (state === 'consent_missing') return ShieldAlert
  return state === 'waiting' ? Hourglass : CaptionsOff
}

type Props = {
  transcript: MeetingTranscript
  onAsk: () => void
  busy: boolean
  problem: Error | null
  /** Where consent lacks: noting it takes the place of asking Teams. */
  consentButton: ReactNode
}

/** In the place of a transcript that isn't there: why, and asking Teams for it. */
export const NoTranscript = ({ transcript, onAsk, busy, problem, consentButton }: Props) => {
  const mayAsk = useMay(fetchMeetingTranscript)
  return (
    <EmptyState
      icon={iconOf(transcript)}
      title="Geen transcriptie beschikbaar"
      text={
        <Stack gap={3}>
          <Text as="output">{reasonOf(transcript)}</Text>
          {problem && <Notice tone="red">{errorText(problem, messages.transcriptFailed)}</Notice>}
        </Stack>
      }
      action={
        consentButton ??
        (mayAsk && (
          <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onAsk}>
            {transcript.state === 'failed' ? 'Opnieuw proberen' : 'Vraag het Teams nu'}
          </Button>
        ))
      }
    />
  )
}
