import { Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const COLOURS = [
  tokens.accent.base,
  tokens.status.blue.base,
  tokens.status.signal.base,
  tokens.status.amber.base,
  tokens.status.red.base,
]

/** The colour of a speaker, counted from 0; the name always stands beside it. */
export const speakerColour = (speaker: number): string => COLOURS[speaker % COLOURS.length] ?? tokens.text.muted

const Name = styled(Text)<{ $colour: string }>`
  overflow-wrap: anywhere;
  &::before {
    content: '';
    display: inline-block;
    width: ${tokens.space[2]};
    height: ${tokens.space[2]};
    margin-right: ${tokens.space[2]};
    border-radius: ${tokens.radius.chip};
    background: ${({ $colour }) => $colour};
  }
`

/** The name of who speaks, with their colour. */
export const SpeakerMark = ({ name, speaker }: { name: string; speaker: number }) => (
  <Name as="span" size="small" strong $colour={speakerColour(speaker)}>
    {name}
  </Name>
)
