import * as routes from '@wervio/contracts/routes'
import { Link, useLocation } from '@wervio/routing'
import { onPageTitle, tokens, capitalised, weekDayName } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../../use-now.ts'
import { isActive } from '../../site/navigation.ts'
import { useSite } from '../../site/site-context.ts'
import { useNavigation } from '../../site/use-navigation.ts'

const Line = styled.div`
  min-width: 0;
  overflow: hidden;
  color: ${tokens.text.muted};
  white-space: nowrap;
  text-overflow: ellipsis;
`
const Crumbs = styled.ol`
  display: inline;
  list-style: none;
  padding: 0;
  li {
    display: inline;
  }
  li + li::before {
    content: '/';
    margin-inline: ${tokens.space[2]};
    color: ${tokens.text.faint};
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    color: ${tokens.text.base};
    font-weight: 500;
  }
  /* A phone has no room for both: the title stands right below, so the way back stays. */
  ${tokens.breakpoint.phone} {
    li + li {
      display: none;
    }
  }
`

const dayOf = (now: Date): string => {
  return capitalised(weekDayName(now))
}

/** What the page at this path calls itself, once it has. */
const useNameOfPage = (pathname: string): string | null => {
  const [pageTitle, setPageTitle] = useState<{ pathname: string; title: string } | null>(null)
  useEffect(() => onPageTitle((title) => setPageTitle({ pathname, title })), [pathname])
  return pageTitle?.pathname === pathname ? pageTitle.title : null
}

/** On the dashboard today's date, elsewhere the way to this page. */
export const Where = () => {
  const { pathname } = useLocation()
  const now = useNow()
  const ownTitle = useNameOfPage(pathname)
  const { titleOf } = useSite()
  const section = useNavigation().main.find((item) => isActive(item, pathname))
  if (section?.to === routes.dashboard.path) return <Line>{dayOf(now)}</Line>
  const title = ownTitle ?? titleOf(pathname)
  const parent = section && titleOf(section.to) !== title ? section : null
  return (
    <Line as="nav" aria-label="Kruimelpad">
      <Crumbs>
        {parent && (
          <li>
            <Link to={parent.to}>{titleOf(parent.to)}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </Crumbs>
    </Line>
  )
}
