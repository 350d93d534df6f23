import { bootstrap } from './setup/bootstrap.mjs'

await bootstrap('scripts/test.ts')
