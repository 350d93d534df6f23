import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { IconTile } from '../status/icon-tile.tsx'
import { Text } from '../text/text.ts'
import { tokens } from '../theme/tokens.ts'
import { Cluster } from './cluster.ts'

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  flex-shrink: 0;
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
`
const Names = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The head of a panel, whether it stands beside the content or over it. */
export type PanelHeadProps = {
  title: string
  subtitle?: ReactNode
  icon?: LucideIcon
  /** Icon buttons before the one that closes. */
  actions?: ReactNode
  closeLabel: string
  onClose: () => void
}

/** The top of a panel; `heading` is the title as a heading of the right level. */
export const PanelHead = ({
  heading,
  subtitle,
  icon,
  actions,
  closeLabel,
  onClose,
}: Omit<PanelHeadProps, 'title'> & { heading: ReactNode }) => (
  <Head>
    {icon && <IconTile icon={icon} />}
    <Names>
      {heading}
      {subtitle && (
        <Text as="div" size="small" tone="muted">
          {subtitle}
        </Text>
      )}
    </Names>
    <Cluster gap={1}>
      {actions}
      <IconButton label={closeLabel} icon={X} onClick={onClose} />
    </Cluster>
  </Head>
)
