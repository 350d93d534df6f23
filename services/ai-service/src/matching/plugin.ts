import { defineDomain, describeError } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { createProposals } from './embeddings/proposals.ts'
import { proposalRoutes } from './embeddings/routes.ts'
import { createOpenVacancies } from './refresh/open-vacancies.ts'
import { createRefresher } from './refresh/refresher.ts'
import { createRequirementLists } from './requirements/requirement-lists.ts'
import { createPresentTaxonomy } from './requirements/present-taxonomy.ts'
import { createRequirementReader } from './requirements/vacancy-requirements.ts'
import { createMatching } from './results/matching.ts'
import { matchingRoutes } from './routes.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** Holds candidates beside vacancies, and keeps the scores up to date in the background. */
export const matchingPlugin = defineDomain<
  Pick<Platform, 'transaction' | 'parsers' | 'engine' | 'rules' | 'embedder' | 'taxonomy'>
>(
  { name: 'matching', writesPerMinute: WRITES_PER_MINUTE },
  (app, { transaction, parsers, engine, rules, embedder, taxonomy }) => {
    const presentTaxonomy = createPresentTaxonomy(taxonomy, (error) =>
      app.log.warn({ failure: describeError(error) }, 'the taxonomy could not be read'),
    )
    // Read before the first that asks waits for it, and looked at before each call opens a transaction.
    app.addHook('onListen', () => presentTaxonomy.refresh())
    app.addHook('preHandler', () => presentTaxonomy.refresh())
    const requirementsOf = createRequirementReader(presentTaxonomy)
    const stopping = new AbortController()
    const report = (failure: object) => app.log.warn(failure, 'a candidate could not be scored')
    const refresher = createRefresher({
      transaction,
      requirementsOf,
      taxonomy: presentTaxonomy,
      report,
      onFailed: (error) => app.log.warn({ failure: describeError(error) }, 'scores could not be brought up to date'),
      today,
    })
    app.addHook('onClose', async () => {
      stopping.abort()
      await refresher.stop()
    })
    const matching = createMatching({ transaction, requirementsOf, refresher, report, today, signal: stopping.signal })
    const openVacancies = createOpenVacancies({ transaction, requirementsOf, refresher, today })
    matchingRoutes(app, {
      requirements: createRequirementLists(transaction, requirementsOf),
      matching,
      openVacancies,
    })
    const onFailed = (failure: object) => app.log.warn(failure, 'passages could not be placed by the model')
    proposalRoutes(app, createProposals({ transaction, matching, embedder, today, signal: stopping.signal, onFailed }))
    analysisRoutes(app, { matching, parsers, engine, rules, today })
  },
)
