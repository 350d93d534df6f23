import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Count } from '../status/count.ts'
import { tokens } from '../theme/tokens.ts'
import { bringInSight, stripStyle, tabStyle } from './tab-style.ts'

const Strip = styled(List)`
  ${stripStyle}
`
const Tab = styled(Trigger)`
  ${tabStyle}
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

/** Tabs with their panels; arrow keys move, only the open panel is mounted, and those that keep their content. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange ? { onValueChange: onChange } : {})}
  >
    <Strip aria-label={label} data-strip="">
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
