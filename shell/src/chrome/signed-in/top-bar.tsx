import { IconButton, PageToolsSlot, tokens } from '@wervio/ui'
import { Menu } from 'lucide-react'
import { styled } from 'styled-components'
import { NewsDot } from '../../cv-stacks/news-dot.ts'
import { SearchButton } from './search-button.tsx'
import { Bar } from './bar.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useNews } from './use-news.ts'
import { Where } from './where.tsx'

const WhereBox = styled.div`
  flex: 1;
  min-width: 0;
`
const DrawerButton = styled.span`
  display: none;
  ${tokens.breakpoint.tablet} {
    position: relative;
    display: block;
    /* The icon, not the edge of its button, stands in line with the page. */
    margin-left: calc(-1 * ${tokens.space[2]});
  }
  ${tokens.breakpoint.touch} {
    margin-left: calc(-1 * ${tokens.space[3]});
  }
`

type Props = { onMenu: () => void; onSearch: () => void }

/** Opens the drawer, which holds the bell: says what waits behind that. */
const MenuButton = ({ onMenu }: { onMenu: () => void }) => {
  const news = useNews()
  return (
    <DrawerButton>
      <IconButton
        label="Menu openen"
        icon={Menu}
        aria-haspopup="dialog"
        aria-description={news?.text}
        onClick={onMenu}
      />
      {news && news.count > 0 && <NewsDot />}
    </DrawerButton>
  )
}

/** Breadcrumb, search button, what the page adds to it, and theme switch. */
export const TopBar = ({ onMenu, onSearch }: Props) => (
  <Bar>
    <MenuButton onMenu={onMenu} />
    <WhereBox>
      <Where />
    </WhereBox>
    <SearchButton onOpen={onSearch} />
    <PageToolsSlot />
    <ThemeSwitch />
  </Bar>
)
