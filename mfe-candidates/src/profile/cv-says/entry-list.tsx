import type { Job } from '@wervio/contracts'
import { Heading, Stack, Text, tokens } from '@wervio/ui'
import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled(Stack)`
  p { overflow-wrap: anywhere; white-space: pre-line; }
  > li + li { padding-top: ${tokens.space[4]}; border-top: 1px solid ${tokens.line.base}; }
`

type Period = Pick<Job, 'period' | 'start' | 'end'> & { current?: boolean }

/** The period as the document says it, or else as it was understood; '' when it isn't known. */
export const periodText = ({ period, start, end, current = false }: Period): string => period ?? [start, current ? 'heden' : end].filter(Boolean).join(' – ')

/** Jobs or schools under their heading, or that there are none. */
export const EntryList = ({ label, empty, children }: { label: string; empty: string; children: ReactNode }) => (
  <Stack gap={3}>
    <Heading level={3} size="card">{label}</Heading>
    {Children.count(children) === 0 ? <Text tone="muted">{empty}</Text> : <List as="ul" aria-label={label}>{children}</List>}
  </Stack>
)
