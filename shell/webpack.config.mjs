import { hostPreset } from '@wervio/federation/build'
import { drawSharePicture } from '@wervio/share-picture'
import { ownPages } from './src/site/own-pages.ts'

export default hostPreset({
  root: import.meta.dirname,
  name: 'shell',
  facades: { '@tanstack/react-query': './src/shared/react-query.ts' },
  pages: ['microsoft-sign-in'],
  chrome: './src/static/render-chrome.tsx',
  sharePicture: drawSharePicture,
  ownPaths: ownPages.map(({ path }) => path),
})
