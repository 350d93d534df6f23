import type { ImportProgress, RecordingImport } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import { Button, EmptyState, Popover, Text, tokens } from '@wervio/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { StackLinks } from '../../cv-stacks/stack-links.tsx'
import { useOpenStacks } from '../../cv-stacks/use-open-stacks.ts'
import { ImportLinks } from '../../recording-imports/import-links.tsx'
import { standingOf } from '../../recording-imports/import-texts.ts'
import { useSeenImports } from '../../recording-imports/seen-imports.ts'
import { useRecordingImports } from '../../recording-imports/use-recording-imports.ts'
import { SidebarButton } from './sidebar-item.tsx'
import { useNews } from './use-news.ts'

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

const TO_COME = 'Meldingen over vacatures en matches komen later.'

type Waiting = { stacks: readonly ImportProgress[]; imports: readonly RecordingImport[] }

const WaitingWork = ({ stacks, imports }: Waiting) => (
  <>
    {imports.length > 0 && <ImportLinks imports={imports} />}
    {stacks.length > 0 && <StackLinks stacks={stacks} />}
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
  <EmptyState
    icon={Bell}
    title="Nog geen meldingen"
    text={`Hier staan stapels CV’s en opnames die op je wachten. ${TO_COME}`}
  />
)

/** The bell and its dropdown, beside the sidebar; in the drawer under its button: recordings and stacks of CVs. */
export const Notifications = ({ collapsed, inDrawer }: { collapsed: boolean; inDrawer: boolean }) => {
  const { key } = useLocation()
  // The history entry at which it was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data: stacks = [], isError, refetch } = useOpenStacks()
  const { data: allImports = [] } = useRecordingImports()
  const { see } = useSeenImports()
  const news = useNews()
  const imports = allImports.filter((each) => standingOf(each) !== 'gone')
  const isEmpty = stacks.length === 0 && imports.length === 0
  const finishedIds = imports.filter((each) => standingOf(each) !== 'running').map(({ id }) => id)
  return (
    <Popover
      trigger={<SidebarButton label="Notificaties" icon={Bell} collapsed={collapsed} {...(news && { news })} />}
      label="Notificaties"
      open={openAt === key}
      onOpenChange={(open) => {
        setOpenAt(open ? key : null)
        if (open) see(finishedIds)
      }}
      side={inDrawer ? 'bottom' : 'right'}
      align="start"
    >
      <Content $inDrawer={inDrawer}>
        {!isEmpty && <WaitingWork stacks={stacks} imports={imports} />}
        {isEmpty && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <NothingNew />)}
      </Content>
    </Popover>
  )
}
