import { remotePreset } from '@wervio/federation/build'
import { description } from './src/remote.ts'

export default remotePreset({
  root: import.meta.dirname,
  remote: description,
  prerender: './src/static/render.tsx',
})
