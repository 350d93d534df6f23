import { commonVariables, portVariable } from '@wervio/service-kit'
import { databaseVariables } from '@wervio/service-kit/database'
import { z } from 'zod'

const seconds = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(1, { error: 'must be at least 1 second' })
    .max(3_600, { error: 'must be at most 3600 seconds' })
    .default(fallback)

/** Every variable this process reads. */
export const environment = z
  .object({
    ...commonVariables,
    ...databaseVariables,
    WERVIO_AI_SERVICE_PORT: portVariable(5000),
    /** An OpenAI-compatible endpoint, such as http://localhost:11434/v1; with AI_MODEL it takes the place of the builtin engine. */
    AI_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://localhost:11434/v1' })
      .optional(),
    AI_MODEL: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    /** Who writes for somebody without an account: the builtin rules, whatever AI_BASE_URL says, or nobody. */
    WERVIO_VISITOR_ENGINE: z
      .enum(['builtin', 'configured', 'off'], { error: 'must be builtin, configured or off' })
      .default('builtin'),
    /** The most one answer may take, retries included. */
    AI_TIMEOUT_SECONDS: seconds(120),
    /** The most an answer may stand still. */
    AI_IDLE_SECONDS: seconds(45),
  })
  .superRefine((env, context) => {
    const together = (missing: string, other: string) =>
      context.addIssue({ code: 'custom', path: [missing], message: `is needed when ${other} is set` })
    if (env.AI_BASE_URL && !env.AI_MODEL) together('AI_MODEL', 'AI_BASE_URL')
    if (!env.AI_BASE_URL && env.AI_MODEL) together('AI_BASE_URL', 'AI_MODEL')
    if (!env.AI_BASE_URL && env.AI_API_KEY) together('AI_BASE_URL', 'AI_API_KEY')
  })

export type Config = z.output<typeof environment>
