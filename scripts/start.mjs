import { bootstrap } from './setup/bootstrap.mjs'

await bootstrap('scripts/start.ts')
