import { changeSegment, changeSpeakers, type RecordingDetails } from '@wervio/contracts'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { Button, Card, Cluster, EmptyState, Heading, IconButton, secondsText, Stack, Text } from '@wervio/ui'
import { CaptionsOff, Pencil, Users } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Segments } from '../transcript/segments.tsx'
import type { TranscriptReading } from '../transcript/use-reading.ts'
import { UntimedTranscript } from '../transcript/untimed-transcript.tsx'
import { SegmentEditor } from './editing/segment-editor.tsx'
import { SegmentNotes } from './editing/segment-notes.tsx'
import { onThisRecording } from './on-this-recording.ts'
import { RecordingTools } from './files/recording-tools.tsx'
import { unsureWordsOf, type RecordedSegment } from './recorded-segments.ts'
import { SpeakerShares } from './speakers/speaker-shares.tsx'
import { SpeakersDialog } from './speakers/speakers-dialog.tsx'
import { segmentAt } from './sound/silences.ts'
import type { Player } from './sound/player.ts'
import { usePlayerValue } from './sound/use-player.ts'
import type { RecordingChanges } from './use-recording.ts'

type Props = {
  recording: RecordingDetails
  reading: TranscriptReading<RecordedSegment>
  changes: RecordingChanges
  player: Player | null
  asked: { index: number } | null
}

/** What to know of who speaks; null where they are as sure as their names. */
const speakersText = ({ speech, speakers }: RecordingDetails): string | null => {
  if (speech?.speakers === 'voices') return 'Sprekers herkend aan hun stem. Controleer wie wat zei.'
  return speech?.speakers === null && speakers.length === 0
    ? 'De sprekers zijn niet uit elkaar gehouden; bij een korte opname lukt dat vaak niet. Wijzig een stuk om te kiezen wie het zegt.'
    : null
}

/** What was said in a recording: to read, to hear and to put right. */
export const TranscriptCard = ({ recording, reading, changes, player, asked }: Props) => {
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const [editedPosition, setEditedPosition] = useState<number | null>(null)
  const [hasSpeakersOpen, setHasSpeakersOpen] = useState(false)
  const mayEdit = useMay(changeSegment)
  const mayName = useMay(changeSpeakers)
  const focusBack = useRef<number | null>(null)
  const { segments } = reading
  // Until somebody plays or goes to a moment no segment sounds.
  const sounding = usePlayerValue(
    player,
    ({ status, time }) => (status === 'unloaded' && time === 0 ? -1 : segmentAt(segments, time)),
    -1,
  )
  const sound = useMemo(() => player && { sounding, play: (moment: number) => player.play(moment) }, [player, sounding])
  const setAside = useMemo(
    () => new Set(recording.summary?.set_aside.map(({ position }) => position)),
    [recording.summary],
  )
  useEffect(() => {
    if (editedPosition !== null || focusBack.current === null) return
    frame.current?.querySelector<HTMLElement>(`[data-edit="${focusBack.current}"]`)?.focus()
    focusBack.current = null
  }, [editedPosition])
  const closeEditor = () => {
    focusBack.current = editedPosition
    setEditedPosition(null)
  }
  const hasSegments = segments.length > 0
  const openSpeakers = () => setHasSpeakersOpen(true)
  usePageActions(onThisRecording(recording.fileName), [
    hasSegments && mayName && { label: 'Sprekers hernoemen', icon: 'users', run: openSpeakers },
  ])
  const renderContent = () => {
    if (hasSegments)
      return (
        <Segments
          reading={reading}
          asked={asked}
          sound={sound}
          unsureWordsOf={unsureWordsOf}
          isFlagged={({ position }) => setAside.has(position)}
          renderBeside={({ position, start }, isReachable) =>
            mayEdit && (
              <IconButton
                data-edit={position}
                label={`Wijzig het stuk op ${secondsText(start)}`}
                icon={Pencil}
                data-turn={player ? undefined : true}
                tabIndex={isReachable ? 0 : -1}
                onClick={() => setEditedPosition(position)}
              />
            )
          }
          renderBelow={(segment, isReachable) => (
            <SegmentNotes segment={segment} isReachable={isReachable} isSetAside={setAside.has(segment.position)} />
          )}
          renderInstead={(segment) =>
            mayEdit && segment.position === editedPosition ? (
              <SegmentEditor recording={recording} segment={segment} changes={changes} onClose={closeEditor} />
            ) : null
          }
        >
          <SpeakerShares recording={recording} order={reading.speakers} hasSound={player !== null} />
        </Segments>
      )
    if (recording.transcript.trim() !== '') return <UntimedTranscript text={recording.transcript} />
    return (
      <EmptyState
        icon={CaptionsOff}
        title="Geen transcriptie beschikbaar"
        text={
          recording.processed_at === null
            ? 'Deze opname is nog niet uitgeschreven.'
            : 'In deze opname is geen spraak gevonden.'
        }
      />
    )
  }
  return (
    <Card as="section" ref={frame} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Cluster justify="space-between" gap={2}>
          <Heading level={2} size="card" id={titleId}>
            Meeting Transcriptie
          </Heading>
          {hasSegments && (
            <Cluster gap={2}>
              {mayName && (
                <Button variant="secondary" size="small" icon={Users} onClick={openSpeakers}>
                  Sprekers
                </Button>
              )}
              <RecordingTools fileName={recording.fileName} segments={segments} />
            </Cluster>
          )}
        </Cluster>
        {hasSegments && speakersText(recording) !== null && (
          <Text size="small" tone="muted">
            {speakersText(recording)}
          </Text>
        )}
        {renderContent()}
      </Stack>
      {hasSpeakersOpen && (
        <SpeakersDialog recording={recording} changes={changes} onClose={() => setHasSpeakersOpen(false)} />
      )}
    </Card>
  )
}
