/** The code that follows notifications, loaded apart: apart from `site/page-code.ts`, which loads what needs it. */
export const loadNotificationStream = () => import('./follow-notifications.ts')
