import { defineRemote } from '@wervio/federation/remote'
import { basePaths } from './base-paths.ts'
import { HomePage } from './home/home-page.tsx'

export const remote = defineRemote({ basePaths, routes: [{ path: '/', element: <HomePage /> }] })
