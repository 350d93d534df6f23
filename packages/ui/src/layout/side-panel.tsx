import type { ReactNode } from 'react'
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
`

/** A panel that stays in view beside the content; a child of `BesidePanel`. */
export const SidePanel = ({ title, children, ...head }: PanelHeadProps & { children: ReactNode }) => (
  <Aside aria-label={title}>
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
