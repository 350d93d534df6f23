import { recordingTitle, type RecordingDetails } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSearchParams } from '@wervio/routing'
import { ButtonLink, Notice, Page, safeName, Tabs, TextLink, tokens, useWideScreen } from '@wervio/ui'
import { User } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { useReading } from '../transcript/use-reading.ts'
import { candidateNames, recordedSegments } from './recorded-segments.ts'
import { RecordingFacts } from './recording-facts.tsx'
import { RecordingScorecard } from './scorecard/recording-scorecard.tsx'
import { segmentAt } from './sound/silences.ts'
import { SoundPart } from './sound/sound-part.tsx'
import { usePlayer } from './sound/use-player.ts'
import { MomentsProvider, type Moment } from './summary/moment-button.tsx'
import { SummaryPanel } from './summary/summary-panel.tsx'
import { TranscriptCard } from './transcript-card.tsx'
import { useChangeRecording } from './use-recording.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  align-items: start;
  gap: ${tokens.space[5]};
`
/** The tab that a narrow screen begins with; on a wide one it stands beside the others. */
const TRANSCRIPT = 'transcriptie'
const SUMMARY = 'samenvatting'

const Name = styled.span`
  overflow-wrap: anywhere;
`

/** Why there is nothing to hear. */
const silenceText = ({ source }: RecordingDetails): string => {
  if (source === 'teams') return 'Bij dit gesprek is hier geen geluid: dit is de transcriptie die Teams maakte.'
  return source === 'transcript_file' || source === 'entered'
    ? 'Bij dit gesprek is geen geluid: alleen de tekst is toegevoegd.'
    : 'Het geluid van dit gesprek is er niet meer.'
}

/** The moment that the address asks for, in seconds; null without one. */
const askedMoment = (search: URLSearchParams): number | null => {
  const moment = Number(search.get('moment') ?? Number.NaN)
  return Number.isFinite(moment) && moment >= 0 ? moment : null
}

/** One recorded conversation: its sound and transcript, and beside it what was made of it. */
export const RecordingView = ({ recording }: { recording: RecordingDetails }) => {
  const { segments: plainSegments, speakers } = recording
  const segments = useMemo(() => recordedSegments({ segments: plainSegments, speakers }), [plainSegments, speakers])
  const reading = useReading(
    segments,
    useMemo(() => candidateNames(speakers), [speakers]),
  )
  const player = usePlayer(recording)
  const changes = useChangeRecording(recording.id)
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ index: number } | null>(() => {
    const moment = askedMoment(search)
    return moment === null ? null : { index: segmentAt(plainSegments, moment) }
  })
  const { setSpeaker } = reading
  const isWide = useWideScreen()
  const [tab, setTab] = useState(TRANSCRIPT)
  const go = useCallback(
    ({ position, start }: Moment) => {
      // Who isn't heard now would hide the place.
      setSpeaker(null)
      setAsked({ index: plainSegments.findIndex((segment) => segment.position === position) })
      if (player) player.play(start)
      // What can't be heard is read.
      else if (!isWide) setTab(TRANSCRIPT)
    },
    [plainSegments, player, setSpeaker, isWide],
  )
  const moments = useMemo(() => ({ go, hasSound: player !== null }), [go, player])
  const name = safeName(recordingTitle(recording.fileName))
  const transcript = (
    <TranscriptCard recording={recording} reading={reading} changes={changes} player={player} asked={asked} />
  )
  const besideTabs = [
    { value: SUMMARY, label: 'Samenvatting', content: <SummaryPanel recording={recording} changes={changes} /> },
    { value: 'scorekaart', label: 'Scorekaart', content: <RecordingScorecard recording={recording} /> },
  ]
  const wideTab = tab === TRANSCRIPT ? SUMMARY : tab
  return (
    <Page
      tabTitle={name}
      title={<Name>{name}</Name>}
      eyebrow={<TextLink to={paths.overview.href()}>Gesprekken</TextLink>}
      subtitle={<RecordingFacts recording={recording} />}
      actions={
        recording.candidate && (
          <ButtonLink variant="secondary" icon={User} to={routes.candidate.href(recording.candidate.id)}>
            Naar profiel
          </ButtonLink>
        )
      }
    >
      <MomentsProvider value={moments}>
        {player && <SoundPart recording={recording} player={player} reading={reading} />}
        {!recording.has_audio && <Notice tone="neutral">{silenceText(recording)}</Notice>}
        {isWide ? (
          <Columns>
            {transcript}
            <Tabs label="Bij dit gesprek" value={wideTab} onChange={setTab} tabs={besideTabs} />
          </Columns>
        ) : (
          <Tabs
            label="Dit gesprek"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: TRANSCRIPT, label: 'Transcriptie', content: transcript, keepsContent: true },
              ...besideTabs,
            ]}
          />
        )}
      </MomentsProvider>
    </Page>
  )
}
