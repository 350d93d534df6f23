import type { Conversation } from '@wervio/contracts'
import { Badge, Cluster } from '@wervio/ui'
import { Ban, CalendarClock, Captions, Mic } from 'lucide-react'
import { isOver } from './conversation-texts.ts'

/** What can be said of a conversation in a word. */
export const ConversationBadges = ({ conversation, now }: { conversation: Conversation; now: Date }) => {
  const { state, hasRecording, hasTranscript } = conversation
  const isCancelled = state === 'cancelled'
  return (
    <Cluster gap={2}>
      {isCancelled && (
        <Badge tone="red" icon={Ban}>
          Afgezegd
        </Badge>
      )}
      {!isCancelled && !isOver(conversation, now) && (
        <Badge tone="amber" icon={CalendarClock}>
          Gepland
        </Badge>
      )}
      {hasRecording && (
        <Badge tone="green" icon={Mic}>
          Opgenomen
        </Badge>
      )}
      {hasTranscript && (
        <Badge tone="blue" icon={Captions}>
          Transcriptie beschikbaar
        </Badge>
      )}
    </Cluster>
  )
}
