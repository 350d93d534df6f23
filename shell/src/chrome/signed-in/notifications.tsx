import { useId, useState } from 'react'
import { useLocation } from '@wervio/routing'
import { EmptyState, tokens } from '@wervio/ui'
import { Bell } from 'lucide-react'
import { css, keyframes, styled } from 'styled-components'
import { useClosedOnChange } from '../use-closed-on-change.ts'
import { SidebarButton } from './sidebar-item.tsx'

const drop = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`
const beside = css`
  position: fixed;
  z-index: 45;
  width: 21rem;
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  box-shadow: ${tokens.shadow.high};
`
const Panel = styled.section<{ $beside: boolean }>`
  border-radius: ${tokens.radius.card};
  animation: ${drop} 0.2s;
  ${({ $beside }) => $beside && beside}
`
const GAP = 12

type Place = { left: number; top: number }

/**
 * The bell and its dropdown. Beside the sidebar it stands free, inside the drawer under its button. There is no source
 * of notifications yet, so it says that there are none.
 */
export const Notifications = ({ collapsed, inDrawer }: { collapsed: boolean; inDrawer: boolean }) => {
  const { key } = useLocation()
  const { open, toggle, area, button } = useClosedOnChange(key)
  const [place, setPlace] = useState<Place | null>(null)
  const panel = useId()
  const onClick = () => {
    const edge = button.current?.getBoundingClientRect()
    setPlace(edge ? { left: edge.right + GAP, top: Math.max(GAP, Math.min(edge.top, window.innerHeight - 280)) } : null)
    toggle()
  }
  return (
    <div ref={area}>
      <SidebarButton
        ref={button}
        label="Notificaties"
        icon={Bell}
        collapsed={collapsed}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={onClick}
      />
      {open && (
        <Panel id={panel} aria-label="Notificaties" $beside={!inDrawer} style={inDrawer || !place ? undefined : place}>
          <EmptyState
            icon={Bell}
            title="Nog geen meldingen"
            text="Zodra er iets gebeurt met je vacatures of kandidaten, lees je het hier."
          />
        </Panel>
      )}
    </div>
  )
}
