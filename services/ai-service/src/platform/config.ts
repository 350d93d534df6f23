import { textLanguages } from '@wervio/contracts'
import { microsoftProblems, microsoftVariables } from '@wervio/microsoft'
import { commonVariables, portVariable } from '@wervio/service-kit'
import { blobProblems, blobVariables } from '@wervio/service-kit/blobs'
import { databaseVariables } from '@wervio/service-kit/database'
import { metricsPortVariable, telemetryVariables } from '@wervio/service-kit/telemetry'
import { resolve } from 'node:path'
import { z } from 'zod'
import { hasModels } from '@wervio/cv-document/recogniser'
import { cvReaders, usualReader } from '../cv/reader.ts'
import { usualStyle } from '../engines/openai-compatible/model-options.ts'
import { speechProblems, speechVariables } from '../speech/speech-variables.ts'

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
    ...microsoftVariables,
    ...blobVariables,
    ...speechVariables,
    ...telemetryVariables,
    WERVIO_AI_SERVICE_PORT: portVariable(5000),
    WERVIO_AI_SERVICE_METRICS_PORT: metricsPortVariable,
    WERVIO_MAIN_API_PORT: portVariable(8000),
    /** Where main-api is, for the candidate of a conversation with somebody new. */
    WERVIO_MAIN_API_INTERNAL_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://main-api:8000' })
      .optional(),
    /** Recordings that this process makes transcripts of at a time. */
    WERVIO_SPEECH_JOBS: z.coerce
      .number({ error: 'must be a number of recordings' })
      .int()
      .min(1, { error: 'must be at least 1' })
      .max(16, { error: 'must be at most 16' })
      .default(1),
    /**
     * An OpenAI-compatible endpoint, such as http://localhost:11434/v1; with AI_MODEL it takes the place of the builtin
     * engine.
     */
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
    /** The most an answer that has begun may stand still. */
    AI_IDLE_SECONDS: seconds(45),
    /** How freely the model words; not sent when absent, because some models refuse it. */
    AI_TEMPERATURE: z.coerce.number({ error: 'must be a number from 0 to 2' }).min(0).max(2).optional(),
    /** The tokens of question and answer together that the model takes: longer CVs go in parts. */
    AI_CONTEXT_TOKENS: z.coerce
      .number({ error: 'must be a number of tokens' })
      .int()
      .min(2_048, { error: 'must be at least 2048 tokens' })
      .optional(),
    /**
     * An OpenAI-compatible endpoint for embeddings, up to and including /v1; with AI_EMBEDDINGS_MODEL possible evidence
     * is proposed.
     */
    AI_EMBEDDINGS_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://localhost:11434/v1' })
      .optional(),
    AI_EMBEDDINGS_MODEL: z.string().optional(),
    AI_EMBEDDINGS_API_KEY: z.string().optional(),
    AI_EMBEDDINGS_TIMEOUT_SECONDS: seconds(20),
    /** The cosine above which a place is proposed; measured on sentences of our own when absent. */
    AI_EMBEDDINGS_SIMILARITY: z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1).optional(),
    /** How vacancy texts of a model address their reader. */
    AI_ADDRESS: z.enum(['je', 'u'], { error: 'must be je or u' }).default(usualStyle.address),
    /** A folder of tesseract's models (nld.traineddata.gz, eng.traineddata.gz) to read scanned CVs with. */
    WERVIO_OCR_MODELS: z
      .string()
      .transform((folder) => resolve(folder))
      .refine(hasModels, { error: 'must be a folder with .traineddata files, such as nld.traineddata.gz' })
      .optional(),
    /** How the jobs of a CV are read: by the rules, or by rules and the fitted path. */
    WERVIO_CV_READER: z.enum(cvReaders, { error: 'must be rules or vote' }).default(usualReader),
    /** The language of vacancy texts of a model. */
    AI_LANGUAGE: z.enum(textLanguages, { error: 'must be nl or en' }).default(usualStyle.language),
    /** How long vacancy texts of a model are. */
    AI_LENGTH: z
      .enum(['short', 'normal', 'long'], { error: 'must be short, normal or long' })
      .default(usualStyle.length),
  })
  .superRefine((env, context) => {
    const together = (missing: string, other: string) =>
      context.addIssue({ code: 'custom', path: [missing], message: `is needed when ${other} is set` })
    if (env.AI_BASE_URL && !env.AI_MODEL) together('AI_MODEL', 'AI_BASE_URL')
    if (!env.AI_BASE_URL && env.AI_MODEL) together('AI_BASE_URL', 'AI_MODEL')
    if (env.AI_EMBEDDINGS_URL && !env.AI_EMBEDDINGS_MODEL) together('AI_EMBEDDINGS_MODEL', 'AI_EMBEDDINGS_URL')
    if (!env.AI_EMBEDDINGS_URL && env.AI_EMBEDDINGS_MODEL) together('AI_EMBEDDINGS_URL', 'AI_EMBEDDINGS_MODEL')
    if (!env.AI_BASE_URL && env.AI_API_KEY) together('AI_BASE_URL', 'AI_API_KEY')
    for (const { name, message } of [...microsoftProblems(env), ...speechProblems(env), ...blobProblems(env)])
      context.addIssue({ code: 'custom', path: [name], message })
  })

export type Config = z.output<typeof environment>
