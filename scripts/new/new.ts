import { root } from '../product/root.ts'
import { NewRemoteError } from './choose.ts'
import { makeRemote } from './make-remote.ts'

const [kind, name] = process.argv.slice(2)

try {
  if (kind !== 'remote') throw new NewRemoteError('usage: pnpm new remote NAME')
  const { folder, port, installed } = makeRemote(root, name)
  console.log(
    `${folder} is made and will be served on port ${port}. It describes its pages in ${folder}/src/remote.ts.`,
  )
  console.log(
    installed
      ? '`npm start` builds it and shows it beside the others.'
      : '`npm start` installs, builds and shows it beside the others.',
  )
} catch (error) {
  console.error(error instanceof NewRemoteError ? error.message : error)
  process.exitCode = 1
}
