// compile.mjs FOLDER OUT.pdf: cv.typ of the folder as a PDF. Needs @myriaddreamin/typst-ts-node-compiler, installed in
// the folder TYPST_HOME names.
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, out] = process.argv.slice(2)
const { NodeCompiler } = createRequire(join(process.env.TYPST_HOME, 'package.json'))(
  '@myriaddreamin/typst-ts-node-compiler',
)
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] })
writeFileSync(out, compiler.pdf({ mainFilePath: join(folder, 'cv.typ') }))
