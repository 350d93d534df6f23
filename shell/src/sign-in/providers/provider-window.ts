import type { LinkableProvider } from '@wervio/contracts'

/** The window in which somebody chooses their account at a provider. */
export type ProviderWindow = {
  state: 'not-set-up' | 'loading' | 'ready'
  /**
   * Opens it, and resolves to the proof for `POST /api/register`. `onLate` gets the proof of somebody who goes on in a
   * window that looked closed. To be called in the press of a button, or the browser stops the window.
   */
  ask: (onLate: (proof: string) => void) => Promise<string>
}

export type ProviderWindows = Record<LinkableProvider, ProviderWindow>
