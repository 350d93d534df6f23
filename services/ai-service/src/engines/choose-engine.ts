import { isAnonymous, type Identity } from '@wervio/service-kit'
import type { Engine } from './engine.ts'

/** The configured engine, and the rules on this machine. */
export type Engines<Part = Engine> = { engine: Part; rules: Part }

/**
 * The engine for a caller: the rules for who asks for them, and always in a demo, so that a stranger runs up no bill.
 */
export const chooseEngine = <Part>(
  { engine, rules }: Engines<Part>,
  choice: 'builtin' | undefined,
  identity: Identity | null,
): Part => (choice === 'builtin' || isAnonymous(identity) ? rules : engine)
