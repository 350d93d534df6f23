import { defineDomain } from '@wervio/service-kit'
import { createForget } from '../colleagues/forget.ts'
import type { Platform } from '../platform/platform.ts'
import { createInvitationRepository } from './repository.ts'
import { invitationRoutes } from './routes.ts'
import { sendInvitation } from './send-invitation.ts'

const WITHDRAWALS_PER_MINUTE = 60

export const invitationsPlugin = defineDomain<
  Pick<Platform, 'database' | 'aiCalls' | 'forgetRecruiters' | 'smtp' | 'origins'>
>({ name: 'invitations', writesPerMinute: WITHDRAWALS_PER_MINUTE }, (app, platform) => {
  const { smtp } = platform
  invitationRoutes(app, {
    invitations: createInvitationRepository(platform.database),
    forget: createForget(platform, app.log),
    send: smtp && ((facts) => sendInvitation(smtp, facts)),
    origins: platform.origins,
  })
})
