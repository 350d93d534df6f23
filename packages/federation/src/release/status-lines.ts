import type { Releases } from './releases.ts'

type Status = ReturnType<Releases['status']>

/** What `pnpm release status` prints. */
export const statusLines = (file: string, remotes: Status): string[] => [
  `registry ${file}`,
  ...remotes.flatMap(({ entry, canary, since, before }) => [
    `${entry.name}  ${entry.version}${since ? `  since ${since.toISOString()}` : ''}`,
    `  at      ${entry.manifest}`,
    ...(canary ? [`  canary  ${canary.entry.version} for ${canary.share}%`] : []),
    ...(before ? [`  before  ${before}`] : []),
  ]),
]
