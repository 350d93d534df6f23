import type { SetAsidePassage } from '@wervio/contracts'
import { Cluster, Icon, Stack, Text, tokens } from '@wervio/ui'
import { ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { MomentButton } from './moment-button.tsx'

const Frame = styled.section`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.control};
  h3 {
    display: flex;
    gap: ${tokens.space[2]};
    font: ${tokens.font.strong};
  }
  h3 svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
    color: ${tokens.status.red.base};
  }
`
const Words = styled.blockquote`
  flex: 1;
  min-width: 10rem;
  overflow-wrap: anywhere;
`

/** What was asked or answered and may not count, for the recruiter alone. */
export const SetAside = ({ passages }: { passages: readonly SetAsidePassage[] }) => {
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <Stack gap={3}>
        <h3 id={titleId}>
          <Icon of={ShieldAlert} />
          Vragen die je niet mag stellen: staan niet in de samenvatting en tellen niet mee in de match
        </h3>
        <Text size="small" tone="muted">
          Wie kiest op zo’n onderwerp, discrimineert, ook als de kandidaat er zelf over begint. Daarom laten we het weg.
        </Text>
        <Stack as="ul" gap={3}>
          {passages.map((passage) => (
            <li key={`${passage.kind}-${passage.position}`}>
              <Text as="div" size="small" strong>
                {passage.label}
              </Text>
              <Cluster gap={2} align="start" justify="space-between">
                <Words>{passage.text}</Words>
                <MomentButton moment={passage} />
              </Cluster>
            </li>
          ))}
        </Stack>
      </Stack>
    </Frame>
  )
}
