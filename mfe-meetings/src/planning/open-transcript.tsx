import { tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { TranscriptViewer } from '../transcript/transcript-viewer.tsx'

const Frame = styled.div`
  scroll-margin-top: calc(${tokens.topBar} + ${tokens.space[4]});
`

type Props = {
  meetingId: string
  /** What stands above it is there: scrolled before, it would be pushed out of view again. */
  isListLoaded: boolean
  onClose: () => void
}

/** The transcript of one meeting below the list; comes into view when it opens. */
export const OpenTranscript = ({ meetingId, isListLoaded, onClose }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  // In braces: Chromium returns a promise, which React would take for the clean-up.
  useEffect(() => {
    if (isListLoaded) frame.current?.scrollIntoView({ block: 'start' })
  }, [isListLoaded])
  return (
    <Frame ref={frame}>
      <TranscriptViewer meetingId={meetingId} onClose={onClose} />
    </Frame>
  )
}
