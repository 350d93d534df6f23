import './jitless.ts'
import { z } from 'zod'

/**
 * What the browser is told at run time (`/config.json`, also inlined into the page as `<script id="wervio-config"
 * type="application/json">`). The shell's static server writes it from its environment; nothing is baked into a bundle.
 */
export const runtimeConfig = z.object({
  mainApiUrl: z.url(),
  aiServiceUrl: z.url(),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Address of the Auth emulator; null with a real project. */
    emulatorUrl: z.url().nullable(),
  }),
  /** Null: the provider's button says it isn't set up. */
  googleClientId: z.string().nullable(),
  microsoftClientId: z.string().nullable(),
  /** Where people sign in with Microsoft. */
  microsoftAuthority: z.url({ protocol: /^https$/ }).default('https://login.microsoftonline.com/organizations'),
  /** Whether calls name the trace they are part of: only where the services send their traces somewhere. */
  traces: z.boolean().default(false),
  /** Whether pages report how fast they were (`reportPage`). */
  pageReports: z.boolean().default(false),
  /** Company facts an operator sets; see packages/brand for the names. */
  brand: z.record(z.string(), z.string()),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>
