import { tokens } from '@wervio/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { measures } from '../measures.ts'
import { SidebarButton } from './sidebar-item.tsx'
import { SidebarContent } from './sidebar-content.tsx'
import { useCollapsed } from './use-collapsed.ts'

const Frame = styled.aside<{ $collapsed: boolean }>`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  width: ${({ $collapsed }) => ($collapsed ? measures.foldedSidebar : measures.sidebar)};
  height: 100dvh;
  padding: 0.8125rem;
  overflow-y: auto;
  border-right: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.tablet} {
    display: none;
  }
`

/** The sidebar beside the page, from 900 px on. */
export const Sidebar = () => {
  const { collapsed, toggle } = useCollapsed()
  return (
    <Frame $collapsed={collapsed} aria-label="Zijbalk">
      <SidebarContent collapsed={collapsed}>
        <SidebarButton
          label={collapsed ? 'Uitklappen' : 'Inklappen'}
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          collapsed={collapsed}
          onClick={toggle}
        />
      </SidebarContent>
    </Frame>
  )
}
