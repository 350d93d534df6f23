import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import {
  createCompanyProfile,
  deleteCompanyProfile,
  listCompanyProfiles,
  updateCompanyProfile,
  type CompanyProfile,
  type CompanyProfileChange,
  type CompanyProfileDraft,
} from '@wervio/contracts'

const profilesKey = ['company-profiles'] as const

export const useCompanyProfiles = () =>
  useQuery({ queryKey: profilesKey, queryFn: ({ signal }) => call(listCompanyProfiles, {}, { signal }) })

const byName = new Intl.Collator('nl-NL', { sensitivity: 'base' })

const withProfile = (profiles: readonly CompanyProfile[], profile: CompanyProfile): CompanyProfile[] =>
  [
    ...profiles
      .filter(({ id }) => id !== profile.id)
      .map((other) => (profile.is_default ? { ...other, is_default: false } : other)),
    profile,
  ].toSorted((one, other) => byName.compare(one.name, other.name))

/** Creates, changes and removes company profiles; the list shows the answer at once. */
export const useChangeProfiles = () => {
  const queries = useQueryClient()
  const show = (change: (profiles: CompanyProfile[]) => CompanyProfile[]) => {
    queries.setQueryData<CompanyProfile[]>(profilesKey, (profiles) => profiles && change(profiles))
    void queries.invalidateQueries({ queryKey: profilesKey })
  }
  const create = useMutation({
    mutationFn: (draft: CompanyProfileDraft) => call(createCompanyProfile, { body: draft }),
    onSuccess: (profile) => show((profiles) => withProfile(profiles, profile)),
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: CompanyProfileChange & { id: string }) =>
      call(updateCompanyProfile, { params: { id }, body }),
    onSuccess: (profile) => show((profiles) => withProfile(profiles, profile)),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteCompanyProfile, { params: { id } }),
    onSuccess: ({ id }) => show((profiles) => profiles.filter((profile) => profile.id !== id)),
  })
  return { create, change, remove }
}
