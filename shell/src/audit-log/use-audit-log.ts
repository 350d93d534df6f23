import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage } from '@wervio/api-client'
import { auditActors, auditCategories, isOneOf, listAuditEntries, type AuditFilter } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSearchParams } from '@wervio/routing'

const PAGE_SIZE = 50

const isId = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)

/** The names of the filters in the address, which are the product's Dutch. Who did it is an account or 'job'. */
const names = {
  actor_id: 'wie',
  actor: 'wie',
  category: 'soort',
  candidate_id: 'kandidaat',
  vacancy_id: 'vacature',
  from: 'van',
  to: 'tot',
} as const satisfies Record<keyof AuditFilter, string>
export type AuditFilterName = keyof typeof names

const isValue: Record<AuditFilterName, (value: string) => boolean> = {
  actor_id: isId,
  actor: (value) => isOneOf(auditActors, value),
  category: (value) => isOneOf(auditCategories, value),
  candidate_id: isId,
  vacancy_id: isId,
  from: isDay,
  to: isDay,
}

/** The query of an address at which one filter more is set. */
const searchWith = (before: URLSearchParams, name: AuditFilterName, value: string): URLSearchParams => {
  const next = new URLSearchParams(before)
  if (value === '') next.delete(names[name])
  else next.set(names[name], value)
  return next
}

/** The address of the log as it is now, with what one person did alone. */
export const useActorAddress = (): ((actorId: string) => string) => {
  const [parameters] = useSearchParams()
  return (actorId) => `${routes.auditLog.path}?${searchWith(parameters, 'actor_id', actorId)}`
}

/**
 * The filter in the address, so that it can be sent to somebody and survives a reload; what makes no sense is left out.
 */
export const useAuditFilter = () => {
  const [parameters, setParameters] = useSearchParams()
  const entries = Object.entries(names).flatMap(([name, parameter]) => {
    const value = parameters.get(parameter)
    return value !== null && isValue[name as AuditFilterName](value) ? [[name, value] as const] : []
  })
  return {
    filter: Object.fromEntries(entries) as AuditFilter,
    change: (name: AuditFilterName, value: string) =>
      setParameters((before) => searchWith(before, name, value), { replace: true }),
    clear: () => setParameters({}, { replace: true }),
  }
}

/** The entries of the organisation that fit a filter, newest first, a page at a time. */
export const useAuditLog = (filter: AuditFilter, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listAuditEntries,
        { query: { ...filter, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
    enabled,
  })
