/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { preloadOnIntent } from './preload-on-intent.ts'

const preload = jest.fn<(pathname: string) => void>()
let stop: () => void

beforeEach(() => {
  document.body.innerHTML =
    '<a id="own" href="/vacancy-dashboard?view=table"><b>Vacatures</b></a><a id="other" href="https://elders.example/x">x</a><p>tekst</p>'
  stop = preloadOnIntent(document, preload)
})
afterEach(() => {
  stop()
  preload.mockReset()
  Reflect.deleteProperty(navigator, 'connection')
})

const fire = (name: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }))

test.each(['pointerover', 'focusin', 'touchstart'])('a link that gets %s has its page fetched ahead', (name) => {
  fire(name, '#own b')
  expect(preload.mock.calls).toEqual([['/vacancy-dashboard']])
})

test('what is no link of this site, and everything after the stop, fetches nothing', () => {
  fire('pointerover', '#other')
  fire('pointerover', 'p')
  stop()
  fire('pointerover', '#own')
  expect(preload).not.toHaveBeenCalled()
})

test('where somebody saves data nothing is fetched ahead', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  fire('pointerover', '#own')
  expect(preload).not.toHaveBeenCalled()
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } })
  fire('pointerover', '#own')
  expect(preload).toHaveBeenCalledTimes(1)
})
