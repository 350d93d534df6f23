import { setOverride, stopOverrides, type Override } from '@wervio/federation/host'
import { Button, Dialog, plainList, tokens } from '@wervio/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useHost } from '../host-context.ts'
import { RemoteCard } from './remote-card.tsx'

const Banner = styled.aside<{ $signal: boolean }>`
  position: fixed;
  inset: auto 0 ${tokens.space[4]};
  z-index: 40;
  width: fit-content;
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  max-width: calc(100vw - 2 * ${tokens.space[4]});
  padding: ${tokens.space[2]};
  overflow-wrap: anywhere;
  border: 1px solid ${({ $signal }) => ($signal ? tokens.status.signal.base : tokens.line.base)};
  border-radius: ${tokens.radius.card};
  background: ${({ $signal }) => ($signal ? tokens.status.signal.soft : tokens.surface.raised)};
`
const List = styled.ul`
  ${plainList}
`

const reload = () => window.location.assign(window.location.pathname)

/**
 * Where the registry allows overrides: a bar that says which remotes of this tab are a developer's own, and a panel
 * with all remotes in which they are set and cleared.
 */
export const RemoteTools = ({ overrides }: { overrides: Override[] }): ReactNode => {
  const { registry, states } = useHost()
  const [isOpen, setIsOpen] = useState(false)
  const remoteStates = useSyncExternalStore(states.subscribe, states.read)
  const override = (name: string, manifest: string | null) => {
    setOverride(sessionStorage, name, manifest)
    reload()
  }
  const stopAll = () => {
    stopOverrides(sessionStorage)
    reload()
  }
  const overrideTexts = overrides.map(({ name, manifest }) => `${name} (${new URL(manifest).host})`)
  return (
    <Banner aria-label="Ontwikkelversie" $signal={overrideTexts.length > 0}>
      {overrideTexts.length > 0 && <span>Ontwikkelversie: {overrideTexts.join(', ')}</span>}
      {overrideTexts.length > 0 && (
        <Button variant="secondary" onClick={stopAll}>
          Stoppen
        </Button>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Onderdelen
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Onderdelen van deze tab"
        description="Laad een onderdeel van een ontwikkelserver. Het geldt voor deze tab, tot je hem sluit."
        wide
      >
        <List>
          {registry.remotes.map((entry) => (
            <RemoteCard
              key={entry.name}
              entry={entry}
              registry={registry}
              state={remoteStates.get(entry.name)}
              onOverride={override}
            />
          ))}
        </List>
      </Dialog>
    </Banner>
  )
}
