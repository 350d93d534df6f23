/** What of the end-to-end tests can't run against a stack, by path or by title, and why; in no other place. */
export const leftOut: readonly (({ files: string } & { reason: string }) | { titles: RegExp; reason: string })[] = [
  { files: '**/own-product/**', reason: 'they stop processes, or start a product with other settings' },
  { files: '**/demo-visitor.spec.ts', reason: 'it reads the embedded database and the folder of files' },
  { files: '**/sessions.spec.ts', reason: 'other copies know within 30 s that a session ended, the test asks at once' },
  {
    titles: /a reader reads and makes nothing; an owner removes them and takes over/,
    reason: 'other copies know within 30 s that a colleague was removed, the test asks at once',
  },
  {
    titles: /a role that is lowered meanwhile counts from the next answer on/,
    reason: 'other copies know within 30 s of a role, the test asks at once',
  },
  { titles: /^.*blocked by CSP/, reason: 'a policy names origins, and shell, services and remotes have one' },
]

/** What belongs to the sample recruiter, whom a stack has only where its start made them (`WERVIO_STACK_DEMO=1`). */
export const needsDemo: readonly string[] = [
  '**/demo.spec.ts',
  '**/improvements.spec.ts',
  '**/meetings/overview.spec.ts',
]

/** A line for each thing that is left out. */
export const leftOutLines = ({ hasDemo }: { hasDemo: boolean }): string[] => [
  ...leftOut.map((each) => `left out: ${'files' in each ? each.files : each.titles.source}: ${each.reason}`),
  ...(hasDemo ? [] : needsDemo.map((files) => `left out: ${files}: the stack has no sample recruiter`)),
]
