import type { Meeting } from '@wervio/contracts'
import { Badge } from '@wervio/ui'
import { Ban, CircleDashed, CircleHelp, FileText, Mic, MicOff, ShieldAlert } from 'lucide-react'

/** What is known of the recording and the transcript of a meeting. */
export const RecordingBadge = ({ meeting }: { meeting: Meeting }) => {
  const { state, transcript, enable_bot, recording_set } = meeting
  if (state === 'cancelled')
    return (
      <Badge tone="red" icon={Ban}>
        Afgezegd
      </Badge>
    )
  if (state === 'unfinished')
    return (
      <Badge tone="amber" icon={CircleDashed}>
        Niet afgemaakt
      </Badge>
    )
  if (transcript === 'consent_missing')
    return (
      <Badge tone="amber" icon={ShieldAlert}>
        Toestemming ontbreekt
      </Badge>
    )
  if (transcript === 'available')
    return (
      <Badge tone="green" icon={FileText}>
        Transcriptie beschikbaar
      </Badge>
    )
  if (!enable_bot)
    return (
      <Badge tone="neutral" icon={MicOff}>
        Zonder opname
      </Badge>
    )
  if (recording_set === false)
    return (
      <Badge tone="amber" icon={MicOff}>
        Teams neemt niet vanzelf op
      </Badge>
    )
  return recording_set ? (
    <Badge tone="blue" icon={Mic}>
      Wordt opgenomen
    </Badge>
  ) : (
    <Badge tone="neutral" icon={CircleHelp}>
      Opname nog niet bevestigd
    </Badge>
  )
}
