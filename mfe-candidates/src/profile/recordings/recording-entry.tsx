import { recordingTitle, type TranscriptionData } from '@wervio/contracts'
import { Heading, Icon, Stack, Text, safeName, tokens } from '@wervio/ui'
import { ChevronRight, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Entry = styled.details`
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  &[open] > summary > svg:first-child {
    rotate: 90deg;
  }
`
const Head = styled.summary`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.control.touch};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${tokens.surface.sunken};
  }
  > svg:first-child {
    color: ${tokens.text.muted};
    transition: rotate ${tokens.motion.quick};
  }
  > svg:nth-child(2) {
    color: ${tokens.accent.base};
  }
`
const Words = styled(Stack)`
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[4]};
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Whole = styled.div`
  max-height: 24rem;
  overflow-y: auto;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
`
const Name = styled(Text)`
  overflow-wrap: anywhere;
`

type Props = {
  recording: TranscriptionData
  /** Beside the name: the date, or that it isn't stored yet. */
  beside: ReactNode
  open?: boolean
  children?: ReactNode
}

/** An interview that opens: its summary and all that was said. */
export const RecordingEntry = ({
  recording: { fileName, summary, transcript },
  beside,
  open = false,
  children,
}: Props) => {
  const title = safeName(recordingTitle(fileName))
  return (
    <Entry open={open}>
      <Head>
        <Icon of={ChevronRight} />
        <Icon of={Mic} />
        <Name as="span" strong>
          <bdi>{title}</bdi>
        </Name>
        {beside}
      </Head>
      <Words gap={4}>
        <Stack gap={2}>
          <Heading level={3} size="card">
            Samenvatting Gesprek
          </Heading>
          <Text>{summary.trim() || 'Van dit gesprek is geen samenvatting.'}</Text>
        </Stack>
        <Stack gap={2}>
          <Heading level={3} size="card">
            Volledige Transcriptie
          </Heading>
          {/* A region that scrolls must be within reach of the keyboard. */}
          <Whole as="section" aria-label={`Transcriptie van ${title}`} tabIndex={0}>
            <Text>{transcript.trim() || 'Van dit gesprek is geen transcriptie.'}</Text>
          </Whole>
        </Stack>
        {children}
      </Words>
    </Entry>
  )
}
