import * as routes from '@wervio/contracts/routes'
import { LinkTabs, type LinkTab } from '@wervio/ui'

/** The pages about the recruiter's own account, in the order of their tabs. */
const pages: readonly LinkTab[] = [
  { to: routes.profile.href(), label: 'Profiel' },
  { to: routes.colleagues.href(), label: 'Collega’s' },
  { to: routes.security.href(), label: 'Beveiliging' },
  { to: routes.notificationSettings.href(), label: 'Notificaties' },
]

/** The tabs at the head of each of those pages. */
export const SettingsTabs = () => <LinkTabs label="Instellingen" tabs={pages} />
