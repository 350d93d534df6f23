import type { CompanyProfile, CompanyProfileChange, CompanyProfileDraft } from '@wervio/contracts'
import type { startApp } from './start-app.ts'

const URL = '/api/company-profiles'

/** Calls about company profiles, for the tests of one app. */
export const companyProfilesOf = ({ call }: Pick<ReturnType<typeof startApp>, 'call'>) => {
  const create = (token: string, draft: CompanyProfileDraft) =>
    call(token, { method: 'POST', url: URL, payload: draft })
  return {
    create,
    createCompanyProfile: async (
      token: string,
      draft: CompanyProfileDraft = { name: 'Zorggroep De Linde' },
    ): Promise<CompanyProfile> => (await create(token, draft)).json<CompanyProfile>(),
    list: async (token: string) => (await call(token, { url: URL })).json<CompanyProfile[]>(),
    change: (token: string, id: string, change: CompanyProfileChange) =>
      call(token, { method: 'PUT', url: `${URL}/${id}`, payload: change }),
    remove: (token: string, id: string) => call(token, { method: 'DELETE', url: `${URL}/${id}` }),
  }
}
