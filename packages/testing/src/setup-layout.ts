/**
 * Stubs for jsdom, which has no layout: no media query matches and no element changes size. A test that needs more
 * replaces them.
 */
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
