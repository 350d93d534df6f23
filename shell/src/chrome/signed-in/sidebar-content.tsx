import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Link, useLocation } from '@wervio/routing'
import { signOut } from '@wervio/session'
import { Logo, tokens } from '@wervio/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PlainList } from '../../plain-list.ts'
import { byOrder } from '../../site/navigation.ts'
import { useNavigation } from '../../site/use-navigation.ts'
import { Notifications } from './notifications.tsx'
import { SidebarButton, SidebarLink } from './sidebar-item.tsx'

const Home = styled(Link)<{ $collapsed: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-start')};
  min-height: ${tokens.control.touch};
  padding-inline: 0.625rem;
  margin-bottom: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  text-decoration: none;
`
const List = styled(PlainList)`
  display: flex;
  flex-direction: column;
  gap: 2px;
`
const Title = styled.h2<{ $collapsed: boolean }>`
  padding: ${tokens.space[5]} 0.625rem ${tokens.space[1]};
  font: ${tokens.font.tiny};
  color: ${tokens.text.muted};
  ${({ $collapsed }) => $collapsed && 'visibility: hidden;'}
`
const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin-top: auto;
  padding-top: ${tokens.space[5]};
`

/** A dropdown and no page; the specification puts it between Mail and Profiel. */
const NOTIFICATIONS = { label: 'Notificaties', order: 30 } as const

type Props = { collapsed: boolean; inDrawer?: boolean; children?: ReactNode }

/** Logo, quick actions, list and sign-out; `children` stand under them. The same beside the page and in the drawer. */
export const SidebarContent = ({ collapsed, inDrawer = false, children }: Props) => {
  const { pathname } = useLocation()
  const { main, workspace } = useNavigation()
  return (
    <>
      <Home to={routes.dashboard.href()} $collapsed={collapsed} aria-label={`${brand().name}, naar het dashboard`}>
        <Logo compact={collapsed} />
      </Home>
      <nav aria-label="Snel naar">
        <List>
          {main.map((item) => (
            <li key={item.to}>
              <SidebarLink item={item} path={pathname} collapsed={collapsed} />
            </li>
          ))}
        </List>
      </nav>
      <nav aria-label="Werkruimte">
        <Title $collapsed={collapsed}>Werkruimte</Title>
        <List>
          {[...workspace, NOTIFICATIONS].toSorted(byOrder).map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <SidebarLink item={item} path={pathname} collapsed={collapsed} />
              ) : (
                <Notifications collapsed={collapsed} inDrawer={inDrawer} />
              )}
            </li>
          ))}
        </List>
      </nav>
      <Foot>
        <SidebarButton label="Uitloggen" icon={LogOut} collapsed={collapsed} onClick={() => void signOut()} />
        {children}
      </Foot>
    </>
  )
}
