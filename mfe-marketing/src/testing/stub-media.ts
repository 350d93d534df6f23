/** What jsdom lacks of a video and of media queries; `wantsCalm` is the answer to every query. */
export const stubMedia = (wantsCalm = false): void => {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { matches: wantsCalm, media }) as MediaQueryList
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
