import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useLocation } from '@wervio/routing'
import { IconButton, tokens, useReturnFocus, VisuallyHidden } from '@wervio/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { SidebarContent } from './sidebar-content.tsx'

const slide = keyframes`
  from { translate: -100% 0; }
`
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${tokens.surface.scrim};
`
const Panel = styled(Content)`
  position: fixed;
  inset-block: 0;
  left: 0;
  z-index: 51;
  display: flex;
  flex-direction: column;
  width: min(19rem, calc(100vw - 3rem));
  padding: 0.8125rem;
  overflow-y: auto;
  background: ${tokens.surface.page};
  box-shadow: ${tokens.shadow.high};
  animation: ${slide} ${tokens.motion.calm};
  &:focus {
    outline: none;
  }
`
const Corner = styled.div`
  position: absolute;
  top: 0.8125rem;
  right: 0.8125rem;
`
const WIDE = '(min-width: 900px)'

/**
 * The sidebar as a drawer on a narrow screen. It traps the focus, and closes on Escape, on a press outside it and on
 * navigation.
 */
export const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { key } = useLocation()
  const openingKey = useRef(key)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const returnFocus = (event: Event) => {
    if (openingKey.current === key) onCloseAutoFocus(event)
  }
  useEffect(() => {
    if (openingKey.current !== key) onClose()
  }, [key, onClose])
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Scrim data-scroll-lock="" />
        <Panel aria-describedby={undefined} onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={returnFocus}>
          <VisuallyHidden>
            <Title>Menu</Title>
          </VisuallyHidden>
          <SidebarContent collapsed={false} inDrawer />
          <Corner>
            <Close asChild>
              <IconButton label="Menu sluiten" icon={X} />
            </Close>
          </Corner>
        </Panel>
      </Portal>
    </Root>
  )
}
