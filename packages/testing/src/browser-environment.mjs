import { File } from 'node:buffer'
import process from 'node:process'
// Before jsdom, whose parts take the function that this replaces when they load.
import './selector-filter.mjs'
import Environment from 'jest-fixed-jsdom'
import { ownChannels } from './own-channels.ts'

/**
 * jsdom with Node's own Blob and FormData, and the File that belongs to them: they take none of jsdom's. A test file
 * that needs a time zone names it: `@jest-environment-options {"timeZone": "Europe/Amsterdam"}`.
 */
export default class BrowserEnvironment extends Environment {
  constructor(config, context) {
    super(config, context)
    this.global.File = File
    this.channels = ownChannels()
    this.global.BroadcastChannel = this.channels.OwnChannel
    this.timeZoneBefore = process.env.TZ
    const { timeZone } = config.projectConfig.testEnvironmentOptions
    if (timeZone) process.env.TZ = timeZone
  }

  async teardown() {
    this.channels.closeAll()
    if (this.timeZoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = this.timeZoneBefore
    await super.teardown()
  }
}
