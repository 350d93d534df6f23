import { Stack, Text, tokens } from '@wervio/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { SpeakerMark } from './speaker-mark.tsx'
import { turnsOfText } from './turns-of-text.ts'

const Whole = styled.section`
  max-height: 60dvh;
  overflow-y: auto;
  overflow-wrap: anywhere;
  max-width: ${tokens.width.line};
`
const Words = styled(Text)`
  white-space: pre-line;
`

/** A transcript without times: what was said, by whom, from begin to end. */
export const UntimedTranscript = ({ text }: { text: string }) => {
  const turns = useMemo(() => turnsOfText(text), [text])
  const speakers = useMemo(() => [...new Set(turns.map(({ speaker }) => speaker))].filter((it) => it !== null), [turns])
  return (
    // A region that scrolls must be within reach of the keyboard.
    <Whole aria-label="Volledige Transcriptie" tabIndex={0}>
      <Stack gap={3}>
        {turns.map((turn, index) => (
          <div key={index}>
            {turn.speaker !== null && <SpeakerMark name={turn.speaker} speaker={speakers.indexOf(turn.speaker)} />}
            <Words>{turn.text}</Words>
          </div>
        ))}
      </Stack>
    </Whole>
  )
}
