import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { drawPointer, type Point } from './pointer.ts'

const FRAMES_A_SECOND = 12
/** Frames in which the pointer goes from one place to the next. */
const GLIDE = 9

type Frame = { file: string; seconds: number }
type Caption = { start: number; text: string }

const easeOut = (part: number): number => 1 - (1 - part) ** 3

/**
 * Pictures of a page with the time each is shown, so that a video of it runs equally fast on a slow machine, and the
 * captions that go with them.
 */
export class Storyboard {
  readonly #page: Page
  readonly #folder: string
  readonly #frames: Frame[] = []
  readonly #captions: Caption[] = []
  #pointer: Point = { x: 620, y: 470 }
  #seconds = 0

  constructor(page: Page, folder: string) {
    this.#page = page
    this.#folder = folder
  }

  get seconds(): number {
    return this.#seconds
  }

  /** The picture that it begins with. */
  get firstFrame(): string {
    const [first] = this.#frames
    if (!first) throw new Error('the story has no frames')
    return first.file
  }

  /** What is said from now on. */
  say(text: string): void {
    this.#captions.push({ start: this.#seconds, text })
  }

  /** Shows the page as it is now for some seconds. */
  async hold(seconds: number): Promise<void> {
    await drawPointer(this.#page, this.#pointer)
    const file = join(this.#folder, `frame-${String(this.#frames.length).padStart(4, '0')}.png`)
    await this.#page.screenshot({ path: file, animations: 'disabled' })
    this.#frames.push({ file, seconds })
    this.#seconds += seconds
  }

  /** Moves the pointer to the middle of something that is on the screen. */
  async pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('the pointer has nowhere to go')
    const [from, to] = [this.#pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    for (let step = 1; step <= GLIDE; step += 1) {
      const part = easeOut(step / GLIDE)
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await this.hold(1 / FRAMES_A_SECOND)
    }
    await this.hold(0.3)
  }

  /** The frames as a list that ffmpeg reads; the last one stands twice, because its duration is otherwise dropped. */
  async writeFrames(file: string): Promise<void> {
    const last = this.#frames.at(-1)
    const lines = this.#frames.map((frame) => `file '${frame.file}'\nduration ${frame.seconds.toFixed(4)}`)
    await writeFile(file, `${lines.join('\n')}\nfile '${last?.file ?? ''}'\n`)
  }

  /** The captions as WebVTT. */
  async writeCaptions(file: string): Promise<void> {
    const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)
    const cues = this.#captions.map(({ start, text }, index) => {
      const end = this.#captions[index + 1]?.start ?? this.#seconds
      return `${time(start)} --> ${time(end)}\n${text}\n`
    })
    await writeFile(file, `WEBVTT\n\n${cues.join('\n')}`)
  }
}
