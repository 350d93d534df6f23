import { brand } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { Link, NavLink, useLocation } from '@wervio/routing'
import { ButtonLink, IconButton, Logo, tokens } from '@wervio/ui'
import { Menu, X } from 'lucide-react'
import { css, styled } from 'styled-components'
import { measures } from '../measures.ts'
import { bounds } from './bounds.ts'
import { useFoldedMenu } from './use-folded-menu.ts'
import { useScrolled } from './use-scrolled.ts'

const links = [
  ['Home', routes.home.href()],
  ['Hoe het werkt', routes.howItWorks.href()],
  ['Prijzen', routes.pricing.href()],
  ['Contact', routes.contact.href()],
] as const

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  background: ${tokens.surface.page};
  border-bottom: 1px solid transparent;
  transition:
    border-color ${tokens.motion.calm},
    box-shadow ${tokens.motion.calm};
  &[data-scrolled='true'] {
    border-color: ${tokens.line.base};
    box-shadow: ${tokens.shadow.low};
  }
`
const Row = styled.div`
  ${bounds}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[6]};
  min-height: ${measures.publicHeader};
`
const Home = styled(Link)`
  display: flex;
  text-decoration: none;
  border-radius: ${tokens.radius.control};
`
const sheet = css`
  position: absolute;
  top: 100%;
  inset-inline: 0;
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[5]};
  background: ${tokens.surface.page};
  border-bottom: 1px solid ${tokens.line.base};
  box-shadow: ${tokens.shadow.high};
`
const Navigation = styled.nav<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  ${tokens.breakpoint.tablet} {
    ${sheet}
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    > :last-child {
      margin-top: ${tokens.space[2]};
    }
  }
`
const Item = styled(NavLink)`
  padding: ${tokens.space[2]} 0;
  border-radius: 6px;
  color: ${tokens.text.muted};
  font: ${tokens.font.body};
  font-weight: 500;
  text-decoration: none;
  transition: color ${tokens.motion.quick};
  &:hover,
  &[aria-current='page'] {
    color: ${tokens.text.base};
  }
  ${tokens.breakpoint.tablet} {
    display: flex;
    align-items: center;
    min-height: ${tokens.control.touch};
    font-size: 1.0625rem;
  }
`
const MenuButton = styled.span`
  display: none;
  /* The icon, not the edge of its button, stands in line with the page. */
  margin-right: calc(-1 * ${tokens.space[2]});
  ${tokens.breakpoint.tablet} {
    display: block;
  }
  ${tokens.breakpoint.touch} {
    margin-right: calc(-1 * ${tokens.space[3]});
  }
`

/** Header of the public pages; on a narrow screen its links fold into a menu. */
export const PublicHeader = () => {
  const { key } = useLocation()
  const { open, toggle, area, button } = useFoldedMenu(key)
  return (
    <Bar data-scrolled={useScrolled()} ref={area}>
      <Row>
        <Home to={routes.home.href()} aria-label={`${brand().name}, naar de homepage`}>
          <Logo />
        </Home>
        <MenuButton>
          <IconButton
            ref={button}
            label={open ? 'Menu sluiten' : 'Menu openen'}
            icon={open ? X : Menu}
            aria-expanded={open}
            aria-controls="hoofdmenu"
            onClick={toggle}
          />
        </MenuButton>
        <Navigation id="hoofdmenu" aria-label="Hoofdmenu" $open={open}>
          {links.map(([label, to]) => (
            <Item key={to} to={to} end>
              {label}
            </Item>
          ))}
          <Item to={routes.login.href()}>Inloggen</Item>
          <ButtonLink to={routes.betaSignup.href()}>Aanmelden</ButtonLink>
        </Navigation>
      </Row>
    </Bar>
  )
}
