import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vacancy } from '@wervio/contracts'
import { createRecruiter, type Recruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { ownTest as test, expect } from '../../support/own-product.ts'
import { fillSignIn } from '../../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const KILL_AFTER = 20
const AT_ONCE = 4

const untilServing = (mainApi: string) =>
  expect
    .poll(async () => (await fetch(`${mainApi}/health`).catch(() => null))?.ok ?? false, { timeout: 30_000 })
    .toBe(true)

/** Saves without end, and waits where the service is away; `confirmed` grows with every 201. Resolves when `until` does. */
const keepSaving = async (
  mainApi: string,
  { token }: Recruiter,
  confirmed: Set<string>,
  until: { stopped: boolean },
  reached: () => void,
) => {
  while (!until.stopped) {
    const title = `Vacature ${crypto.randomUUID()}`
    const answer = await callApi(`${mainApi}/api/vacancies`, { token, method: 'POST', body: { title } }).catch(
      () => null,
    )
    if (answer?.status === 201) confirmed.add(title)
    else await untilServing(mainApi)
    if (confirmed.size >= KILL_AFTER) reached()
  }
}

const titlesOf = async (mainApi: string, { token }: Recruiter): Promise<Set<string>> => {
  const { body } = await callApi<Vacancy[]>(`${mainApi}/api/vacancies?limit=500`, { token })
  return new Set(body.map(({ title }) => title))
}

for (const name of ['main-api', 'database'])
  test(`kill -9 of ${name} in the middle of saves loses nothing that was confirmed, and it comes back`, async ({
    own,
  }) => {
    test.setTimeout(120_000)
    const { mainApi } = own.urls
    const recruiter = await createRecruiter(own.urls)
    const confirmed = new Set<string>()
    const until = { stopped: false }
    const enough = Promise.withResolvers<void>()
    const savers = Array.from({ length: AT_ONCE }, () =>
      keepSaving(mainApi, recruiter, confirmed, until, enough.resolve),
    )
    await enough.promise
    const before = confirmed.size
    await own.restart(name, 'SIGKILL')
    await expect
      .poll(
        async () =>
          (
            await callApi(`${mainApi}/api/vacancies`, {
              method: 'POST',
              token: recruiter.token,
              body: { title: 'Weer terug' },
            }).catch(() => ({ status: 0 }))
          ).status,
        { timeout: 30_000 },
      )
      .toBe(201)
    await expect.poll(() => confirmed.size, { timeout: 30_000 }).toBeGreaterThan(before)
    until.stopped = true
    await Promise.all(savers)
    const kept = await titlesOf(mainApi, recruiter)
    expect([...confirmed].filter((title) => !kept.has(title))).toEqual([])
    expect(kept.size).toBeLessThan(500)
  })

test('an account registered just before the sign-in service is killed is still there', async ({ own }) => {
  const recruiter = await createRecruiter(own.urls)
  await own.restart('auth-emulator', 'SIGKILL')
  const { status } = await callApi(
    `${own.urls.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      body: { email: recruiter.email, password: recruiter.password, returnSecureToken: true },
    },
  )
  expect(status).toBe(200)
})

test('a link for a new password is in the log of the sign-in, and works once', async ({ own, page }) => {
  const recruiter = await createRecruiter(own.urls)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(recruiter.email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als dit email adres bij ons bekend is')).toBeVisible()
  const links = async () => {
    const log = await readFile(join(own.dataDir, 'logs', 'auth-emulator.log'), 'utf8')
    return new RegExp(`PASSWORD_RESET ${recruiter.email}: (\\S+)`).exec(log)?.[1]
  }
  await expect.poll(links, { timeout: 15_000 }).toBeTruthy()
  const link = (await links()) ?? ''
  await page.goto(link)
  await page.getByLabel('Nieuw wachtwoord').fill('Zonnebloem-28')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Je nieuwe wachtwoord is opgeslagen.')).toBeVisible()
  await page.goto('/login')
  await fillSignIn(page, { email: recruiter.email, password: 'Zonnebloem-28' })
  await expect(page).toHaveURL('/dashboard')
})
