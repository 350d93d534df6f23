import { basename, join, matchesGlob, resolve } from 'node:path/posix'

type Copy = { from: string | null; sources: string[]; target: string }
/** `base`: the stage or image it goes on from. */
type Stage = { name: string | null; base: string; copies: Copy[] }

const lines = (text: string) => text.replaceAll('\\\n', ' ').split('\n')

/** The stages of a Dockerfile with what each copies. Throws for a form of COPY or ADD that it does not know. */
const stagesOf = (dockerfile: string, args: Record<string, string>): Stage[] => {
  const stages: Stage[] = []
  for (const line of lines(dockerfile.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole))) {
    const [word = '', ...rest] = line.trim().split(/\s+/)
    if (word === 'FROM') stages.push({ name: rest[2] ?? null, base: rest[0] ?? '', copies: [] })
    if (word === 'ADD') throw new Error(`unknown: ${line}`)
    if (word !== 'COPY') continue
    const from = rest[0]?.startsWith('--from=') ? rest[0].slice('--from='.length) : null
    const paths = from === null ? rest : rest.slice(1)
    const target = paths.at(-1)
    if (target === undefined || paths.length < 2 || paths[0]?.startsWith('-')) throw new Error(`unknown: ${line}`)
    stages.at(-1)?.copies.push({ from, sources: paths.slice(0, -1), target })
  }
  return stages
}

const WORKING_FOLDER = '/app'

/**
 * Where COPY puts a source of the context: a file in a target that is a folder, the contents of a folder as the target.
 */
const landingOf = (source: string, target: string, context: readonly string[]): string => {
  const isInFolder = context.includes(source) && (target.endsWith('/') || target === '.')
  return resolve(WORKING_FOLDER, isInFolder ? join(target, basename(source)) : target)
}

/**
 * Throws for a source that gets another path in the image, because the files of an image are listed by their path here.
 */
const requireSamePath = ({ sources, target }: Copy, context: readonly string[]): void => {
  for (const source of sources)
    if (landingOf(source, target, context) !== resolve(WORKING_FOLDER, source))
      throw new Error(`another path in the image: ${source} as ${target}`)
}

const isIn = (file: string, folder: string) => folder === '.' || file === folder || file.startsWith(`${folder}/`)

/** The files that are sent to a build: all except those that .dockerignore names, directly or by a parent folder. */
export const contextOf = (files: readonly string[], dockerignore: string): string[] => {
  const patterns = lines(dockerignore).filter((line) => line !== '' && !line.startsWith('#'))
  const isIgnored = (file: string) =>
    file
      .split('/')
      .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
      .some((path) => patterns.some((pattern) => matchesGlob(path, pattern)))
  return files.filter((file) => !isIgnored(file))
}

/**
 * Files of the build context in each stage of a Dockerfile; the last stage is the image. Folders created by another
 * stage, such as `dist`, are in no context and so not listed. All stages work in /app, so a copy of /app is all of a
 * stage. Throws when a file of the context gets another path.
 */
export const imageFiles = (
  dockerfile: string,
  args: Record<string, string>,
  context: readonly string[],
): { name: string | null; files: string[] }[] => {
  const layers = new Map<string, string[]>()
  return stagesOf(dockerfile, args).map(({ name, base, copies }) => {
    const copied = copies.flatMap((copy) => {
      const { from, sources } = copy
      if (from !== null)
        return (layers.get(from) ?? []).filter((file) =>
          sources.some((source) => isIn(resolve(WORKING_FOLDER, file), source)),
        )
      requireSamePath(copy, context)
      return context.filter((file) => sources.some((source) => isIn(file, source)))
    })
    const files = [...(layers.get(base) ?? []), ...copied]
    if (name !== null) layers.set(name, files)
    return { name, files }
  })
}
