import { remotePreset } from '@wervio/federation/build'
import { drawSharePicture } from '@wervio/share-picture'
import { description } from './src/remote.ts'

export default remotePreset({
  root: import.meta.dirname,
  remote: description,
  prerender: './src/static/render.tsx',
  sharePicture: drawSharePicture,
})
