import { useQuery, useQueryClient } from '@tanstack/react-query'
import { onRoleRefused, profileQuery, queryKeys } from '@wervio/api-client'
import { isOneOf, roleExplanations, roleNames, roles, type Role } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useEffect, useRef } from 'react'

/** Asks for the role again as soon as a service refuses one, and says what it has become while pages were open. */
export const useRoleNews = (): void => {
  const queries = useQueryClient()
  const answer = useQuery({ ...profileQuery, enabled: false }).data?.role
  const role = answer !== undefined && isOneOf(roles, answer) ? answer : null
  const roleBefore = useRef<Role | null>(null)
  useEffect(() => onRoleRefused(() => void queries.invalidateQueries({ queryKey: queryKeys.profile })), [queries])
  useEffect(() => {
    if (role === null) return
    if (roleBefore.current !== null && roleBefore.current !== role)
      toast(`Je rol is nu ‘${roleNames[role]}’. ${roleExplanations[role]}`, { tone: 'blue', place: 'role' })
    roleBefore.current = role
  }, [role])
}
