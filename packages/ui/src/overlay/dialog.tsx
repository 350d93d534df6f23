import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { tokens } from '../theme/tokens.ts'
import { Scrim } from './overlay-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`
const Panel = styled(Content)<{ $wide: boolean }>`
  position: fixed;
  z-index: 51;
  inset: 0;
  margin: auto;
  display: flex;
  flex-direction: column;
  width: min(${({ $wide }) => ($wide ? '48rem' : '30rem')}, calc(100vw - 2rem));
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.high};
  animation: ${rise} ${tokens.motion.calm};
  &:focus {
    outline: none;
  }
  ${tokens.breakpoint.phone} {
    margin-bottom: ${tokens.space[4]};
  }
`
const Corner = styled.div`
  position: absolute;
  top: ${tokens.space[4]};
  right: ${tokens.space[4]};
`
const Name = styled(Title)`
  padding: ${tokens.space[6]} ${tokens.space[16]} 0 ${tokens.space[6]};
  font: ${tokens.font.section};
  letter-spacing: ${tokens.tracking.card};
`
const Explanation = styled(Description)`
  padding: ${tokens.space[1]} ${tokens.space[6]} 0;
  color: ${tokens.text.muted};
`
const Body = styled.div`
  overflow-y: auto;
  padding: ${tokens.space[4]} ${tokens.space[6]} ${tokens.space[6]};
  &:empty {
    padding-block: ${tokens.space[2]};
  }
`
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
  border-top: 1px solid ${tokens.line.base};
`

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
  /** For content that needs room. */
  wide?: boolean
  /** False if `actions` have a button 'Sluiten', so that there is no second one in the corner. */
  corner?: boolean
  /** While what was asked for is under way: nothing closes it, and its outcome is read here. */
  busy?: boolean
}

/** A modal dialog: traps the focus, closes with Escape, and returns the focus. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  wide = false,
  corner = true,
  busy = false,
}: DialogProps) => {
  const returnFocus = useReturnFocus()
  const changeOpen = (isOpen: boolean) => {
    if (isOpen || !busy) onOpenChange(isOpen)
  }
  return (
    <Root open={open} onOpenChange={changeOpen}>
      <Portal>
        {/* Not Radix's Overlay: its scroll lock injects a <style> element, which our CSP refuses. */}
        <Scrim />
        <Panel $wide={wide} {...returnFocus} {...(description ? {} : { 'aria-describedby': undefined })}>
          <Name>{title}</Name>
          {description && <Explanation>{description}</Explanation>}
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
          {/* Last, so that the focus starts in the content. */}
          {corner && (
            <Corner>
              <Close asChild>
                <IconButton label="Sluiten" icon={X} disabled={busy} />
              </Close>
            </Corner>
          )}
        </Panel>
      </Portal>
    </Root>
  )
}
