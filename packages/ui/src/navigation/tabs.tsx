import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Count } from '../status/count.ts'
import { tokens } from '../theme/tokens.ts'

const Strip = styled(List)`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  /* Closer together a phone shows a piece of the next one, so that it's seen that there is more. */
  ${tokens.breakpoint.phone} {
    gap: 0;
  }
  border-bottom: 1px solid ${tokens.line.base};
`
const Tab = styled(Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  flex-shrink: 0;
  min-height: ${tokens.control.large};
  /* Room for the ring of the focus beside the letters; the strip would cut off one that stands outside. */
  padding: 0 ${tokens.space[2]};
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  color: ${tokens.text.muted};
  font: ${tokens.font.strong};
  font-weight: 500;
  transition: color ${tokens.motion.quick};
  &:hover {
    color: ${tokens.text.base};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 6px;
  }
  &[data-state='active'] {
    color: ${tokens.text.base};
    font-weight: 600;
    border-bottom-color: ${tokens.accent.base};
  }
`
const Panel = styled(Content)`
  padding-top: ${tokens.space[5]};
  &[data-state='inactive'] {
    display: none;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: 4px;
  }
`

export type TabItem = {
  value: string
  label: string
  count?: number | undefined
  content: ReactNode
  disabled?: boolean
  /** Stays mounted while another panel is open: what somebody types in it isn't lost. */
  keepsContent?: boolean
}

export type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly TabItem[]
  /** The open tab. Without it, the component starts with the first tab and keeps the state itself. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Scrolls a strip that is wider than the screen to its open tab, without scrolling the page. */
const bringInSight = (tab: HTMLElement | null) => {
  const strip = tab?.closest('[role="tablist"]')
  if (!tab || !strip) return
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  strip.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left)
}

/** Tabs with their panels; arrow keys move, only the open panel is mounted, and those that keep their content. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange ? { onValueChange: onChange } : {})}
  >
    <Strip aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          ref={tab.value === value ? bringInSight : null}
          value={tab.value}
          disabled={tab.disabled ?? false}
        >
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Tab>
      ))}
    </Strip>
    {tabs.map((tab) => (
      <Panel key={tab.value} value={tab.value} {...(tab.keepsContent && { forceMount: true as const })}>
        {tab.content}
      </Panel>
    ))}
  </Root>
)
