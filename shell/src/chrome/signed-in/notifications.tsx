import type { ImportProgress } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import { Button, EmptyState, Popover, Text, tokens } from '@wervio/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { StackLinks } from '../../cv-stacks/stack-links.tsx'
import { useOpenStacks } from '../../cv-stacks/use-open-stacks.ts'
import { useStackNews } from '../../cv-stacks/use-stack-news.ts'
import { SidebarButton } from './sidebar-item.tsx'

const Content = styled.div<{ $inDrawer: boolean }>`
  width: ${({ $inDrawer }) => ($inDrawer ? 'var(--radix-popover-trigger-width)' : '21rem')};
  max-width: 100%;
`
const Note = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[5]};
  &:not(:first-child) {
    border-top: 1px solid ${tokens.line.base};
  }
`

const TO_COME = 'Meldingen over vacatures, matches en gesprekken komen later.'

const OpenStacks = ({ stacks }: { stacks: readonly ImportProgress[] }) => (
  <>
    <StackLinks stacks={stacks} />
    <Note>
      <Text size="small" tone="muted">
        {TO_COME}
      </Text>
    </Note>
  </>
)

const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Note>
    <Text size="small" tone="muted">
      Je stapels CV’s konden we nu niet ophalen.
    </Text>
    <Button variant="quiet" size="small" onClick={onRetry}>
      Probeer opnieuw
    </Button>
  </Note>
)

const NothingNew = () => (
  <EmptyState icon={Bell} title="Nog geen meldingen" text={`Hier staan stapels CV’s die op je wachten. ${TO_COME}`} />
)

/** The bell and its dropdown, beside the sidebar; in the drawer under its button: stacks of CVs that aren't finished. */
export const Notifications = ({ collapsed, inDrawer }: { collapsed: boolean; inDrawer: boolean }) => {
  const { key } = useLocation()
  // The history entry at which it was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data: stacks = [], isError, refetch } = useOpenStacks()
  const news = useStackNews()
  return (
    <Popover
      trigger={<SidebarButton label="Notificaties" icon={Bell} collapsed={collapsed} {...(news && { news })} />}
      label="Notificaties"
      open={openAt === key}
      onOpenChange={(open) => setOpenAt(open ? key : null)}
      side={inDrawer ? 'bottom' : 'right'}
      align="start"
    >
      <Content $inDrawer={inDrawer}>
        {stacks.length > 0 && <OpenStacks stacks={stacks} />}
        {stacks.length === 0 && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <NothingNew />)}
      </Content>
    </Popover>
  )
}
