import { randomUUID } from 'node:crypto'
import { notificationPage, type NotificationKind, type NotificationPage } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import type { Recruiter, startApp } from './start-app.ts'

/** What tests of notifications do: raise some, and read them. */
export const notificationsOf = ({ call, databaseUrl }: Pick<ReturnType<typeof startApp>, 'call' | 'databaseUrl'>) => {
  const post = (token: string, what: 'read' | 'unread', payload: object) =>
    call(token, { method: 'POST', url: `/api/notifications/${what}`, payload })
  return {
    list: async (token: string, query = ''): Promise<NotificationPage> =>
      notificationPage.parse((await call(token, { url: `/api/notifications${query}` })).json()),
    page: (token: string, url: string) => call(token, { url }),
    /** Tells an account of something, as a job of the recruiter's organisation. */
    raise: (recruiter: Recruiter, kind: NotificationKind, items: readonly object[], account = recruiter.account.id) =>
      asRecruiter(
        databaseUrl(),
        recruiter,
        sql`select main.raise_notifications(${account}::uuid, ${kind}, ${JSON.stringify(items.map((item) => ({ key: randomUUID(), ...item })))}::jsonb) as raised`,
      ),
    read: (token: string, payload: object) => post(token, 'read', payload),
    unread: (token: string, payload: object) => post(token, 'unread', payload),
    settings: (token: string) => call(token, { url: '/api/notification-settings' }),
    change: (token: string, payload: object) =>
      call(token, { method: 'PATCH', url: '/api/notification-settings', payload }),
  }
}
