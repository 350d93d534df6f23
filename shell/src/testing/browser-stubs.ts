import { jest } from '@jest/globals'

class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom lacks and the shell uses. `dark` is what the device prefers. */
export const stubBrowser = ({ dark = false }: { dark?: boolean } = {}): void => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: dark && media.includes('dark'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.scrollTo = jest.fn<() => void>()
  window.ResizeObserver = NoResizes
  Element.prototype.scrollIntoView = jest.fn<() => void>()
}
