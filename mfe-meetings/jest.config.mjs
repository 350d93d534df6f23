import browser from '@wervio/testing/jest-browser'

export default {
  ...browser,
  moduleNameMapper: {
    ...browser.moduleNameMapper,
    // What bundlers take for a browser; jest would take the build for Node, which knows no files of a browser.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
  },
}
