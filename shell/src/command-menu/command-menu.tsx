import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useNavigate } from '@wervio/routing'
import { Icon, useReturnFocus, VisuallyHidden } from '@wervio/ui'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useSite } from '../site/site-context.ts'
import { commandGroupsOf } from './commands.ts'
import { Frame, Scrim } from './command-menu-style.ts'

/** Every page and action by name: type, arrow, Enter. Closes with Escape and by a press beside it. */
export const CommandMenu = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const site = useSite()
  const returnFocus = useReturnFocus()
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Scrim data-scroll-lock="" />
        <Content asChild aria-describedby={undefined} {...returnFocus}>
          <Frame>
            <VisuallyHidden>
              <Title>Zoek of spring naar</Title>
            </VisuallyHidden>
            <Command label="Zoek of spring naar" loop>
              <div data-part="search">
                <Icon of={Search} />
                <Command.Input placeholder="Zoek of spring naar…" aria-label="Zoek of spring naar" />
              </div>
              <Command.List label="Opdrachten">
                <Command.Empty>Niets gevonden.</Command.Empty>
                {commandGroupsOf(site).map(({ title, commands }) => (
                  <Command.Group key={title} heading={title}>
                    {commands.map((command) => (
                      <Command.Item
                        key={command.label}
                        value={command.label}
                        keywords={[...(command.words ?? [])]}
                        onSelect={() => {
                          onClose()
                          if ('to' in command) void navigate(command.to)
                          else command.run()
                        }}
                      >
                        <Icon of={command.icon} />
                        {command.label}
                      </Command.Item>
                    ))}
                  </Command.Group>
                ))}
              </Command.List>
            </Command>
          </Frame>
        </Content>
      </Portal>
    </Root>
  )
}
