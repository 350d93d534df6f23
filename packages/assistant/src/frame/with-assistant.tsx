import { BesidePanel } from '@wervio/ui'
import type { ReactNode } from 'react'

/**
 * A page with its assistant (`placement="panel"`), which stands beside it on a wide screen and over it on a narrow one.
 */
export const WithAssistant = ({ assistant, children }: { assistant: ReactNode; children: ReactNode }) => (
  <BesidePanel>
    <div>{children}</div>
    {assistant}
  </BesidePanel>
)
