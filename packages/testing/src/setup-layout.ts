/** jsdom has no layout: no media query matches and nothing ever changes its size. A test that needs more puts its own here. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

window.matchMedia ??= noMatch
window.ResizeObserver ??= NoResizes
