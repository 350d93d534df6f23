import { config } from 'zod'

// zod compiles object schemas with `new Function` unless told not to, and decides that when a schema is made: our CSP
// has no `unsafe-eval`, so every module that makes schemas for a browser imports this one first.
config({ jitless: true })
