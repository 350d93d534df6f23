import { stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Attack, Target } from './attack.ts'
import { addressOf, doorOf, knock, type Door } from './support/database-door.ts'
import { becomes } from './support/poll.ts'
import { hasProc } from './support/proc.ts'
import { newRecruiter } from './support/recruiters.ts'
import { Tally } from './support/tally.ts'
import { connectsAsNobody } from './support/as-nobody.ts'
import { wireGarbage } from './support/wire-garbage.ts'

const SILENT = 100
/** A write may wait for a connection and try again; with a database that hangs it never succeeds. */
const WRITES_WITHIN_S = 15
/** The database ends a transaction that does nothing after 20 s. */
const IDLE_ENDS_WITHIN_S = 45

const closeAll = (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy()
}

const lockedIn = async (door: Door) => {
  const tally = new Tally('who reaches the embedded database')
  tally.note(door.ports.length === 0, `it listens on TCP port ${door.ports.join(', ')}`)
  tally.note(door.socket !== null, 'it has no Unix socket')
  if (!door.socket) return tally
  const folder = await stat(dirname(door.socket))
  tally.note((folder.mode & 0o777) === 0o700, `the folder of its socket has mode ${(folder.mode & 0o777).toString(8)}`)
  tally.note(folder.uid === process.getuid?.(), 'the folder of its socket belongs to somebody else')
  const answer = await connectsAsNobody(door.socket)
  if (answer === 'not tried') tally.remark('connecting as another account was not tried: only root can')
  else tally.note(answer === 'refused', 'another account of this machine connects to it')
  return tally
}

const run = async (target: Target) => {
  if (!hasProc()) return [{ what: 'the embedded database', notTried: 'no /proc here' }]
  const { http, product } = target
  const door = doorOf(product.dataDir)
  const { token } = await newRecruiter(target)
  const writes = (within = WRITES_WITHIN_S) =>
    becomes(
      async () =>
        (
          await http.send(`${product.urls.mainApi}/api/vacancies`, {
            method: 'POST',
            token,
            body: { title: 'Tijdens' },
            patienceMs: 10_000,
          })
        ).status === 201,
      within,
    )

  const accessTally = await lockedIn(door)
  const garbageTally = new Tally('garbage on its socket, and a save meanwhile')
  const idleTally = new Tally('transactions left open and silent connections, and a save meanwhile')
  const connections: Socket[] = []
  let isHung = false
  for (const { what, bytes } of wireGarbage()) {
    if (isHung) break
    const socket = await knock(door)
    connections.push(socket)
    socket.write(bytes)
    isHung = !(await writes())
    garbageTally.note(!isHung, `after ${what} nothing can be saved`)
    if (connections.length > 12) closeAll(connections.splice(0, 6))
  }
  closeAll(connections.splice(0))
  if (isHung)
    return [accessTally.row(), garbageTally.row(), { what: 'transactions left open', notTried: 'the database hangs' }]

  const client = new pg.Client(addressOf(door))
  // The database is expected to end the idle connection.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query('select 1')
  idleTally.note(await writes(IDLE_ENDS_WITHIN_S), 'a transaction left open blocks every save')
  await client.end().catch(() => undefined)

  for (let index = 0; index < SILENT; index += 1) {
    // The database may refuse connections beyond its limit; existing ones stay.
    const socket = await knock(door).catch(() => null)
    if (socket) connections.push(socket)
  }
  idleTally.note(await writes(), `with ${SILENT} silent connections nothing can be saved`)
  closeAll(connections.splice(0))
  await wait(200)
  idleTally.note(await writes(), 'after silent connections went away nothing can be saved')
  return [accessTally.row(), garbageTally.row(), idleTally.row()]
}

export const attack: Attack = { name: 'database', point: '3', seconds: 150, requests: 1_000, run }
