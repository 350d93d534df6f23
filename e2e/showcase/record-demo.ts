import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ffmpeg, toWebp } from './ffmpeg.ts'
import { PATIENCE, type Scene } from './scene.ts'
import { Storyboard } from './storyboard.ts'
import { pageAtRest } from '../support/page-at-rest.ts'

const SCREEN = { width: 1240, height: 776 }
/** Of the video, in pixels; its place on the page is at most 800 CSS pixels wide. */
const WIDTH = 1240
/** Constant quality of VP9: 0 is the best, 63 the least. */
const QUALITY = 40
const REASON = 'Sterk op wondzorg. Voorbehouden handelingen vraag ik na.'

/** The steps of e2e/tests/matching.spec.ts, at the pace of somebody who looks on. */
const playMatching = async (page: Page, story: Storyboard): Promise<void> => {
  await page.goto('/matching-dashboard?vanaf=0')
  const people = page.getByRole('list', { name: 'Kandidaten' })
  await expect(people.getByRole('link', { name: /^2\./ })).toBeVisible({ timeout: PATIENCE })
  await page.getByRole('button', { name: 'Inklappen' }).click()
  const reasons = page.getByRole('complementary', { name: 'Uitleg bij de score' })
  await expect(reasons.getByRole('heading', { name: /op 1 staat$/ })).toBeVisible()
  await expect(page.getByText('Scores worden bijgewerkt')).toBeHidden({ timeout: PATIENCE })

  story.say('Kandidaten naast je vacature, op volgorde van hun score.')
  await story.hold(2.6)
  story.say('De score is een som: per eis zie je of die is gevonden.')
  await story.pointAt(reasons.getByRole('heading', { name: /op 1 staat$/ }))
  await story.hold(2.4)
  story.say('Wat als een eis zwaarder weegt? De lijst laat het zien.')
  const whatIf = page.getByRole('region', { name: 'Wat als' })
  const choice = whatIf.getByRole('combobox', { name: 'Eis om te proberen' })
  await story.pointAt(choice)
  await choice.selectOption({ label: 'Rijbewijs B' })
  await story.hold(0.8)
  for (const weight of ['4', '7', '10']) {
    await whatIf.getByRole('spinbutton').fill(weight)
    await story.hold(0.6)
  }
  await story.hold(1.6)
  const reset = whatIf.getByRole('button', { name: 'Herstel' })
  await story.pointAt(reset)
  await reset.click()
  await story.hold(0.6)

  story.say('Elk bewijs opent het CV op die plek.')
  const source = reasons.getByRole('link', { name: /^CV/ }).nth(1)
  await story.pointAt(source)
  await source.click()
  await expect(page).toHaveURL(/\/kandidaat-profiel\//)
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: PATIENCE })
  await pageAtRest(page)
  await story.hold(3)

  story.say('Jij besluit, met een reden die bewaard blijft.')
  await page.goBack()
  const reason = reasons.getByRole('textbox', { name: 'Jouw reden' })
  await story.pointAt(reason)
  await reason.click()
  for (let end = 9; end < REASON.length + 9; end += 9) {
    await reason.fill(REASON.slice(0, end))
    await story.hold(0.2)
  }
  await story.pointAt(reasons.getByRole('button', { name: 'Naar volgende fase' }))
  await story.hold(2.4)
}

/** Records the match analysis in one theme: `demo-<theme>.webm` and its first picture `demo-<theme>.webp`. */
const recordTheme = async (
  { browser, storageState, baseURL, work, result }: Scene,
  colorScheme: 'light' | 'dark',
): Promise<Storyboard> => {
  const frames = join(work, colorScheme)
  await mkdir(frames)
  const screen = { viewport: SCREEN, reducedMotion: 'reduce', colorScheme } as const
  const context = await browser.newContext({ baseURL, storageState, ...screen })
  const page = await context.newPage()
  const story = new Storyboard(page, frames)
  await playMatching(page, story)
  await context.close()

  const list = join(frames, 'frames.txt')
  await story.writeFrames(list)
  const video = join(result, `demo-${colorScheme}.webm`)
  const codec = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', `${QUALITY}`, '-row-mt', '1', '-pix_fmt', 'yuv420p']
  const scale = `fps=12,scale=${WIDTH}:-2:flags=lanczos`
  await ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-vf', scale, ...codec, '-g', '240', '-an', video)
  await toWebp(story.firstFrame, join(result, `demo-${colorScheme}.webp`), SCREEN, 70)
  console.log(`demo, ${colorScheme}: ${story.seconds.toFixed(1)} s, ${(await stat(video)).size} bytes`)
  return story
}

/** Records the match analysis in both themes, and what is said, which is the same in both: `demo.vtt`. */
export const recordDemo = async (scene: Scene): Promise<void> => {
  await recordTheme(scene, 'light')
  const story = await recordTheme(scene, 'dark')
  await story.writeCaptions(join(scene.result, 'demo.vtt'))
}
