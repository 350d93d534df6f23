import { tellProduct } from '../support/shared-product.ts'
import { stackUrls } from './stack-urls.ts'

/** The tests run against what runs already; its logs, if any, are in the folder `logs` of WERVIO_STACK_DATA. */
const tellStack = (): void =>
  tellProduct({ urls: stackUrls(process.env), dataDir: process.env['WERVIO_STACK_DATA'] ?? '' })

export default tellStack
