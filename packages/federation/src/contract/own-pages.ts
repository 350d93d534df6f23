import type { RuntimeConfig } from '@wervio/contracts'
import type { PrerenderedPage } from './prerendered.ts'

/** What the shell's own public pages show of an installation. */
export type SignInWays = Pick<RuntimeConfig, 'googleClientId' | 'microsoftClientId' | 'firebase'>

/** Which of the renderings of the shell's own pages is that of an installation. */
export const renderingOf = ({ googleClientId, microsoftClientId, firebase }: SignInWays): string =>
  [googleClientId && 'google', microsoftClientId && 'microsoft', firebase.emulatorUrl && 'builtin']
    .filter(Boolean)
    .join('+') || 'mail'

/** The head of one of the shell's own pages. */
export type OwnHead = Pick<PrerenderedPage, 'title' | 'description' | 'unlessSearch' | 'picture'>

/** What the shell's build rendered (`chrome.json`). */
export type Chrome = {
  html: string
  css: string
  /** Of the shell's own public pages, by their address. */
  heads?: Record<string, OwnHead>
  /** Those pages, by what `renderingOf` says of an installation and then by their address. */
  ownPages?: Record<string, Record<string, Pick<PrerenderedPage, 'html' | 'css'>>>
}
