import { startSmtpServer } from '@wervio/testing/smtp'
import { newEmail, type Recruiter } from '../../support/accounts.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../../support/looks.ts'
import { expect, ownTest } from '../../support/own-product.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { saveVacancy } from '../../support/api.ts'
import type { Page } from '@playwright/test'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

const test = ownTest.extend<object, { smtp: SmtpServer }>({
  smtp: [
    async ({}, provide) => {
      const server = await startSmtpServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    async ({ smtp }, provide) =>
      provide({
        WERVIO_SMTP_URL: smtp.url,
        WERVIO_MAIL_FROM: 'Werving <werving@linde.example>',
        WERVIO_MAIL_UNDO_SECONDS: '1',
      }),
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial' })

type Session = { signedIn: Page; recruiter: Recruiter; urls: { mainApi: string } }

/** Opens the page with a rejection for a candidate of the recruiter who is signed in. */
const openRejection = async ({ signedIn: page, recruiter, urls }: Session, email = 'ilse@example.nl') => {
  const candidate = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email })
  await saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: 'Linde' })
  await page.goto(`/mail?candidate=${candidate.id}&template=rejection`)
  const preview = page.getByRole('region', { name: 'Voorbeeld' })
  await expect(preview.getByText('Ilse Hoogveen')).toBeVisible()
  await page.getByLabel('Vacature', { exact: true }).selectOption({ label: 'Planner · Linde' })
  await page.getByLabel('Je naam').fill('Sam de Wit')
  await page.getByLabel('Je naam').blur()
  return { candidate, preview }
}
const confirmSending = async (page: Page) => {
  await page.getByRole('region', { name: 'Voorbeeld' }).getByRole('button', { name: 'Versturen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click()
}
const logRow = (page: Page) => page.getByRole('article', { name: 'Je sollicitatie op de functie Planner' })

test('a mail is looked at, confirmed and taken by the mail server once; profile and log know', async ({
  signedIn: page,
  recruiter,
  smtp,
  urls,
}) => {
  const { candidate } = await openRejection({ signedIn: page, recruiter, urls })
  await confirmSending(page)
  await expect(page.getByText('Je hebt iedereen gehad.')).toBeVisible()
  await expect(logRow(page).getByText('Verstuurd', { exact: true })).toBeVisible({ timeout: 60_000 })
  const mails = smtp.state.mails.filter(({ to }) => to.includes('ilse@example.nl'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.message).toContain('Subject: Je sollicitatie op de functie Planner')
  expect(mails[0]?.message).toContain('Sam de Wit')
  await page.goto(`/kandidaat-profiel/${candidate.id}`)
  await expect(page.getByText(/^Mail verstuurd: .*Je sollicitatie op de functie Planner/)).toBeVisible()
})

test('an address that the server refuses is shown with its reason, and can be tried again', async ({
  signedIn: page,
  recruiter,
  smtp,
  urls,
}) => {
  await openRejection({ signedIn: page, recruiter, urls }, 'onbekend@example.nl')
  smtp.state.mood = 'refuse-recipient'
  await confirmSending(page)
  await expect(logRow(page).getByText('De mailserver kent dit adres niet of weigert het.')).toBeVisible({
    timeout: 60_000,
  })
  smtp.state.mood = 'accept'
  await logRow(page).getByRole('button', { name: 'Opnieuw versturen' }).click()
  await expect(logRow(page).getByText('Verstuurd', { exact: true })).toBeVisible({ timeout: 60_000 })
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('writing, sending and the log have no barrier', async ({ signedIn: page, recruiter, smtp, urls }) => {
    smtp.state.mood = 'refuse-recipient'
    const { preview } = await openRejection({ signedIn: page, recruiter, urls })
    await expect(preview.getByText(/^Beste Ilse,/)).toBeVisible()
    await expectNoBarrier(page)
    await preview.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click()
    await expect(logRow(page).getByText('Niet verstuurd')).toBeVisible({ timeout: 60_000 })
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Wijzig sjabloon Afwijzing' }).click()
    await expect(page.getByRole('dialog', { name: 'Sjabloon wijzigen' })).toBeVisible()
    await expectNoBarrier(page)
  })
})

test('an invitation is mailed, and its link leads to who invites', async ({ signedIn: page, browser, smtp, urls }) => {
  smtp.state.mood = 'accept'
  const email = newEmail()
  await page.goto('/profile/colleagues')
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mailadres/ }).fill(email)
  await expect(dialog.getByRole('checkbox', { name: 'Stuur de uitnodiging per e-mail' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Uitnodiging mailen' }).click()
  await expect(dialog.getByText(`Gemaild naar ${email}.`)).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  const mail = smtp.state.mails.find(({ to }) => to.includes(email))
  expect(mail?.message.replaceAll(/=\r\n/g, '')).toContain(link)
  const context = await browser.newContext({ baseURL: urls.shell })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Je bent uitgenodigd' })).toBeVisible()
  await context.close()
})
