/** One process of the product. */
export type ProcessSpec = {
  name: string
  /** Arguments to our own Node. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Done before every start, a restart too. */
  before?: () => Promise<void>
  /** Resolves true once it can serve; asked again and again until then, with what it wrote last. */
  ready: (lastWords: string) => Promise<boolean>
  /** Whether it still lives, asked every few seconds; it is replaced after a long silence. Absent: not asked. */
  alive?: () => Promise<boolean>
  /** How many times the usual silence it may keep before it counts as hung; 1 when absent. */
  patience?: number
  /** Names of those that must be ready first. */
  after?: string[]
  /** Its log also goes to the terminal. */
  loud?: boolean
}
