export { zodResolver } from '@hookform/resolvers/zod'
export * as fields from './sign-in-fields.ts'
