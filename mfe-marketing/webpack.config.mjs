import { remotePreset } from '@wervio/federation/build'
import { basePaths } from './src/base-paths.ts'

export default remotePreset({ root: import.meta.dirname, name: 'mfe_marketing', basePaths, port: 3001, portVariable: 'WERVIO_MARKETING_PORT' })
