import { remotePreset } from '@wervio/federation/build'
import { description } from './src/remote.ts'
import { drawSharePicture } from './src/static/share-picture/draw.ts'

export default remotePreset({
  root: import.meta.dirname,
  remote: description,
  prerender: './src/static/render.tsx',
  sharePicture: drawSharePicture,
})
