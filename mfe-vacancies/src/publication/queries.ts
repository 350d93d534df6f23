import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import {
  getPublication,
  getPublicationVersion,
  listPublicationVersions,
  type Publication,
  type Vacancy,
} from '@wervio/contracts'

const newest = (cached: Publication | undefined, fetched: Publication): Publication =>
  cached && cached.version > fetched.version ? cached : fetched

/** The text of a vacancy as it is stored now. */
export const usePublication = (vacancyId: string) =>
  useQuery({
    queryKey: queryKeys.vacancies.publication(vacancyId),
    queryFn: ({ signal }) => call(getPublication, { params: { id: vacancyId } }, { signal }),
    // A read that was on its way during a save must not bring the older text back.
    structuralSharing: (cached, fetched) => newest(cached as Publication | undefined, fetched as Publication),
  })

/** The stored versions, newest first; sends no request while not `enabled`. */
export const useVersions = (vacancyId: string, enabled = true) =>
  useQuery({
    queryKey: queryKeys.vacancies.versions(vacancyId),
    queryFn: ({ signal }) => call(listPublicationVersions, { params: { id: vacancyId } }, { signal }),
    enabled,
  })

/** One stored version with its text; a version never changes. */
export const useVersion = (vacancyId: string, version: string | null) =>
  useQuery({
    queryKey: [...queryKeys.vacancies.versions(vacancyId), version],
    queryFn: ({ signal }) =>
      call(getPublicationVersion, { params: { id: vacancyId, version: version ?? '' } }, { signal }),
    enabled: version !== null,
  })

/** Puts a saved publication in the cache of every screen. */
export const rememberPublication = (queries: QueryClient, vacancyId: string, publication: Publication): void => {
  queries.setQueryData(queryKeys.vacancies.publication(vacancyId), publication)
  queries.setQueryData<Vacancy>(
    queryKeys.vacancies.one(vacancyId),
    (cached) => cached && { ...cached, description: publication.html },
  )
  void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(vacancyId) })
}
