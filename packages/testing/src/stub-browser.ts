/** Stubs for scrolling, which jsdom doesn't implement. */
export const stubBrowser = (): void => {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
