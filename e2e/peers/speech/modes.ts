/** How the stand-in can misbehave: chosen by the model name of a request, or for all requests with `--mode`. */
export const modes = [
  'unauthorized',
  'throttles-once',
  'broken',
  'broken-once',
  'slow',
  'garbage',
  'wrong-shape',
  'small',
  'text-only',
  'redirects',
  'phantom',
] as const
export type Mode = (typeof modes)[number]

export const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)
