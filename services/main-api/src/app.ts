import { AUDIT_LOG_DAYS } from '@wervio/contracts'
import {
  buildService,
  createServiceTokens,
  describeError,
  exitWith,
  type Identities,
  type ServiceOptions,
  type TokenVerifier,
} from '@wervio/service-kit'
import { rememberRecruiters } from '@wervio/service-kit/database'
import type { FastifyInstance } from 'fastify'
import { openBlobs } from '@wervio/service-kit/blobs'
import { accountsPlugin } from './accounts/plugin.ts'
import { applicationsPlugin } from './applications/plugin.ts'
import { attentionPlugin } from './attention/plugin.ts'
import { auditLogPlugin } from './audit-log/plugin.ts'
import { storeReadsIn } from './audit-log/store-reads.ts'
import { calendarPlugin } from './calendar/plugin.ts'
import { candidatesPlugin } from './candidates/plugin.ts'
import { colleaguesPlugin } from './colleagues/plugin.ts'
import { companyProfilePlugin } from './company-profile/plugin.ts'
import { contactPlugin } from './contact/plugin.ts'
import { cvImportsPlugin } from './cv-imports/plugin.ts'
import type { DemoParts } from './demos/demo-parts.ts'
import { demosPlugin } from './demos/plugin.ts'
import { decisionsPlugin } from './decisions/plugin.ts'
import { filesPlugin } from './files/plugin.ts'
import { improvementsPlugin } from './improvements/plugin.ts'
import { invitationsPlugin } from './invitations/plugin.ts'
import { mailPlugin } from './mail/plugin.ts'
import { notificationsPlugin } from './notifications/plugin.ts'
import { pageReportsPlugin } from './page-reports/plugin.ts'
import { personasPlugin } from './personas/plugin.ts'
import { pipelinesPlugin } from './pipelines/plugin.ts'
import { createAskParser } from './platform/ask-parser.ts'
import type { Config } from './platform/config.ts'
import { createDatabase } from './platform/database.ts'
import type { Platform } from './platform/platform.ts'
import { prepareDatabase } from './platform/startup.ts'
import { publicationPlugin } from './publication/plugin.ts'
import { recruiterProfilePlugin } from './recruiter-profile/plugin.ts'
import { createAskProvider } from './account-security/ask-provider.ts'
import { createAccountSecurityRepository } from './account-security/repository.ts'
import { createFindRecruiter } from './sessions/find-recruiter.ts'
import { sessionsPlugin } from './sessions/plugin.ts'
import type { GoogleSettings } from './sign-in/google-settings.ts'
import { signInPlugin } from './sign-in/plugin.ts'
import { createProofs } from './sign-in/proofs.ts'
import { createLinkedIdentityRepository } from './sign-in/repository.ts'
import { secondFactorPlugin } from './second-factor/plugin.ts'
import { vacanciesPlugin } from './vacancies/plugin.ts'

export type AppOptions = Pick<
  Config,
  'aiService' | 'microsoft' | 'smtp' | 'origins' | 'databaseUrl' | 'databaseConnections' | 'logLevel' | 'blobs'
> & {
  verifier: TokenVerifier
  /** A streaming replica of the database, for lists, searches and counts. */
  databaseReplicaUrl?: string | undefined
  /** Null or absent where Google isn't set up. */
  google?: GoogleSettings | null | undefined
  /** The users of the identity provider; without them nobody comes in by Google or Microsoft, and demos never end. */
  identities?: Identities | null | undefined
  /** Demos of visitors; there are none when absent. */
  demos?: DemoParts | undefined
  /** Milliseconds between two rounds that delete identities of deleted accounts; half a minute when absent. */
  identityRoundEvery?: number | undefined
  /** Milliseconds between two looks for jobs to take; 2 s when absent. */
  jobsLookEvery?: number | undefined
  /** Milliseconds between two signs of life of a stream of notifications; 20 s when absent. */
  streamHeartbeatEvery?: number | undefined
  /** Days that entries of the audit log stay; two years when absent. */
  auditLogDays?: number | undefined
  /** The registry of remotes, whose pages reports may name; none when absent. */
  registryFile?: string | undefined
  /** The longest that a request waits for the database, in milliseconds; 3 s when absent. */
  longestWait?: number | undefined
} & Pick<ServiceOptions, 'logDestination' | 'trustedProxies' | 'hosts' | 'callsPerMinute' | 'writesPerMinute' | 'role'>

/**
 * main-api without its port: `main.ts` listens, tests inject. Starts migrating at once; `/health` says when it is done.
 */
export const buildApp = (options: AppOptions): FastifyInstance => {
  const { role = 'all' } = options
  const database = createDatabase({
    url: options.databaseUrl,
    connections: options.databaseConnections,
    replica:
      options.databaseReplicaUrl === undefined
        ? undefined
        : {
            url: options.databaseReplicaUrl,
            onChange: (serves, reason) =>
              serves
                ? app.log.info('lists and searches are read from the replica')
                : app.log.warn({ failure: describeError(reason) }, 'lists and searches are read from the primary'),
          },
    longestWait: options.longestWait,
    onLostConnection: (failure) => app.log.warn({ failure }, 'lost a database connection'),
  })
  const { identities = null } = options
  const askProvider =
    identities &&
    createAskProvider({
      identities,
      security: createAccountSecurityRepository(database),
      onFailure: (error) =>
        app.log.warn({ failure: describeError(error) }, 'how an account is secured could not be stored'),
    })
  const recruiters = rememberRecruiters(createFindRecruiter(database, askProvider))
  const app = buildService({
    service: 'main',
    title: 'Wervio main-api',
    role,
    origins: options.origins,
    verifier: options.verifier,
    findRecruiter: recruiters.find,
    ready: database.ready,
    storeReads: storeReadsIn(database),
    serviceTokens: options.aiService && createServiceTokens(options.aiService.secret),
    logLevel: options.logLevel,
    trustedProxies: options.trustedProxies,
    hosts: options.hosts,
    callsPerMinute: options.callsPerMinute,
    writesPerMinute: options.writesPerMinute,
    ...(options.logDestination && { logDestination: options.logDestination }),
  })
  const stopPreparing = prepareDatabase(database, app.log, (error) =>
    exitWith(`The database could not be brought up to date: ${JSON.stringify(describeError(error))}`),
  )
  // Before the domains: hooks run in reverse, so the database closes when all of them have stopped.
  app.addHook('onClose', async () => {
    await app.readLog?.stop()
    await stopPreparing()
    await database.close()
  })
  const { aiService } = options
  const aiCalls = aiService && { url: aiService.url, tokens: createServiceTokens(aiService.secret) }
  const platform: Platform = {
    role,
    database,
    blobs: openBlobs(options.blobs),
    microsoft: options.microsoft,
    signIn: {
      proofs: createProofs({ microsoft: options.microsoft, google: options.google ?? null }),
      links: createLinkedIdentityRepository(database),
      identities,
    },
    origins: options.origins,
    smtp: options.smtp,
    registryFile: options.registryFile ?? null,
    aiCalls,
    askParser: aiCalls && createAskParser(aiCalls),
    demos: options.demos ?? { atOnce: 0 },
    identities,
    askProvider,
    identityRoundEvery: options.identityRoundEvery,
    findRecruiter: recruiters.find,
    forgetRecruiters: recruiters.forget,
    jobsLookEvery: options.jobsLookEvery,
    streamHeartbeatEvery: options.streamHeartbeatEvery,
    auditLogDays: options.auditLogDays ?? AUDIT_LOG_DAYS,
  }
  app.register(accountsPlugin, platform)
  app.register(signInPlugin, platform)
  app.register(sessionsPlugin, platform)
  app.register(colleaguesPlugin, platform)
  app.register(invitationsPlugin, platform)
  app.register(vacanciesPlugin, platform)
  app.register(companyProfilePlugin, platform)
  app.register(publicationPlugin, platform)
  app.register(personasPlugin, platform)
  app.register(filesPlugin, platform)
  app.register(candidatesPlugin, platform)
  app.register(cvImportsPlugin, platform)
  app.register(applicationsPlugin, platform)
  app.register(pipelinesPlugin, platform)
  app.register(decisionsPlugin, platform)
  app.register(improvementsPlugin, platform)
  app.register(attentionPlugin, platform)
  app.register(calendarPlugin, platform)
  app.register(mailPlugin, platform)
  app.register(recruiterProfilePlugin, platform)
  app.register(secondFactorPlugin, platform)
  app.register(notificationsPlugin, platform)
  app.register(contactPlugin, platform)
  app.register(pageReportsPlugin, platform)
  app.register(auditLogPlugin, platform)
  app.register(demosPlugin, platform)
  return app
}
