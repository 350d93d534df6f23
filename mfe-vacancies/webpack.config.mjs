import { remotePreset } from '@wervio/federation/build'
import { basePaths } from './src/base-paths.ts'

export default remotePreset({ root: import.meta.dirname, name: 'mfe_vacancies', basePaths, port: 3002, portVariable: 'WERVIO_VACANCIES_PORT' })
