import { useEffect, useRef } from 'react'
import { TranscriptViewer } from '../transcript/transcript-viewer.tsx'

type Props = { meetingId: string; onClose: () => void }

/** The transcript of one meeting below the list; comes into view when it opens. */
export const OpenTranscript = ({ meetingId, onClose }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={frame}>
      <TranscriptViewer meetingId={meetingId} onClose={onClose} />
    </div>
  )
}
