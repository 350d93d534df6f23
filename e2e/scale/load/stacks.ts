import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CvImport, ImportItemSummary, NotificationPage } from '@wervio/contracts'
import { candidateCvs } from '@wervio/demo-data'
import type { Recruiter } from '../../support/accounts.ts'
import { addFindings, isConfirmed, type Findings, type Work, type Worker } from './work.ts'

type Stack = { recruiter: Recruiter; id: string; items: Set<string> }

const files = [...candidateCvs.entries()].map(([name, file]) => ({ name: `${name}.pdf`, content: readFileSync(file) }))
const CVS_OF_A_STACK = 4
const POLL_MS = 500
/** Longer than a job of a killed process waits for another, and its tries again take. */
const DRAIN_MS = 120_000

/**
 * Stacks of CVs, each of a recruiter of its own, so that nobody in it is there already. A CV is sent with a key, and
 * again until it is confirmed, as the page does.
 */
export const workOnStacks = ({ caller, random }: Worker, newRecruiter: () => Promise<Recruiter>): Work => {
  const stacks: Stack[] = []

  const add = async ({ recruiter: { token }, id, items }: Stack, file: (typeof files)[number]): Promise<void> => {
    const key = randomUUID()
    for (;;) {
      const form = new FormData()
      form.set('cv', new File([new Uint8Array(file.content)], file.name, { type: 'application/pdf' }))
      const answer = await caller.call(
        'add a CV to a stack',
        'main-api',
        `/api/cv-imports/${id}/files?creation_key=${key}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        },
      )
      if (isConfirmed(answer.status)) {
        items.add((JSON.parse(answer.body.toString()) as ImportItemSummary).id)
        return
      }
      if (answer.status !== null && answer.status < 500) throw new Error(`a CV was refused with ${answer.status}`)
      await wait(POLL_MS)
    }
  }

  const step = async (): Promise<void> => {
    const recruiter = await newRecruiter()
    const { status, body } = await caller.callJson<CvImport>('begin a stack', '/api/cv-imports', {
      token: recruiter.token,
      method: 'POST',
      body: { mode: 'automatic' },
    })
    if (!isConfirmed(status)) return
    const stack = { recruiter, id: body.id, items: new Set<string>() }
    stacks.push(stack)
    const from = random.below(files.length - CVS_OF_A_STACK)
    for (const file of files.slice(from, from + CVS_OF_A_STACK)) await add(stack, file)
  }

  const read = async ({ recruiter: { token }, id }: Stack): Promise<ImportItemSummary[] | null> => {
    const { status, body } = await caller.callJson<CvImport>('read a stack', `/api/cv-imports/${id}`, { token })
    return status === 200 ? body.items : null
  }

  const whenRead = async (stack: Stack, until: number): Promise<ImportItemSummary[]> => {
    for (;;) {
      const items = await read(stack)
      const isRead = items?.every(({ status }) => status !== 'waiting' && status !== 'reading') ?? false
      if (items && (isRead || performance.now() > until)) return items
      await wait(POLL_MS)
    }
  }

  const checkStack = async (stack: Stack, until: number): Promise<Findings> => {
    const { recruiter, id, items: confirmed } = stack
    const items = await whenRead(stack, until)
    const { token } = recruiter
    const candidates = await caller.callJson<unknown[]>('list candidates', '/api/candidates?limit=100', { token })
    const { body: page } = await caller.callJson<NotificationPage>('read notifications', '/api/notifications', {
      token,
    })
    const saved = items.filter(({ status }) => status === 'saved')
    const notifications = page.items.filter(({ kind }) => kind === 'cv_stack')
    const problems = [
      ...(items.length === confirmed.size ? [] : [`a stack of ${confirmed.size} confirmed CVs has ${items.length}`]),
      ...items.flatMap(({ status, problem }) =>
        ['ready', 'saved'].includes(String(status)) ? [] : [`a CV ended as ${status} (${problem ?? 'no reason'})`],
      ),
      ...(candidates.body.length === saved.length
        ? []
        : [`${saved.length} CVs of stack ${id} made ${candidates.body.length} candidates`]),
      ...(notifications.filter(({ count }) => count === items.length).length === 1
        ? []
        : [`a stack of ${items.length} was told of ${notifications.map(({ count }) => count).join(', ') || 'never'}`]),
    ]
    return {
      counts: {
        'CVs confirmed': confirmed.size,
        'CVs read': items.length,
        'candidates of stacks': saved.length,
        stacks: 1,
      },
      problems,
    }
  }

  return {
    step,
    check: async () => {
      const until = performance.now() + DRAIN_MS
      const all = []
      for (const stack of stacks) all.push(await checkStack(stack, until))
      return addFindings(all)
    },
  }
}
