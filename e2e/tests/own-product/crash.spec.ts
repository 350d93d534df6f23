import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vacancy } from '@wervio/contracts'
import { createRecruiter, type Recruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { ownTest as test, expect } from '../../support/own-product.ts'
import { fillSignIn } from '../../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

/** Confirmed saves before the kill, and as many after it. */
const SAVES = 20
/** Confirmed saves that the kill comes in the middle of; far fewer than the 600 that a minute allows. */
const MOST_SAVES = 100
const AT_ONCE = 4

/** The titles whose saves were answered with 201, and how many of them end the saving. */
type Progress = { confirmed: Set<string>; goal: number; killMayCome: () => void }

/** One confirmed save, tried again with growing pauses while the service is away. */
const save = (mainApi: string, { token }: Recruiter, { confirmed }: Progress) =>
  expect
    .poll(
      async () => {
        const title = `Vacature ${crypto.randomUUID()}`
        const answer = await callApi(`${mainApi}/api/vacancies`, { token, method: 'POST', body: { title } }).catch(
          () => null,
        )
        if (answer?.status === 201) confirmed.add(title)
        return answer?.status
      },
      { timeout: 60_000 },
    )
    .toBe(201)

/** Several at once save until the goal is reached. */
const saveUntilGoal = (mainApi: string, recruiter: Recruiter, progress: Progress) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (progress.confirmed.size < progress.goal) {
        await save(mainApi, recruiter, progress)
        if (progress.confirmed.size >= SAVES) progress.killMayCome()
      }
    }),
  )

const titlesOf = async (mainApi: string, { token }: Recruiter): Promise<Set<string>> => {
  const titles = new Set<string>()
  let path: string | undefined = '/api/vacancies'
  while (path !== undefined) {
    const response: Response = await fetch(mainApi + path, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
    for (const { title } of (await response.json()) as Vacancy[]) titles.add(title)
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return titles
}

for (const name of ['main-api', 'database'])
  test(`kill -9 of ${name} in the middle of saves loses nothing that was confirmed, and it comes back`, async ({
    ownProduct,
  }) => {
    test.setTimeout(180_000)
    const { mainApi } = ownProduct.urls
    const recruiter = await createRecruiter(ownProduct.urls)
    const enough = Promise.withResolvers<void>()
    const progress: Progress = { confirmed: new Set(), goal: MOST_SAVES, killMayCome: enough.resolve }
    const savers = saveUntilGoal(mainApi, recruiter, progress)
    await Promise.race([enough.promise, savers])
    await ownProduct.restart(name, 'SIGKILL')
    await savers
    progress.goal = progress.confirmed.size + SAVES
    await saveUntilGoal(mainApi, recruiter, progress)
    const storedTitles = await titlesOf(mainApi, recruiter)
    expect([...progress.confirmed].filter((title) => !storedTitles.has(title))).toEqual([])
  })

test('an account registered just before the sign-in service is killed is still there', async ({ ownProduct }) => {
  const recruiter = await createRecruiter(ownProduct.urls)
  await ownProduct.restart('auth-emulator', 'SIGKILL')
  const { status } = await callApi(
    `${ownProduct.urls.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      body: { email: recruiter.email, password: recruiter.password, returnSecureToken: true },
    },
  )
  expect(status).toBe(200)
})

test('a link for a new password is in the log of the sign-in, and works once', async ({ ownProduct, page }) => {
  const recruiter = await createRecruiter(ownProduct.urls)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(recruiter.email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als dit e-mailadres bij ons bekend is')).toBeVisible()
  const links = async () => {
    const log = await readFile(join(ownProduct.dataDir, 'logs', 'auth-emulator.log'), 'utf8')
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
