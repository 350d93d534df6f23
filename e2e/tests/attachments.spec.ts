import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { limits, messages, type Vacancy } from '@wervio/contracts'
import type { Recruiter } from '../support/accounts.ts'
import { saveVacancy } from '../support/api.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { docx, pdf, png, program, scan, text, type SampleFile } from '../support/sample-files.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import type { Urls } from '../support/urls.ts'

const newVacancy = (urls: Urls, recruiter: Recruiter): Promise<Vacancy> =>
  saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: 'Transport Noord' })
const open = async (page: Page, { id }: Vacancy) => {
  await page.goto(`/vacancy/${id}?tab=bijlagen`)
  await expect(page.getByRole('button', { name: 'Bijlage toevoegen' })).toBeVisible()
}
const choose = (page: Page, files: SampleFile[] | string) => page.getByLabel('Bestanden kiezen').setInputFiles(files)
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Bijlagen' }).getByRole('listitem').filter({ hasText: name })
const preview = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Bekijk ${name}` }).click()
  return page.getByRole('dialog', { name: 'Voorbeeld' })
}

/** True when the page that is drawn has anything dark on it. */
const hasInk = (dialog: Locator): Promise<boolean> =>
  dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.some((value, index) => index % 4 === 0 && value < 128 && pixels[index + 3] === 255)
  })

const profile = pdf('functieprofiel.pdf', ['Functieprofiel', 'Bladzijde twee'])
const team = png('team.png')
const notes = text('notitie.txt', 'Café, € 3.250')
const letter = docx('brief.docx', 'Beste collega')

test('files of several kinds are kept, shown and come back byte for byte', async ({ page, urls, recruiter }) => {
  const vacancy = await newVacancy(urls, recruiter)
  await open(page, vacancy)
  await choose(page, [profile, team, notes, letter])
  await expect(row(page, 'brief.docx')).toContainText('Word-document')
  await expect(row(page, 'functieprofiel.pdf')).toContainText('Pdf-bestand')
  await expect(row(page, 'team.png')).toContainText('Afbeelding')
  await expect(row(page, 'notitie.txt')).toContainText('Tekst')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Bijlagen 4' })).toBeVisible()
  await expect(row(page, 'team.png')).toContainText(recruiter.email)
  for (const file of [profile, team, notes, letter]) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${file.name}` }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(file.name)
    expect((await readFile(await download.path())).equals(file.buffer)).toBe(true)
  }
})

test('a PDF shows page by page, with the keyboard too, and every other kind as it can', async ({
  page,
  urls,
  recruiter,
}) => {
  await open(page, await newVacancy(urls, recruiter))
  await choose(page, [profile, team, notes, letter, text('beschadigd.pdf', '%PDF-1.4\nkapot')])
  const dialog = await preview(page, 'functieprofiel.pdf')
  await expect(dialog.getByText('Pagina 1 van 2')).toBeVisible()
  await expect(dialog.getByRole('figure', { name: 'Pagina 1' })).toContainText('Functieprofiel')
  await expect.poll(() => hasInk(dialog)).toBe(true)
  await page.keyboard.press('PageDown')
  await expect(dialog.getByRole('figure', { name: 'Pagina 2' })).toContainText('Bladzijde twee')
  await page.keyboard.press('+')
  await expect(dialog.getByText('125%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bekijk functieprofiel.pdf' })).toBeFocused()

  await expect((await preview(page, 'team.png')).getByRole('img', { name: 'team.png' })).toHaveJSProperty(
    'naturalWidth',
    40,
  )
  await page.keyboard.press('Escape')
  await expect((await preview(page, 'notitie.txt')).getByText('Café, € 3.250')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['brief.docx', 'beschadigd.pdf']) {
    await expect((await preview(page, name)).getByRole('heading', { name: 'Geen voorbeeld mogelijk' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('a scanned page is drawn, without WebAssembly', async ({ page, urls, recruiter }) => {
  await open(page, await newVacancy(urls, recruiter))
  await choose(page, [scan('gescand.pdf')])
  const dialog = await preview(page, 'gescand.pdf')
  await expect(dialog.getByText('Pagina 1 van 1')).toBeVisible()
  await expect.poll(() => hasInk(dialog)).toBe(true)
})

test('what a browser would run is kept but never run, and a name stays a name', async ({ page, urls, recruiter }) => {
  await open(page, await newVacancy(urls, recruiter))
  await page.evaluate(() => Object.assign(window, { stolen: false }))
  const script = 'window.stolen = true; parent.stolen = true'
  await choose(page, [
    text(
      'logo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`,
      'image/svg+xml',
    ),
    text('pagina.html', `<!doctype html><html><body><script>${script}</script></body></html>`, 'text/html'),
    text('../../geheim.txt', 'gewoon tekst'),
  ])
  for (const name of ['logo.svg', 'pagina.html']) {
    await expect((await preview(page, name)).getByRole('heading', { name: 'Geen voorbeeld mogelijk' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const dialog = page.getByRole('dialog', { name: 'Voorbeeld' })
  await page.getByRole('button', { name: /^Bekijk .*geheim\.txt$/ }).click()
  await expect(dialog.getByText('gewoon tekst')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Bijlagen' })).not.toContainText('../')
  expect(await page.evaluate(() => 'stolen' in window && window.stolen)).toBe(false)
})

test('too large, empty and programs are refused with words, the rest goes on', async ({
  page,
  urls,
  recruiter,
  complaints,
}, info) => {
  complaints.allow(/status of 415/)
  await open(page, await newVacancy(urls, recruiter))
  const film = info.outputPath('film.mp4')
  await writeFile(film, Buffer.alloc(limits.attachment + 1))
  await choose(page, film)
  await choose(page, [text('leeg.txt', ''), program('cv.pdf'), notes])
  const list = page.getByRole('list', { name: 'Bestanden onderweg' })
  await expect(list.getByRole('listitem').filter({ hasText: 'film.mp4' })).toContainText(
    'Bestand is te groot (max 50 MB)',
  )
  await expect(list.getByRole('listitem').filter({ hasText: 'leeg.txt' })).toContainText(messages.attachmentEmpty)
  await expect(list.getByRole('listitem').filter({ hasText: 'cv.pdf' })).toContainText(messages.attachmentRefused)
  await expect(row(page, 'notitie.txt')).toBeVisible()
})

test('a file dropped on the page is added', async ({ page, urls, recruiter }) => {
  await open(page, await newVacancy(urls, recruiter))
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['gesleept'], 'gesleept.txt', { type: 'text/plain' }))
    return transfer
  })
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
  await expect(row(page, 'gesleept.txt')).toContainText('8 byte')
})

test('an upload that breaks off stays, and goes again when there is a network', async ({
  page,
  urls,
  recruiter,
  complaints,
}) => {
  complaints.allow(/net::ERR_/)
  await open(page, await newVacancy(urls, recruiter))
  await page.route('**/attachments', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await choose(page, [notes])
  await expect(page.getByRole('alert')).toContainText(messages.noNetwork)
  await page.unroute('**/attachments')
  await page.getByRole('button', { name: 'notitie.txt opnieuw proberen' }).click()
  await expect(row(page, 'notitie.txt')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Bestanden onderweg' })).toHaveCount(0)
})

test('leaving while a file is on its way is warned about; another tab of the vacancy is not leaving', async ({
  page,
  urls,
  recruiter,
}) => {
  await open(page, await newVacancy(urls, recruiter))
  const release = Promise.withResolvers<void>()
  await page.route('**/attachments', async (route) => {
    if (route.request().method() === 'POST') await release.promise
    await route.continue()
  })
  await choose(page, [notes])
  await expect(page.getByRole('list', { name: 'Bestanden onderweg' })).toBeVisible()
  const dialogOpened = page.waitForEvent('dialog')
  const leaving = page.close({ runBeforeUnload: true })
  const question = await dialogOpened
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving
  await page.getByRole('tab', { name: 'Overzicht' }).click()
  // While the tab with the files is open, its list shows what has arrived.
  await expect(page.getByRole('tabpanel', { name: 'Overzicht' })).toBeVisible()
  release.resolve()
  await expect(page.getByText('notitie.txt is toegevoegd als bijlage.')).toBeVisible()
})

test('a deleted file can be taken back, and stays gone without that', async ({ page, urls, recruiter }) => {
  await open(page, await newVacancy(urls, recruiter))
  await choose(page, [notes, team])
  await page.getByRole('button', { name: 'Verwijder notitie.txt' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('notitie.txt is terug.')).toBeVisible()
  await page.getByRole('button', { name: 'Verwijder team.png' }).click()
  await expect(page.getByText('team.png is verwijderd.')).toBeVisible()
  await page.reload()
  await expect(row(page, 'notitie.txt')).toBeVisible()
  await expect(row(page, 'team.png')).toHaveCount(0)
})

test('with the keyboard alone a file is looked at and deleted', async ({ page, urls, recruiter }) => {
  await open(page, await newVacancy(urls, recruiter))
  await choose(page, [notes])
  await expect(row(page, 'notitie.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Bijlage toevoegen' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'notitie.txt', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Café, € 3.250')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'notitie.txt', exact: true })).toBeFocused()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('notitie.txt is verwijderd.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nog geen bijlagen' })).toBeVisible()
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('list, upload and preview have no barrier and do not shift', async ({ page, urls, recruiter }) => {
    const check = () => expectNoBarrier(page)
    const vacancy = await newVacancy(urls, recruiter)
    await open(page, vacancy)
    await check()
    await choose(page, [pdf(`${'Heel-lange-naam-'.repeat(8)}.pdf`, ['Functieprofiel']), text('leeg.txt', '')])
    await expect(page.getByRole('list', { name: 'Bijlagen' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeVisible()
    await check()
    await watchLayoutShift(page)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Bijlagen' })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await page.getByRole('button', { name: /^Bekijk Heel/ }).click()
    await expect(page.getByText('Pagina 1 van 1')).toBeVisible()
    await check()
  })
})
