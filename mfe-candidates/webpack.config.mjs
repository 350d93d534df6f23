import { remotePreset } from '@wervio/federation/build'
import { basePaths } from './src/base-paths.ts'

export default remotePreset({ root: import.meta.dirname, name: 'mfe_candidates', basePaths, port: 3003, portVariable: 'WERVIO_CANDIDATES_PORT' })
