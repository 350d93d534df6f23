/**
 * Code that is loaded apart. Whoever needs it, and whoever has it loaded beforehand, calls these: another `import` of
 * the same file would get chunks of its own.
 */
export const loadSignedInArea = () => import('../chrome/signed-in/signed-in-area.tsx')
export const loadRequireRole = () => import('../role/require-role.tsx')
export const loadDashboard = () => import('../dashboard/dashboard-page.tsx')
/** Only for signing in and registering: a session that exists already needs no API client. */
export const loadAccountCalls = () => import('../sign-in/register-account.ts')
