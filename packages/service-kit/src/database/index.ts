export { openConnections, type ConnectionOptions, type Settings, type Sql } from './connections.ts'
export { isUnreachable } from './failures.ts'
export { rememberRecruiters } from './remember-recruiters.ts'
export { databaseUrlOf, databaseVariables } from './variables.ts'
