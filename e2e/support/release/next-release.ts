import { join } from 'node:path'
import { checkoutOf, type Change, type Outcome } from './domain-copy.ts'
import { copyRepository } from '../repository-copy.ts'
import { SUBTITLE } from './release-test.ts'

const SESSION = 'packages/session'

/** A name more in the shared session, under the version that such a change asks for. */
const nextSession = (version: string, nextVersion: string): Change[] => [
  { file: `${SESSION}/package.json`, from: `"version": "${version}"`, to: `"version": "${nextVersion}"` },
  {
    file: `${SESSION}/src/index.ts`,
    from: "export { mayKeep } from './may-keep.ts'",
    to: "export { mayKeep } from './may-keep.ts'\nexport { mayKeep as mayStore } from './may-keep.ts'",
  },
]

/** The overview of meetings says so, and uses the new name. */
const nextOverview = (domain: string): Change[] => {
  const file = `${domain}/src/overview/meeting-overview-page.tsx`
  return [
    { file, from: `"${SUBTITLE.v1}"`, to: `{mayStore === undefined ? '' : '${SUBTITLE.v2}'}` },
    { file, from: 'import ', to: "import { mayStore } from '@wervio/session'\nimport " },
  ]
}

export type NextRelease = {
  shellDist: string
  remoteDist: string
  /** `pnpm release` of that release. */
  release: (...args: string[]) => Promise<Outcome>
  remove: () => Promise<void>
}

/** Builds shell and one remote of the next release, in a copy of the repository. */
export const buildNextRelease = async (domain: string): Promise<NextRelease> => {
  const { folder, remove } = await copyRepository()
  try {
    const { change, buildApp, release } = checkoutOf(folder)
    await change([...nextSession('1.2.0', '1.3.0'), ...nextOverview(domain)])
    await buildApp('shell')
    await buildApp(domain)
    return { shellDist: join(folder, 'shell/dist'), remoteDist: join(folder, domain, 'dist'), release, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
