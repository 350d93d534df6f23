import { hostPreset } from '@wervio/federation/build'

export default hostPreset({
  root: import.meta.dirname,
  name: 'shell',
  facades: { '@tanstack/react-query': './src/shared/react-query.ts' },
  pages: ['microsoft-sign-in'],
  chrome: './src/static/render-chrome.tsx',
})
