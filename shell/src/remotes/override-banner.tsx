import { stopOverrides, type Override } from '@wervio/federation/host'
import { Button, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Banner = styled.aside`
  position: fixed;
  inset: auto ${tokens.space[4]} ${tokens.space[4]} auto;
  z-index: 1000;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.status.signal.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.status.signal.soft};
`

/** Tells developers that this tab shows a remote of their own. */
export const OverrideBanner = ({ overrides }: { overrides: Override[] }) => {
  const stop = () => {
    stopOverrides(sessionStorage)
    window.location.assign(window.location.pathname)
  }
  if (overrides.length === 0) return null
  return (
    <Banner aria-label="Ontwikkelversie">
      <span>
        Ontwikkelversie: {overrides.map(({ name, manifest }) => `${name} (${new URL(manifest).host})`).join(', ')}
      </span>
      <Button variant="secondary" onClick={stop}>
        Stoppen
      </Button>
    </Banner>
  )
}
