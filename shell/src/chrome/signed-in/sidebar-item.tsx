import { Link } from '@wervio/routing'
import { Count, Icon, numberText, tokens, VisuallyHidden } from '@wervio/ui'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { css, styled } from 'styled-components'
import { NewsDot } from '../../cv-stacks/news-dot.ts'
import { iconOf } from '../../site/icons.ts'
import { isActive, type NavigationItem } from '../../site/navigation.ts'

const look = css<{ $collapsed: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  width: 100%;
  min-height: 2.5625rem;
  padding-inline: 0.625rem;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-start')};
  border-radius: ${tokens.radius.control};
  color: ${tokens.text.muted};
  font: ${tokens.font.body};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background ${tokens.motion.quick},
    color ${tokens.motion.quick};
  &:hover {
    background: ${tokens.surface.sunken};
    color: ${tokens.text.base};
  }
  &[aria-current='page'],
  &[data-active='true'] {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
    font-weight: 600;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const StyledLink = styled(Link)<{ $collapsed: boolean }>`
  ${look}
`
const StyledButton = styled.button<{ $collapsed: boolean }>`
  ${look}
`

const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  column-gap: ${tokens.space[2]};
  min-width: 0;
`

const Word = ({ children, collapsed }: { children: ReactNode; collapsed: boolean }) =>
  collapsed ? null : <Words>{children}</Words>

type LinkProps = { item: NavigationItem; path: string; collapsed: boolean }

/** A page of the sidebar. `aria-current` only on the page itself; its sub-pages mark it as active for the eye. */
export const SidebarLink = ({ item, path, collapsed }: LinkProps) => {
  const active = isActive(item, path)
  return (
    <StyledLink
      to={item.to}
      $collapsed={collapsed}
      aria-current={active ? (path === item.to ? 'page' : 'true') : undefined}
      data-active={active}
      {...(collapsed ? { 'aria-label': item.label, title: item.label } : {})}
    >
      <Icon of={iconOf(item.icon)} />
      <Word collapsed={collapsed}>{item.label}</Word>
    </StyledLink>
  )
}

/** What waits behind an action: in words for its name, and as a number; 0 shows none. */
type News = { text: string; count: number }

const NewsMark = ({ news: { count }, collapsed }: { news: News; collapsed: boolean }) => {
  if (count === 0) return null
  return collapsed ? <NewsDot /> : <Count aria-hidden>{numberText(count)}</Count>
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string
  icon: LucideIcon
  collapsed: boolean
  news?: News | undefined
  ref?: Ref<HTMLButtonElement>
}

/** An action of the sidebar. */
export const SidebarButton = ({ label, icon, collapsed, news, ...rest }: ButtonProps) => {
  const name = news ? `${label} ${news.text}` : label
  return (
    <StyledButton
      type="button"
      $collapsed={collapsed}
      {...(collapsed ? { 'aria-label': name, title: name } : {})}
      {...rest}
    >
      <Icon of={icon} />
      <Word collapsed={collapsed}>
        {label} {news && <VisuallyHidden>{news.text}</VisuallyHidden>}
      </Word>
      {news && <NewsMark news={news} collapsed={collapsed} />}
    </StyledButton>
  )
}
