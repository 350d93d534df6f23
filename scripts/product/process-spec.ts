/** One process of the product. */
export type ProcessSpec = {
  name: string
  /** Arguments for our own Node. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Runs before every start, including restarts. */
  before?: () => Promise<void>
  /** Resolves true once it can serve. Called repeatedly until then, with its latest output. */
  ready: (lastWords: string) => Promise<boolean>
  /**
   * Whether it is still alive. Called every few seconds; after a long silence it is replaced. Without it, there are no
   * checks.
   */
  alive?: () => Promise<boolean>
  /** Multiple of the usual silence after which it counts as hung; 1 by default. */
  patience?: number
  /** Names of the processes that must be ready first. */
  after?: string[]
  /** Its log also goes to the terminal. */
  loud?: boolean
}
