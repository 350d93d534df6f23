import { Link, useLocation } from '@wervio/routing'
import { styled } from 'styled-components'
import { bringInSight, stripStyle, tabStyle } from './tab-style.ts'

const Strip = styled.nav`
  ${stripStyle}
`
const Tab = styled(Link)`
  ${tabStyle}
  text-decoration: none;
`

export type LinkTab = { to: string; label: string }

export type LinkTabsProps = {
  /** What the pages are about, for screen readers. */
  label: string
  tabs: readonly LinkTab[]
}

/** Pages that belong together, drawn as tabs: each is an address of its own. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => {
  const { pathname } = useLocation()
  const currentPath = pathname.replace(/\/+$/, '')
  return (
    <Strip aria-label={label} data-strip="">
      {tabs.map(({ to, label: name }) => (
        <Tab
          key={to}
          to={to}
          ref={to === currentPath ? bringInSight : null}
          aria-current={to === currentPath ? 'page' : undefined}
        >
          {name}
        </Tab>
      ))}
    </Strip>
  )
}
