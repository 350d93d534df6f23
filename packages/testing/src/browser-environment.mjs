import { File } from 'node:buffer'
import Environment from 'jest-fixed-jsdom'

/** jsdom with Node's own Blob and FormData, and the File that belongs to them: they take none of jsdom's. */
export default class BrowserEnvironment extends Environment {
  constructor(...args) {
    super(...args)
    this.global.File = File
  }
}
