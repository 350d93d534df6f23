import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { BASE_IMAGE } from '../images/base-image.ts'
import { inRoot, root } from '../product/root.ts'
import { contextOf, imageFiles } from './image-files.ts'
import { neededFolders } from './needed-folders.ts'

const readText = (path: string) => readFileSync(inRoot(path), 'utf8')
const repository = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(inRoot(file)))
/** Files of a working folder that aren't in git. */
const local = ['.env', 'services/main-api/.env', 'service-account.json', '.data/blobs/cv.pdf', 'shell/dist/index.html']
const context = contextOf([...repository, ...local], readText('.dockerignore'))

const BUILD = /dockerfile: (\S+), args: \{ (?:APP|SERVICE): ([^ ,}]+)/g
const images = [...readText('docker-compose.yml').matchAll(BUILD)].map(([, dockerfile = '', name = '']) => {
  const stages = imageFiles(readText(dockerfile), { APP: name, SERVICE: name }, context)
  return {
    name,
    isService: !dockerfile.includes('app.Dockerfile'),
    build: stages.find((stage) => stage.name === 'build')?.files ?? [],
    files: stages.at(-1)?.files ?? [],
  }
})
const byName = (isService: boolean) => images.filter((image) => image.isService === isService).map(({ name }) => name)
const imageOf = (name: string) => {
  const image = images.find((each) => each.name === name)
  if (!image) throw new Error(`no image ${name}`)
  return image
}

test('every image of others that ours begin from has a whole version; Node is that of the workspace', () => {
  const node = `node:${/^ {2}node: (\S+)$/m.exec(readText('pnpm-workspace.yaml'))?.[1]}-bookworm-slim`
  const dockerfiles = repository.filter((file) => file.endsWith('Dockerfile'))
  const bases = dockerfiles.flatMap((file) =>
    [...readText(file).matchAll(/^FROM (\S*[/:]\S*)/gm)].map(([, image = '']) => image),
  )
  expect(bases.length).toBeGreaterThan(5)
  expect(bases.filter((image) => !/:v?\d+\.\d+\.\d+(?:-|$)/.test(image))).toEqual([])
  expect(new Set(bases.filter((image) => image.startsWith('node:')))).toEqual(new Set([node]))
  expect(BASE_IMAGE).toBe(`docker.io/library/${node}`)
})

const foldersOf = (files: readonly string[]) =>
  new Set(files.map((file) => /^(?:(?:packages|services)\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? 'root'))

test('the images are those of the shell, each remote and each service', () => {
  const apps = repository.flatMap((file) => /^(shell|mfe-[^/]+)\/package\.json$/.exec(file)?.[1] ?? [])
  expect(new Set(byName(false))).toEqual(new Set(apps))
  expect(new Set(byName(true))).toEqual(new Set(['ai-service', 'auth-emulator', 'main-api']))
})

test.each(byName(false))('the image of %s is built from that app, and holds only what serves it', (name) => {
  const { build, files } = imageOf(name)
  expect(foldersOf(build.filter((file) => !file.startsWith('packages/')))).toEqual(new Set([name, 'root']))
  expect(foldersOf(files)).toEqual(new Set([...neededFolders('packages/federation'), 'root']))
  expect(files).toContain('packages/federation/src/server/serve.ts')
})

test.each(byName(true))('the image of %s holds that service and the packages it runs on', (name) => {
  const { files } = imageOf(name)
  expect(foldersOf(files)).toEqual(new Set([...neededFolders(`services/${name}`), 'root']))
  expect(files).toContain(`services/${name}/src/main.ts`)
})

/** The CVs of invented people, which a demo shows. */
const isAllowed = (file: string) =>
  file.startsWith('packages/testing/') || file.startsWith('packages/demo-data/src/cvs/')

test.each(images.map(({ name }) => name))('no stage of %s holds a test, a CV of somebody or a secret', (name) => {
  const { build, files } = imageOf(name)
  const unwanted =
    /\.(?:test|spec)\.|(?:^|\/)(?:test|testing|cv-set|cvs)\/|\.(?:pdf|docx?|odt|rtf)$|\.env|service-account/
  expect([...build, ...files].filter((file) => unwanted.test(file) && !isAllowed(file))).toEqual([])
})

test('a stage holds what it copies, the last one what is in the image', () => {
  const all = ['a/src/x.ts', 'b/src/y.ts', 'b/dist/z.js']
  const stages = imageFiles(
    'FROM node AS build\nCOPY . .\nFROM node\nARG APP\nCOPY --from=build /app/${APP} /app/${APP}\n',
    { APP: 'a' },
    contextOf(all, '# built\n**/dist\n'),
  )
  expect(stages).toEqual([
    { name: 'build', files: ['a/src/x.ts', 'b/src/y.ts'] },
    { name: null, files: ['a/src/x.ts'] },
  ])
})

test('a stage on another one holds what that holds', () => {
  const stages = imageFiles(
    'ARG APP\nFROM node AS a-base\nCOPY a a\nFROM a-base AS b-base\nCOPY b b\nFROM ${APP}-base\n',
    { APP: 'b' },
    ['a/x.ts', 'b/y.ts'],
  )
  expect(stages.map(({ files }) => files)).toEqual([['a/x.ts'], ['a/x.ts', 'b/y.ts'], ['a/x.ts', 'b/y.ts']])
})

test.each(['COPY a b', 'COPY a ./', 'COPY a/src/x.ts ./', 'COPY a/src/x.ts .', 'COPY a /app/b/a', 'COPY a b ./'])(
  '%s is refused: it gives files another path',
  (copy) => {
    expect(() => imageFiles(`FROM node\n${copy}\n`, {}, ['a/src/x.ts', 'b/src/y.ts'])).toThrow('another path')
  },
)

test.each(['COPY a a', 'COPY a ./a/', 'COPY a /app/a', 'COPY a/src/x.ts a/src/', 'COPY a/src/x.ts a/src/x.ts'])(
  '%s keeps the path',
  (copy) => {
    const [stage] = imageFiles(`FROM node\n${copy}\n`, {}, ['a/src/x.ts', 'b/src/y.ts'])
    expect(stage?.files).toEqual(['a/src/x.ts'])
  },
)

test('every variable of Microsoft that operators read of is handed to both services, and its public ones to the shell', () => {
  const names = [...readText('docs/operations.md').matchAll(/^\| `(MICROSOFT_\w+|WERVIO_TOKEN_KEYS)`/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(3)
  const { services } = parse(readText('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>
  }
  for (const service of ['main-api', 'main-worker', 'ai-service', 'ai-worker'])
    for (const name of names) expect(services[service]?.environment[name]).toBe(`\${${name}:-}`)
  for (const name of ['MICROSOFT_CLIENT_ID', 'MICROSOFT_AUTHORITY'])
    expect(services['shell']?.environment[name]).toBe(`\${${name}:-}`)
})
