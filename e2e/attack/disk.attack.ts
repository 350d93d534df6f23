import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { canMount, mountDisk } from '@wervio/testing/small-disk'
import type { Attack, Target } from './attack.ts'
import { undoLater } from './support/clean-up.ts'
import { jsonOf } from './support/http-client.ts'
import { PDF, upload } from './support/own-rows.ts'
import { becomes } from './support/poll.ts'
import { newRecruiter } from './support/recruiters.ts'
import { startSupervised } from './support/supervised-product.ts'
import { Tally } from './support/tally.ts'

const DISK_MB = 320
/** Writes continue for a moment into reserved space; then they are refused. */
const REFUSES_WITHIN_S = 45
const BACK_WITHIN_S = 90
const ROUNDS = 20

const run = async (sharedTarget: Target) => {
  if (!canMount())
    return [{ what: 'a full and a read-only disk', notTried: 'mounting a small disk needs root on Linux' }]
  const disk = mountDisk(DISK_MB)
  const unmount = undoLater(disk.unmount)
  const dataDir = join(disk.folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  const product = await startSupervised(dataDir)
  const { http } = sharedTarget
  const { mainApi, aiService } = product.urls
  const { token } = await newRecruiter({ http: sharedTarget.http, product })
  const confirmedTitles = new Set<string>()

  const save = async () => {
    const title = crypto.randomUUID()
    if (!product.isAlive()) throw new Error(`the disk ended the supervisor: ${product.lastWords()}`)
    const answer = await http.send(`${mainApi}/api/vacancies`, {
      method: 'POST',
      token,
      body: { title },
      patienceMs: 15_000,
    })
    if (answer.status === 201) confirmedTitles.add(title)
    return answer
  }
  const codeOf = (answer: { text: string; status: number }) =>
    (jsonOf(answer as never) as { code?: string } | null)?.code

  const attempt = async (what: string, begin: () => unknown, end: () => unknown) => {
    const tally = new Tally(what)
    for (let round = 0; round < 5; round += 1) await save()
    const first = [...confirmedTitles][0] ?? ''
    begin()
    const isRefusing = await becomes(async () => (await save()).status === 503, REFUSES_WITHIN_S)
    tally.note(isRefusing, `saves are not refused within ${REFUSES_WITHIN_S} s`)
    for (let round = 0; round < ROUNDS; round += 1) {
      const write = await save()
      const isClear =
        write.status === 503 && codeOf(write) === 'storage_unavailable' && write.headers['retry-after'] !== undefined
      tally.note(isClear, `a save: ${write.status} ${write.text}`)
      const listed = await http.send(`${mainApi}/api/vacancies?limit=500`, { token })
      tally.note(
        listed.status === 200 && listed.text.includes(first),
        `a read: ${listed.status} ${listed.text.slice(0, 80)}`,
      )
    }
    const file = await http.send(`${mainApi}/api/candidates/upload-cv`, {
      method: 'POST',
      token,
      ...upload('cv', Buffer.concat([PDF, Buffer.alloc(2_000_000, 32)])),
    })
    tally.note(file.status === 503 && codeOf(file) === 'storage_unavailable', `an upload: ${file.status} ${file.text}`)
    for (const origin of [product.urls.shell, aiService])
      tally.note((await http.send(`${origin}/health`)).status < 500, `${origin} does not answer`)
    tally.note(product.isAlive(), `the supervisor ended: ${product.lastWords()}`)
    end()
    tally.note(
      await becomes(async () => (await save()).status === 201, BACK_WITHIN_S),
      `no save is taken ${BACK_WITHIN_S} s after there is room`,
    )
    const after = await http.send(`${mainApi}/api/vacancies?limit=500`, { token })
    const titles = new Set(((jsonOf(after) as { title: string }[] | null) ?? []).map(({ title }) => title))
    for (const title of confirmedTitles) tally.note(titles.has(title), 'what was confirmed is gone')
    return tally.row()
  }

  try {
    return [
      await attempt('a full disk', () => disk.fill(), disk.clear),
      await attempt(
        'a disk that becomes read-only',
        () => disk.setFolderReadOnly(dataDir),
        () => disk.setFolderWritable(dataDir),
      ),
    ]
  } finally {
    await product.stop()
    await unmount()
  }
}

export const attack: Attack = { name: 'disk', point: '5', seconds: 330, requests: 3_000, run }
