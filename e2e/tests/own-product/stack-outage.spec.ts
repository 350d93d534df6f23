import type { CvImport } from '@wervio/contracts'
import { createRecruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { labelledCv } from '../../support/labelled-cvs.ts'
import { expect, ownTest as test } from '../../support/own-product.ts'

test.describe.configure({ mode: 'serial' })

const NAMES = [
  'nl-docent.pdf',
  'en-teacher.pdf',
  'nl-chauffeur.pdf',
  'en-sales.pdf',
  'nl-grafisch.pdf',
  'nl-controller.pdf',
]

for (const name of ['main-api', 'ai-service'])
  test(`kill -9 of ${name} while a stack is read: every CV is read in the end, and nobody is there twice`, async ({
    ownProduct,
  }) => {
    test.setTimeout(180_000)
    const { mainApi } = ownProduct.urls
    const recruiter = await createRecruiter(ownProduct.urls)
    const { token } = recruiter
    const { body: stack } = await callApi<CvImport>(`${mainApi}/api/cv-imports`, {
      token,
      method: 'POST',
      body: { mode: 'automatic' },
    })
    for (const file of NAMES) {
      const { mimeType, buffer } = await labelledCv(file)
      const body = new FormData()
      body.set('cv', new File([new Uint8Array(buffer)], file, { type: mimeType }))
      expect(
        (
          await fetch(`${mainApi}/api/cv-imports/${stack.id}/files`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
            body,
          })
        ).status,
      ).toBe(201)
    }
    await ownProduct.restart(name, 'SIGKILL')
    const unread = async () => {
      const answer = await callApi<CvImport>(`${mainApi}/api/cv-imports/${stack.id}`, { token }).catch(() => null)
      return answer?.status === 200
        ? answer.body.items.filter(({ status }) => status === 'waiting' || status === 'reading').length
        : NAMES.length
    }
    await expect.poll(unread, { timeout: 120_000 }).toBe(0)
    const { body } = await callApi<CvImport>(`${mainApi}/api/cv-imports/${stack.id}`, { token })
    expect(body.items.filter(({ status }) => status === 'failed')).toEqual([])
    await expect
      .poll(async () => (await callApi<{ name: string }[]>(`${mainApi}/api/candidates`, { token })).body.length)
      .toBeLessThanOrEqual(NAMES.length)
    const { body: candidates } = await callApi<{ name: string }[]>(`${mainApi}/api/candidates`, { token })
    expect(new Set(candidates.map(({ name: called }) => called)).size).toBe(candidates.length)
  })
