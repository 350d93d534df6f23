import captions from './assets/demo.vtt'
import video from './assets/demo.webm'
import poster from './assets/demo.webp'

/** A recording of the match analysis with sample data; `npm run showcase` makes it from the product. */
export const demo = { video, poster, captions, width: 1240, height: 776 }
