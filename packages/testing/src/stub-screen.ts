import { afterEach } from '@jest/globals'

/** What a test begins with; null while no screen is stubbed. */
let plainMatchMedia: typeof window.matchMedia | null = null

const widthIn = (media: string, feature: 'min-width' | 'max-width'): number | null => {
  const [, pixels] = new RegExp(`${feature}: ([\\d.]+)px`).exec(media) ?? []
  return pixels === undefined ? null : Number(pixels)
}

/** Gives the screen a width in pixels, as media queries see it, until the end of the test. */
export const stubScreen = (width: number): void => {
  const matchMedia = (plainMatchMedia ??= window.matchMedia)
  window.matchMedia = (media) => {
    const [least, most] = [widthIn(media, 'min-width'), widthIn(media, 'max-width')]
    const matches = (least !== null || most !== null) && width >= (least ?? 0) && width <= (most ?? Infinity)
    return Object.assign(matchMedia(media), { matches })
  }
}

afterEach(() => {
  if (plainMatchMedia) window.matchMedia = plainMatchMedia
  plainMatchMedia = null
})
