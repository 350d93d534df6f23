import { messages, type CompanyProfile } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { COMPANY_PROFILES, failure, server } from './fake-services.ts'

const AT = '2026-01-01T09:00:00.000Z'

const emptyProfile = {
  company: '',
  sector: '',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  mission_vision_values: '',
  social_contribution: '',
  is_default: false,
  version: 1,
  created_at: AT,
  updated_at: AT,
}

export const companyProfile = (overrides: Partial<CompanyProfile> & { name: string }): CompanyProfile => ({
  ...emptyProfile,
  id: crypto.randomUUID(),
  ...overrides,
})

/** A service that keeps company profiles, with those given; `all` reads what it has now. */
export const fakeCompanyProfiles = (profiles: readonly CompanyProfile[]) => {
  let stored = [...profiles]
  const put = (profile: CompanyProfile) => {
    const others = stored.filter(({ id }) => id !== profile.id)
    stored = [...others.map((other) => (profile.is_default ? { ...other, is_default: false } : other)), profile]
    return profile
  }
  const one = (id: unknown) => stored.find((profile) => profile.id === id)
  const profileNotFound = () =>
    HttpResponse.json(failure('not_found', messages.companyProfileNotFound), { status: 404 })
  server.use(
    http.get(COMPANY_PROFILES, () => HttpResponse.json(stored)),
    http.post(COMPANY_PROFILES, async ({ request }) => {
      const draft = (await request.json()) as Parameters<typeof companyProfile>[0]
      return HttpResponse.json(put(companyProfile(draft)), {
        status: 201,
      })
    }),
    http.put(`${COMPANY_PROFILES}/:id`, async ({ params, request }) => {
      const { base_version, ...change } = (await request.json()) as Partial<CompanyProfile> & { base_version: number }
      const current = one(params['id'])
      if (!current) return profileNotFound()
      if (current.version !== base_version)
        return HttpResponse.json({ ...failure('conflict', messages.companyProfileConflict), current }, { status: 409 })
      return HttpResponse.json(put({ ...current, ...change, version: base_version + 1 }))
    }),
    http.delete(`${COMPANY_PROFILES}/:id`, ({ params }) => {
      const profile = one(params['id'])
      if (!profile) return profileNotFound()
      stored = stored.filter(({ id }) => id !== profile.id)
      return HttpResponse.json(profile)
    }),
  )
  return { all: () => stored, put }
}
