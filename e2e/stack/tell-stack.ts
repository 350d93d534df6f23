import { tellProduct } from '../support/shared-product.ts'
import { stackUrls } from './stack-urls.ts'

/** The tests run against what runs already. */
const tellStack = (): void => tellProduct({ urls: stackUrls(process.env), dataDir: '' })

export default tellStack
