import { Stack, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Lines = styled(Text)`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** The end of a mail as a candidate reads it. */
export const SignaturePreview = ({ lines }: { lines: string }) => (
  <Stack gap={1}>
    <Text size="small" tone="muted">
      Zo eindigt een mail
    </Text>
    <Lines>{`Met vriendelijke groet,\n${lines}`}</Lines>
  </Stack>
)
