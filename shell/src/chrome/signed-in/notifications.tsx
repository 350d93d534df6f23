import { useState } from 'react'
import { useLocation } from '@wervio/routing'
import { EmptyState, Popover } from '@wervio/ui'
import { Bell } from 'lucide-react'
import { styled } from 'styled-components'
import { SidebarButton } from './sidebar-item.tsx'

const Content = styled.div`
  width: 21rem;
  max-width: 100%;
`

/**
 * The bell and its dropdown: beside the sidebar, in the drawer under its button. There is no source of notifications
 * yet, so it says that there are none.
 */
export const Notifications = ({ collapsed, inDrawer }: { collapsed: boolean; inDrawer: boolean }) => {
  const { key } = useLocation()
  // The history entry at which it was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <Popover
      trigger={<SidebarButton label="Notificaties" icon={Bell} collapsed={collapsed} />}
      label="Notificaties"
      open={openAt === key}
      onOpenChange={(open) => setOpenAt(open ? key : null)}
      side={inDrawer ? 'bottom' : 'right'}
      align="start"
    >
      <Content>
        <EmptyState
          icon={Bell}
          title="Nog geen meldingen"
          text="Binnenkort lees je hier wat er gebeurt: nieuws over je vacatures, nieuwe matches en gesprekken."
        />
      </Content>
    </Popover>
  )
}
