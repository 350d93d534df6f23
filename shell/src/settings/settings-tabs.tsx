import * as routes from '@wervio/contracts/routes'
import { LinkTabs, type LinkTab } from '@wervio/ui'
import { useOwnRole } from '../role/use-own-role.ts'

/** The pages about the recruiter's own account, in the order of their tabs. */
const pages: readonly LinkTab[] = [
  { to: routes.profile.href(), label: 'Profiel' },
  { to: routes.colleagues.href(), label: 'Collega’s' },
  { to: routes.security.href(), label: 'Beveiliging' },
  { to: routes.notificationSettings.href(), label: 'Notificaties' },
]
/** Last, so that no tab moves when the role is known. */
const pagesOfOwner: readonly LinkTab[] = [...pages, { to: routes.auditLog.href(), label: 'Logboek' }]

/** The tabs at the head of each of those pages. */
export const SettingsTabs = () => (
  <LinkTabs label="Instellingen" tabs={useOwnRole() === 'owner' ? pagesOfOwner : pages} />
)
