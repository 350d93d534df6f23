/** jsdom lays nothing out, so nothing changes size. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What screens ask of a browser and jsdom lacks. */
export const stubBrowser = (): void => {
  window.ResizeObserver = NoResizes
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
