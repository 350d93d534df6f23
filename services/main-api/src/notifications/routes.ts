import {
  changeNotificationSettings,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  unreadNotifications,
} from '@wervio/contracts'
import { cutPage, implement, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { NotificationRepository } from './repository.ts'
import type { NotificationSettingsRepository } from './settings-repository.ts'

type Parts = { notifications: NotificationRepository; settings: NotificationSettingsRepository }

export const notificationRoutes = (app: FastifyInstance, { notifications, settings }: Parts): void => {
  implement(app, listNotifications, async ({ recruiter, query, reply }) => {
    const from = readCursor(query.cursor, 'raised')
    const { items, ...standing } = await notifications.list(recruiter, { limit: query.limit + 1, from })
    const { rows, link } = cutPage(listNotifications.path, query, items, ({ created_at: value, id }) => ({
      order: 'raised',
      value,
      id,
    }))
    if (link) reply.header('Link', link)
    return { ...standing, items: rows }
  })

  implement(app, readNotifications, ({ recruiter, body }) => notifications.read(recruiter, body))
  implement(app, unreadNotifications, ({ recruiter, body }) => notifications.unread(recruiter, body))
  implement(app, getNotificationSettings, ({ recruiter }) => settings.find(recruiter))
  implement(app, changeNotificationSettings, ({ recruiter, body }) => settings.change(recruiter, body))
}
