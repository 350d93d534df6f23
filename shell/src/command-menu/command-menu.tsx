import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useLocation, useNavigate } from '@wervio/routing'
import { Icon, useReturnFocus, VisuallyHidden } from '@wervio/ui'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOwnSite } from '../site/own-site.ts'
import {
  beginningCommands,
  commandGroupsOf,
  fittingCommands,
  type Command as MenuCommand,
  type CommandGroup,
} from './commands.ts'
import { Frame, Scrim } from './command-menu-style.ts'
import { usePageCommands } from './page-actions.ts'
import { firstHit, SearchHits } from './search-hits.tsx'
import { useEarlyEnter } from './use-early-enter.ts'
import { useQuickSearch } from './use-quick-search.ts'

/** The selected item: the one chosen by arrow or pointer for these results, else the first. */
const useSelection = (first: string | null) => {
  const [selection, setSelection] = useState({ value: '', first })
  const value = selection.first === first ? selection.value : (first ?? '')
  return { value, select: (next: string) => setSelection({ value: next, first }) }
}

/** What keeps a command apart from those of other pages that are called alike. */
const valueOf = (command: MenuCommand): string => ('to' in command ? `${command.label} ${command.to}` : command.label)

const markOf = ({ title }: CommandGroup): string => `${title} `

/** The value of the first action of the page that fits what was typed; null without words or without one. */
const firstAction = (text: string, [group]: readonly CommandGroup[]): string | null => {
  const [command] = group?.commands ?? []
  return text.trim() !== '' && group && command ? markOf(group) + valueOf(command) : null
}

/** Commands under their heading. `mark` keeps apart what two groups call alike. */
const CommandItems = ({
  group: { title, commands },
  mark = '',
  onRun,
}: {
  group: CommandGroup
  mark?: string
  onRun: (command: MenuCommand) => void
}) => (
  <Command.Group heading={title}>
    {commands.map((command) => (
      <Command.Item key={valueOf(command)} value={mark + valueOf(command)} onSelect={() => onRun(command)}>
        <Icon of={command.icon} />
        {command.label}
      </Command.Item>
    ))}
  </Command.Group>
)

/**
 * What can be done with the thing that is open, then candidates, vacancies and conversations, then every page and
 * action by name: type, arrow, Enter. Closes with Escape and by a press beside it.
 */
export const CommandMenu = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const site = useOwnSite()
  const returnFocus = useReturnFocus()
  /** Runs once the menu has given the focus back: what a page does may take it. */
  const afterClosing = useRef<(() => void) | null>(null)
  const focusHandlers = {
    ...returnFocus,
    onCloseAutoFocus: (event: Event) => {
      returnFocus.onCloseAutoFocus(event)
      afterClosing.current?.()
    },
  }
  const [text, setText] = useState('')
  const search = useQuickSearch(text, site)
  const ofPage = usePageCommands(useLocation().pathname).flatMap((group) => beginningCommands(group, text) ?? [])
  const { value, select } = useSelection(firstAction(text, ofPage) ?? firstHit(search))
  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = useEarlyEnter({ text, search, value, onGo: go })
  const run = (command: MenuCommand) => {
    if ('to' in command) return go(command.to)
    onClose()
    command.run()
  }
  const runOfPage = (command: MenuCommand) => {
    if ('to' in command) return go(command.to)
    afterClosing.current = command.run
    onClose()
  }
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Scrim data-scroll-lock="" />
        <Content asChild aria-describedby={undefined} {...focusHandlers}>
          <Frame>
            <VisuallyHidden>
              <Title>Zoek of spring naar</Title>
            </VisuallyHidden>
            <Command
              label="Zoek of spring naar"
              loop
              shouldFilter={false}
              value={value}
              onValueChange={select}
              onKeyDown={onKeyDown}
            >
              <div data-part="search">
                <Icon of={Search} />
                <Command.Input
                  value={text}
                  onValueChange={setText}
                  placeholder="Kandidaat, vacature, gesprek of pagina…"
                  aria-label="Zoek of spring naar"
                />
              </div>
              <Command.List label="Resultaten">
                {!search.isSearching && <Command.Empty>Niets gevonden.</Command.Empty>}
                {ofPage.map((group) => (
                  <CommandItems key={group.title} group={group} mark={markOf(group)} onRun={runOfPage} />
                ))}
                <SearchHits search={search} onGo={go} />
                {fittingCommands(commandGroupsOf(site), text).map((group) => (
                  <CommandItems key={group.title} group={group} onRun={run} />
                ))}
              </Command.List>
            </Command>
          </Frame>
        </Content>
      </Portal>
    </Root>
  )
}
