import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { endpoints, type Publication, type Vacancy } from '@wervio/contracts'

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false

const newest = (kept: Publication | undefined, fetched: Publication): Publication =>
  kept && kept.version > fetched.version ? kept : fetched

/** The text of a vacancy as it is stored now. */
export const usePublication = (vacancyId: string) =>
  useQuery({
    queryKey: queryKeys.vacancies.publication(vacancyId),
    queryFn: ({ signal }) => call(endpoints.getPublication, { params: { id: vacancyId } }, { signal }),
    // A read that was on its way during a save must not bring the older text back.
    structuralSharing: (kept, fetched) => newest(kept as Publication | undefined, fetched as Publication),
    retry,
  })

/** The kept versions, newest first; asks nothing until `wanted`. */
export const useVersions = (vacancyId: string, wanted = true) =>
  useQuery({
    queryKey: queryKeys.vacancies.versions(vacancyId),
    queryFn: ({ signal }) => call(endpoints.listPublicationVersions, { params: { id: vacancyId } }, { signal }),
    enabled: wanted,
    retry,
  })

/** One kept version with its text; a version never changes. */
export const useVersion = (vacancyId: string, version: string | null) =>
  useQuery({
    queryKey: [...queryKeys.vacancies.versions(vacancyId), version],
    queryFn: ({ signal }) =>
      call(endpoints.getPublicationVersion, { params: { id: vacancyId, version: version ?? '' } }, { signal }),
    enabled: version !== null,
    retry,
  })

/** Tells every screen of this browser what is stored now. */
export const rememberPublication = (queries: QueryClient, vacancyId: string, publication: Publication): void => {
  queries.setQueryData(queryKeys.vacancies.publication(vacancyId), publication)
  queries.setQueryData<Vacancy>(
    queryKeys.vacancies.one(vacancyId),
    (kept) => kept && { ...kept, description: publication.html },
  )
  void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(vacancyId) })
}
