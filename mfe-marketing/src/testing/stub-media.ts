/** What jsdom lacks of a video and of media queries; the device of somebody may ask for less motion, and be dark. */
export const stubMedia = ({ wantsCalm = false, isDark = false } = {}): void => {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('prefers-color-scheme') ? isDark : wantsCalm,
      media,
    }) as MediaQueryList
  const { prototype } = HTMLMediaElement
  const state = new WeakMap<HTMLMediaElement, boolean>()
  const change = (video: HTMLMediaElement, isPlaying: boolean) => {
    state.set(video, isPlaying)
    video.dispatchEvent(new Event(isPlaying ? 'play' : 'pause'))
  }
  Object.defineProperty(prototype, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !state.get(this)
    },
  })
  prototype.play = function play() {
    change(this, true)
    return Promise.resolve()
  }
  prototype.pause = function pause() {
    change(this, false)
  }
}
