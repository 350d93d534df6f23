/** How the stand-in can misbehave: chosen by the model name of a request, or for all requests with `--mode`. */
export const modes = [
  'unauthorized',
  'rate-limited',
  'broken',
  'slow',
  'stalled',
  'cut-off',
  'wrong-json',
  'wrong-shape',
  'empty',
  'scripts',
  'inventive',
  'injected',
  'no-trait',
  'score-27',
  'no-score',
  'false-evidence',
  'personal-grounds',
  'false-citation',
] as const
export type Mode = (typeof modes)[number]

export const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)
