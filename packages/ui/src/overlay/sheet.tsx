import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { PanelHead, type PanelHeadProps } from '../layout/panel-head.tsx'
import { Heading } from '../text/heading.tsx'
import { tokens } from '../theme/tokens.ts'
import { Scrim } from './overlay-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

const fromRight = keyframes`
  from { translate: 100% 0; }
`
const fromBelow = keyframes`
  from { translate: 0 100%; }
`
const Panel = styled(Content)`
  position: fixed;
  z-index: 51;
  inset-block: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  width: min(26rem, calc(100vw - 4rem));
  background: ${tokens.surface.raised};
  border-left: 1px solid ${tokens.line.base};
  box-shadow: ${tokens.shadow.high};
  animation: ${fromRight} ${tokens.motion.calm};
  &:focus {
    outline: none;
  }
  ${tokens.breakpoint.phone} {
    inset: auto 0 0;
    width: 100%;
    height: calc(100dvh - ${tokens.space[12]});
    border: 0;
    border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
    animation-name: ${fromBelow};
  }
`

/**
 * A panel over the content: at the right edge, on a phone from below. Traps the focus, closes with Escape or a press
 * outside.
 */
export const Sheet = ({
  open,
  title,
  onClose,
  children,
  ...head
}: PanelHeadProps & { open: boolean; children: ReactNode }) => {
  const returnFocus = useReturnFocus()
  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Portal>
        <Scrim />
        <Panel aria-describedby={undefined} {...returnFocus}>
          <PanelHead
            {...head}
            onClose={onClose}
            heading={
              <Title asChild>
                <Heading level={2} size="card">
                  {title}
                </Heading>
              </Title>
            }
          />
          {children}
        </Panel>
      </Portal>
    </Root>
  )
}
