import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Link, NavLink } from '@wervio/routing'
import { signOut } from '@wervio/session'
import { IconButton, Logo, tokens } from '@wervio/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bar } from './bar.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const Home = styled(Link)`
  display: flex;
  border-radius: ${tokens.radius.control};
  text-decoration: none;
`
const Navigation = styled.nav`
  display: flex;
  flex: 1;
  gap: ${tokens.space[1]};
  min-width: 0;
`
const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.touch};
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.muted};
  font: ${tokens.font.strong};
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    color: ${tokens.text.base};
  }
  ${tokens.breakpoint.phone} {
    padding-inline: ${tokens.space[2]};
  }
`

/** Over the pages of a hiring manager: their vacancies and their profile. */
export const HiringChrome = ({ children }: { children: ReactNode }) => (
  <>
    <Bar>
      <Home to={routes.dashboard.href()} aria-label={`${brand().name}, naar je vacatures`}>
        <Logo compact />
      </Home>
      <Navigation aria-label="Pagina’s">
        <Item to={routes.dashboard.href()}>Vacatures</Item>
        <Item to={routes.profile.href()}>Profiel</Item>
      </Navigation>
      <ThemeSwitch />
      <IconButton label="Uitloggen" icon={LogOut} onClick={() => void signOut()} />
    </Bar>
    {children}
  </>
)
