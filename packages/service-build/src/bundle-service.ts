import { readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { entryPoints } from './entry-points.ts'
import { withOwnPlace } from './own-places.ts'

/**
 * Packages that read files beside their own code, load native code, or load at run time what nothing says before: they
 * stay where they are installed.
 */
const INSTALLED =
  /^(?:@electric-sql\/pglite|@ffmpeg-installer\/ffmpeg|@fastify\/swagger(?:-ui)?|@huggingface\/tokenizers|@ricky0123\/vad-web|file-type|onnxruntime-node|pdfjs-dist|pg-native|pino|tesseract\.js)(?:\/|$)/

/** Code of a package that asks where it stands, for native code, or for a package that only it can find. */
const OWN_PLACE =
  /\b__dirname\b|\b__filename\b|\bimport\.meta\.(?:url|dirname|filename|resolve)\b|require\([^)]*\.node['"]\)|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*[A-Za-z_$]/

const isPackage = (file: string) => file.includes(`${sep}node_modules${sep}`)

/** Modules of our own are told where their sources stand; packages of `INSTALLED` are imported from where they are. */
const ownPlaces = (folder: string): Plugin => ({
  name: 'own-places',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      isPackage(path) ? undefined : { contents: withOwnPlace(readFileSync(path, 'utf8'), path, folder), loader: 'ts' },
    )
    bundle.onResolve({ filter: INSTALLED }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'asked') return undefined
      const { path: file, errors } = await bundle.resolve(path, { kind, resolveDir, pluginData: 'asked' })
      // An optional package that isn't here fails where it is asked for, as it does without a bundle.
      return errors.length > 0 ? { path, external: true } : { path: `./${relative(folder, file)}`, external: true }
    })
  },
})

/** Bundled code of packages that would look for its files beside the bundle. */
const misplaced = ({ inputs }: Metafile, service: string): string[] =>
  Object.keys(inputs)
    .map((input) => resolve(service, input))
    .filter((file) => isPackage(file) && OWN_PLACE.test(readFileSync(file, 'utf8')))

/**
 * Writes `dist` of a service: its code and that of its packages in a few files, so that a start loads those in place of
 * two thousand. What runs in a thread or a process of its own is an entry beside `main.js`.
 *
 * @param service the folder of the service
 * @throws when a package that is bundled looks for files beside its code
 */
export const bundleService = async (service: string): Promise<void> => {
  const folder = join(service, 'dist')
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: service,
    entryPoints: entryPoints(service),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    metafile: true,
    logLevel: 'warning',
    legalComments: 'none',
    // Packages that are CommonJS ask for their own through it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    },
    plugins: [ownPlaces(folder)],
  })
  const files = misplaced(metafile, service)
  if (files.length === 0) return
  rmSync(folder, { recursive: true })
  throw new Error(
    `These would look for their files beside the bundle; name their package in INSTALLED:\n${files.join('\n')}`,
  )
}
