import { Card, Heading, Stack } from '@wervio/ui'
import type { ReactNode } from 'react'

/** A card of the profile under its heading. */
export const ProfilePart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card as="section" aria-labelledby={id}>
    <Stack>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
)
