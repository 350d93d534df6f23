import type { ImportProgress, RecordingImport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Link, useLocation } from '@wervio/routing'
import { Button, EmptyState, Icon, Popover, Text, tokens } from '@wervio/ui'
import { Bell, Settings } from 'lucide-react'
import { useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { StackLinks } from '../../cv-stacks/stack-links.tsx'
import { useOpenStacks } from '../../cv-stacks/use-open-stacks.ts'
import { NotificationList } from '../../notifications/notification-list.tsx'
import { useMarks, useNotifications } from '../../notifications/use-notifications.ts'
import { ImportLinks } from '../../recording-imports/import-links.tsx'
import { standingOf } from '../../recording-imports/import-texts.ts'
import { useSeeImports } from '../../recording-imports/see-imports.ts'
import { useRecordingImports } from '../../recording-imports/use-recording-imports.ts'
import { SidebarButton } from './sidebar-item.tsx'
import { useNews } from './use-news.ts'

const unfold = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`
const Content = styled.div<{ $inDrawer: boolean }>`
  width: ${({ $inDrawer }) => ($inDrawer ? 'var(--radix-popover-trigger-width)' : '24rem')};
  max-width: 100%;
  animation: ${unfold} ${tokens.motion.calm};
  ${tokens.breakpoint.calm} {
    animation: none;
  }
  > :not(:first-child):not(:empty) {
    border-top: 1px solid ${tokens.line.base};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: 3rem;
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[5]};
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
`
const SettingsLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${tokens.control.medium};
  height: ${tokens.control.medium};
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.muted};
  &:hover {
    background: ${tokens.surface.sunken};
    color: ${tokens.text.base};
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    height: ${tokens.control.touch};
  }
`
const Note = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[5]};
`

type Waiting = { stacks: readonly ImportProgress[]; imports: readonly RecordingImport[] }

const WaitingWork = ({ stacks, imports }: Waiting) => (
  <div>
    {imports.length > 0 && <ImportLinks imports={imports} />}
    {stacks.length > 0 && <StackLinks stacks={stacks} />}
  </div>
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
    text="Hier lees je over matches, gesprekken en vacatures, en staan stapels CV’s en opnames die op je wachten."
  />
)

const PanelHead = ({ unread, onReadAll }: { unread: number; onReadAll: () => void }) => (
  <Head>
    <Text strong>Notificaties</Text>
    <Actions>
      {unread > 0 && (
        <Button variant="quiet" size="small" onClick={onReadAll}>
          Alles gelezen
        </Button>
      )}
      <SettingsLink
        to={routes.notificationSettings.href()}
        aria-label="Notificaties instellen"
        title="Notificaties instellen"
      >
        <Icon of={Settings} />
      </SettingsLink>
    </Actions>
  </Head>
)

/** Whether a press follows a link: one of the panel may lead to another part of the page that is open. */
const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null

/**
 * The bell and its dropdown, beside the sidebar; in the drawer under its button: work that waits, and what happened.
 */
export const Notifications = ({ collapsed, inDrawer }: { collapsed: boolean; inDrawer: boolean }) => {
  const { pathname } = useLocation()
  // The page on which it was opened, so that going somewhere else closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data: stacks = [], isError, refetch } = useOpenStacks()
  const { data: allImports = [] } = useRecordingImports()
  const { query, items, doubled, unread } = useNotifications()
  const marks = useMarks()
  const see = useSeeImports()
  const news = useNews()
  const imports = allImports.filter((each) => standingOf(each) !== 'gone')
  const hasNoWork = stacks.length === 0 && imports.length === 0
  const isEmpty = hasNoWork && !isError && query.isSuccess && items.length === 0 && !query.hasNextPage
  const finishedIds = imports.filter((each) => standingOf(each) !== 'running').map(({ id }) => id)
  return (
    <Popover
      trigger={<SidebarButton label="Notificaties" icon={Bell} collapsed={collapsed} {...(news && { news })} />}
      label="Notificaties"
      open={openAt === pathname}
      onOpenChange={(open) => {
        setOpenAt(open ? pathname : null)
        if (!open) return
        see(finishedIds)
        // The list of work says it already.
        marks.read(doubled)
      }}
      side={inDrawer ? 'bottom' : 'right'}
      align="start"
    >
      <Content $inDrawer={inDrawer} onClick={(event) => isLink(event.target) && setOpenAt(null)}>
        <PanelHead unread={unread} onReadAll={() => marks.read('all')} />
        {!hasNoWork && <WaitingWork stacks={stacks} imports={imports} />}
        {hasNoWork && isError && <LoadFailure onRetry={() => void refetch()} />}
        {isEmpty ? (
          <NothingNew />
        ) : (
          <div>
            <NotificationList query={query} items={items} {...marks} />
          </div>
        )}
      </Content>
    </Popover>
  )
}
