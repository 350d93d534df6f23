import { Badge, Card, Cluster, Heading, Stack, type Tone } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A password or a code needs no more room than on the sign-in pages. */
const FormCard = styled(Card)`
  form {
    max-width: 27rem;
  }
`

type Props = {
  id: string
  title: string
  /** How it stands, beside the title. */
  state?: { tone: Tone; text: string }
  children: ReactNode
}

/** A card of the pages about the own account. */
export const SettingCard = ({ id, title, state, children }: Props) => (
  <FormCard as="section" aria-labelledby={id}>
    <Stack gap={4}>
      <Cluster gap={3}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {state && <Badge tone={state.tone}>{state.text}</Badge>}
      </Cluster>
      {children}
    </Stack>
  </FormCard>
)
