import { IconButton, PageToolsSlot, tokens } from '@wervio/ui'
import { Menu } from 'lucide-react'
import { styled } from 'styled-components'
import { measures } from '../measures.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Where } from './where.tsx'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${measures.topBar};
  padding-inline: ${tokens.space[8]};
  background: ${tokens.surface.page};
  border-bottom: 1px solid ${tokens.line.base};
  ${tokens.breakpoint.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`
const WhereBox = styled.div`
  flex: 1;
  min-width: 0;
`
const DrawerButton = styled.span`
  display: none;
  ${tokens.breakpoint.tablet} {
    display: block;
  }
`

type Props = { onMenu: () => void; onSearch: () => void }

/** Breadcrumb, search button, what the page adds to it, and theme switch. */
export const TopBar = ({ onMenu, onSearch }: Props) => (
  <Bar>
    <DrawerButton>
      <IconButton label="Menu openen" icon={Menu} aria-haspopup="dialog" onClick={onMenu} />
    </DrawerButton>
    <WhereBox>
      <Where />
    </WhereBox>
    <SearchButton onOpen={onSearch} />
    <PageToolsSlot />
    <ThemeSwitch />
  </Bar>
)
