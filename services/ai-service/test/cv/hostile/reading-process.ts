import { createParsers } from '../../../src/cv/workers/parsers.ts'
import { endless } from './make-hostile-pdf.ts'
import { childrenNow } from './resident.ts'

/** Reads for ever, and tells which process reads. A process of its own, to be killed. */
const parsers = createParsers({ milliseconds: 600_000 })
void parsers.take('een', 1).parse({ bytes: endless, withSource: false }, new AbortController().signal)
setInterval(() => process.send?.(childrenNow()), 50)
