import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../text/heading.tsx'
import { tokens } from '../theme/tokens.ts'
import { PanelHead, type PanelHeadProps } from './panel-head.tsx'

const Aside = styled.aside`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  display: flex;
  flex-direction: column;
  flex: 0 0 ${tokens.width.panel};
  height: calc(100dvh - ${tokens.topBar} - ${tokens.space[11]});
  min-width: 0;
  margin: ${tokens.space[7]} ${tokens.space[8]} ${tokens.space[4]} 0;
  overflow: hidden;
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.low};
  ${tokens.breakpoint.onePane} {
    position: fixed;
    right: ${tokens.space[4]};
    bottom: ${tokens.space[4]};
    z-index: 45;
    width: ${tokens.width.panel};
    height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
    margin: 0;
    box-shadow: ${tokens.shadow.high};
  }
`

/**
 * A panel that stays in view: beside the content of a `BesidePanel` where that is as wide as without it, else over the
 * content.
 */
export const SidePanel = ({
  title,
  children,
  ref,
  ...head
}: PanelHeadProps & { children: ReactNode; ref?: Ref<HTMLElement> }) => (
  <Aside ref={ref} aria-label={title}>
    <PanelHead
      {...head}
      heading={
        <Heading level={2} size="card">
          {title}
        </Heading>
      }
    />
    {children}
  </Aside>
)
