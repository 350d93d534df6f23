import { afterEach, beforeEach, jest } from '@jest/globals'
import { act } from '@testing-library/react'

/**
 * jsdom plays nothing: this is the one `<audio>` of a test, which does what it is told and says so as a browser does.
 */
export const fakeSound = () => {
  const sound = {
    element: null as HTMLMediaElement | null,
    /** Where it is, in seconds. */
    time: 0,
    /** Lets it play on to a moment. */
    playTo: (time: number) =>
      act(() => {
        sound.time = time
        sound.element?.dispatchEvent(new Event('timeupdate'))
      }),
  }
  beforeEach(() => {
    sound.element = null
    sound.time = 0
    URL.createObjectURL = () => 'blob:geluid'
    URL.revokeObjectURL = () => undefined
    const prototype = HTMLMediaElement.prototype
    jest.spyOn(prototype, 'load').mockImplementation(() => undefined)
    jest.spyOn(prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      sound.element = this
      this.dispatchEvent(new Event('play'))
      return Promise.resolve()
    })
    jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'))
    })
    jest.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => sound.time)
    jest.spyOn(prototype, 'currentTime', 'set').mockImplementation((time: number) => {
      sound.time = time
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  return sound
}
