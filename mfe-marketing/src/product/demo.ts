import captions from './assets/demo.vtt'
import darkVideo from './assets/demo-dark.webm'
import darkPoster from './assets/demo-dark.webp'
import lightVideo from './assets/demo-light.webm'
import lightPoster from './assets/demo-light.webp'

/** A recording of the match analysis with sample data, in both themes; `npm run showcase` makes it from the product. */
export const demo = {
  light: { video: lightVideo, poster: lightPoster },
  dark: { video: darkVideo, poster: darkPoster },
  captions,
  width: 1240,
  height: 776,
}
