import { tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { TranscriptViewer } from '../transcript/transcript-viewer.tsx'

const Frame = styled.div`
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
`

type Props = { meetingId: string; onClose: () => void }

/** The transcript of one meeting below the list; comes into view when it opens. */
export const OpenTranscript = ({ meetingId, onClose }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  // In braces: Chromium returns a promise, which React would take for the clean-up.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Frame ref={frame}>
      <TranscriptViewer meetingId={meetingId} onClose={onClose} />
    </Frame>
  )
}
