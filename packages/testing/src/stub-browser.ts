/** What screens ask of a browser and jsdom only says it lacks: scrolling. */
export const stubBrowser = (): void => {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
