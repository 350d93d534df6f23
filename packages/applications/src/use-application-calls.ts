import { useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { deleteApplication, updateApplication, type Application } from '@wervio/contracts'
import { useMemo } from 'react'
import { applicationMutationKey, useApplicationCache } from './application-cache.ts'
import { oppositeChange, type ApplicationChange } from './application-change.ts'
import type { PipelineMatch } from './pipeline-match.ts'
import { unchangedApplicationReader } from './unchanged-application.ts'

const CHANGED_SINCE = 'Iemand heeft deze procedure intussen gewijzigd. Die blijft zoals die nu is.'

/**
 * The single calls that work for many applications of a vacancy is made of. Each shows in the pipeline at once, and
 * throws when it could not be saved; `outdate` is for afterwards.
 */
export const useApplicationCalls = (vacancyId: string) => {
  const cache = useApplicationCache(vacancyId)
  const queries = useQueryClient()
  return useMemo(() => {
    /** Counts as a change under way, so that a single one beside it doesn't read the pipeline of before this. */
    const asMutation = <Result>(mutationFn: () => Promise<Result>): Promise<Result> =>
      queries
        .getMutationCache()
        .build<Result, Error, void, unknown>(queries, { mutationKey: applicationMutationKey(vacancyId), mutationFn })
        .execute()
    const change = async (application: Application, fields: ApplicationChange): Promise<Application> => {
      await cache.stopReading()
      cache.update(application.id, fields)
      try {
        const savedApplication = await asMutation(() =>
          call(updateApplication, { params: { id: application.id }, body: fields }),
        )
        cache.update(application.id, savedApplication)
        return savedApplication
      } catch (error) {
        cache.update(application.id, oppositeChange(application, fields))
        throw error
      }
    }
    return {
      change,
      remove: async (match: PipelineMatch, motivation = ''): Promise<void> => {
        const { id } = match.application
        await asMutation(() => call(deleteApplication, { params: { id }, body: { motivation } }))
        await cache.stopReading()
        cache.remove(match.id)
      },
      /** Gives applications back what they had in `fields`; refuses one that somebody has changed since. */
      restorer: () => {
        const readUnchanged = unchangedApplicationReader(vacancyId, CHANGED_SINCE)
        return async (before: Application, after: Application, fields: ApplicationChange): Promise<void> => {
          await readUnchanged(after)
          await change(after, oppositeChange(before, fields))
        }
      },
      /** Reads again, once for all, what changes of the applications of these candidates make stale. */
      outdate: cache.outdateAll,
    }
  }, [cache, queries, vacancyId])
}

export type ApplicationCalls = ReturnType<typeof useApplicationCalls>
