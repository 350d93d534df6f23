import type { MicrosoftSettings } from '@wervio/microsoft'
import type { FindRecruiter, Identities, ProcessRole, ServiceTokens } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { AskProvider } from '../account-security/ask-provider.ts'
import type { DemoParts } from '../demos/demo-parts.ts'
import type { EnterParts } from '../sign-in/enter.ts'
import type { SmtpSettings } from '../mail/settings.ts'
import type { AskParser } from './ask-parser.ts'
import type { Database } from './database.ts'

/** The parts that domains share. Each domain names the parts it needs. */
export type Platform = {
  /** Whether this process answers calls, does the background work, or both. */
  role: ProcessRole
  database: Database
  blobs: BlobStore
  /** Asks ai-service to read a CV; null when ai-service isn't configured. */
  askParser: AskParser | null
  /** Address of ai-service and the tokens for it; null when it isn't configured. */
  aiCalls: { url: string; tokens: ServiceTokens } | null
  demos: DemoParts
  /** The users of the sign-in provider; null where there is none to ask. */
  identities: Identities | null
  /** Asks for the user of an account there, and notes how it is secured; null where there is none to ask. */
  askProvider: AskProvider | null
  /** Milliseconds between two rounds that delete identities of deleted accounts; half a minute when absent. */
  identityRoundEvery?: number | undefined
  /** The account of a sign-in as calls find it, which may be half a minute old. */
  findRecruiter: FindRecruiter
  /** Milliseconds between two looks for jobs to take; 2 s when absent. */
  jobsLookEvery?: number | undefined
  /** Milliseconds between two signs of life of a stream of notifications; 20 s when absent. */
  streamHeartbeatEvery?: number | undefined
  /** Has all sign-ins of an identity looked up anew at their next call; those of everybody without one. */
  forgetRecruiters: (uid?: string) => void
  /** Days that entries of the audit log stay. */
  auditLogDays: number
  /** Null where Microsoft isn't set up. */
  microsoft: MicrosoftSettings | null
  /** Who somebody is by Google or Microsoft, and the user whom the identity provider makes of them. */
  signIn: EnterParts
  /** Where the pages of the product are, the shell's first. */
  origins: readonly string[]
  /** The registry of remotes, whose pages reports may name; null where this process can't read it. */
  registryFile: string | null
  /** Null where no mail server is set up. */
  smtp: SmtpSettings | null
}

/**
 * The most writes by one account to one endpoint in a minute: no person makes ten a second for a whole minute, also not
 * with an editor that saves automatically.
 */
export const WRITES_PER_MINUTE = 600
